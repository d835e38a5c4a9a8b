import { type ReactNode, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import type { Run } from "#content/read-label.ts";
import type { Language } from "#territory/language.ts";
import { Icon } from "../design/icon.tsx";
import { useTexts } from "../i18n/use-texts.ts";
import { readStored, writeStored } from "./browser-storage.ts";
import { useShownDialog } from "./pop-in-store.ts";
import type { SetAlert } from "./site-configuration.ts";
import { emitToast, removeToast, setToasts, useShownToasts } from "./toast-store.ts";
import styles from "./toasts.module.css";
import { useConfiguration } from "./use-configuration.ts";
import { useScreenKind } from "./use-screen-kind.ts";

/** How long a toast stays, in milliseconds, unless hovered or focused. */
const TOAST_STAY_MS = 5000;
const KEY = "vigie.arrival";

/** Returns the arrival messages that this browser has not shown yet with this text, in this language. */
export function newArrivals(alerts: readonly SetAlert[], language: Language): readonly SetAlert[] {
  const arrivals = alerts.filter(({ isOnArrival }) => isOnArrival);
  const key = `${KEY}.${language}`;
  const text = JSON.stringify(arrivals.map(({ slug, label }) => [slug, label]));
  const before = readStored("localStorage", key) ?? "";
  // Without storage, each load counts as an arrival.
  if (arrivals.length === 0 || !writeStored("localStorage", key, text)) return arrivals;
  return arrivals.filter(({ slug, label }) => !before.includes(JSON.stringify([slug, label])));
}

/**
 * Region for toasts, always on the page and in an open dialog, so that screen readers announce toasts.
 * Toasts outside of an open modal dialog could not be seen, heard or closed.
 */
export function Toasts() {
  const { language, t } = useTexts();
  const { toasts: place } = useScreenKind();
  const toasts = useShownToasts();
  const { alerts, crisis } = useConfiguration();
  const dialog = useShownDialog();
  useEffect(() => {
    if (alerts === undefined) return;
    setToasts(alerts);
    for (const { slug } of newArrivals(alerts, language)) emitToast(slug);
  }, [alerts, language]);
  // Toasts must not cover a crisis message or the button that closes a pop-in, nor the emergency numbers for
  // long.
  const isAtBottom = crisis || dialog || toasts.some(({ stays }) => stays);
  const regionOf = (shown: ReactNode) => (
    <section
      className={styles.region}
      data-place={isAtBottom ? "bottom" : place}
      aria-label={t("toast.region")}
      aria-live="polite"
    >
      {shown}
    </section>
  );
  const all = toasts.map(({ slug, label, type, stays }) => (
    <Toast key={slug} tone={type} stays={stays} onGone={() => removeToast(slug)}>
      {typeof label === "string" ? t(label) : label.map(renderRun)}
    </Toast>
  ));
  return (
    <>
      {regionOf(dialog === null && all)}
      {dialog && createPortal(regionOf(all), dialog)}
    </>
  );
}

interface ToastProps {
  readonly tone: "success" | "error";
  readonly stays: boolean | undefined;
  /** Called after the toast has faded out, to remove the toast from the page. */
  readonly onGone: () => void;
  readonly children: ReactNode;
}

/** A toast that fades in, stays and fades out. Its time restarts when a hover or focus ends. */
function Toast({ tone, stays, onGone, children }: ToastProps) {
  const { t } = useTexts();
  const [held, setHeld] = useState(false);
  const [leaving, setLeaving] = useState(false);

  useEffect(() => {
    if (stays || held || leaving) return;
    const timer = setTimeout(() => setLeaving(true), TOAST_STAY_MS);
    return () => clearTimeout(timer);
  }, [stays, held, leaving]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hover and focus only prolong the toast; they are no controls.
    <div
      className={styles.toast}
      data-tone={tone}
      data-leaving={leaving || undefined}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onAnimationEnd={() => leaving && onGone()}
    >
      <Icon name={tone === "error" ? "error" : "check-circle"} />
      <p>{children}</p>
      <button type="button" onClick={() => setLeaving(true)}>
        <Icon name="close" label={t("toast.close")} />
      </button>
    </div>
  );
}

/** Renders a run, a piece of an editor's text. The server has parsed its HTML, so no HTML arrives here. */
function renderRun({ text, tag: Tag, href }: Run, at: number) {
  const words = Tag ? <Tag key={at}>{text}</Tag> : text;
  return href ? (
    <a key={at} href={href}>
      {words}
    </a>
  ) : (
    words
  );
}
