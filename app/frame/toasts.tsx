import { useEffect } from "react";
import type { Run } from "#content/read-label.ts";
import type { Language } from "#territory/language.ts";
import { Toast, ToastRegion } from "../design/toast.tsx";
import { useTexts } from "../i18n/use-texts.ts";
import { readStored, writeStored } from "./browser-storage.ts";
import { useShownDialog } from "./pop-in-store.ts";
import type { SetAlert } from "./site-configuration.ts";
import { emitToast, removeToast, setToasts, useShownToasts } from "./toast-store.ts";
import { useConfiguration } from "./use-configuration.ts";
import { useScreenKind } from "./use-screen-kind.ts";

const KEY = "vigie.arrival";

/** Returns the messages on arrival that this browser did not show yet with these words and language. */
export function newArrivals(alerts: readonly SetAlert[], language: Language): readonly SetAlert[] {
  const arrivals = alerts.filter(({ isOnArrival }) => isOnArrival);
  const key = `${KEY}.${language}`;
  const text = JSON.stringify(arrivals.map(({ slug, label }) => [slug, label]));
  const before = readStored("localStorage", key) ?? "";
  // Without storage, each load counts as an arrival.
  if (arrivals.length === 0 || !writeStored("localStorage", key, text)) return arrivals;
  return arrivals.filter(({ slug, label }) => !before.includes(JSON.stringify([slug, label])));
}

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
  return (
    // Toasts must not cover a crisis message or the button that closes a pop-in, nor the emergency numbers
    // for long.
    <ToastRegion
      label={t("toast.region")}
      inside={dialog}
      place={crisis || dialog || toasts.some(({ stays }) => stays) ? "bottom" : place}
    >
      {toasts.map(({ slug, label, type, stays }) => (
        <Toast
          key={slug}
          tone={type}
          stays={stays}
          closeLabel={t("toast.close")}
          onGone={() => removeToast(slug)}
        >
          {typeof label === "string" ? t(label) : label.map(renderRun)}
        </Toast>
      ))}
    </ToastRegion>
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
