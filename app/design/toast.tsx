import { type ReactNode, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { Icon } from "./icon.tsx";
import styles from "./toast.module.css";

/** How long a toast stays, in milliseconds, unless hovered or focused. */
const TOAST_STAY_MS = 5000;

interface RegionProps {
  readonly label: string;
  readonly place?: "top" | "bottom";
  /** The open modal dialog, if any. Toasts outside of it could not be seen, heard or closed. */
  readonly inside?: Element | null;
  readonly children: ReactNode;
}

/** Region for toasts, always on the page and in an open dialog, so that screen readers announce toasts. */
export function ToastRegion({ label, place = "top", inside = null, children }: RegionProps) {
  const regionOf = (toasts: ReactNode) => (
    <section className={styles.region} data-place={place} aria-label={label} aria-live="polite">
      {toasts}
    </section>
  );
  return (
    <>
      {regionOf(inside === null && children)}
      {inside && createPortal(regionOf(children), inside)}
    </>
  );
}

interface ToastProps {
  readonly tone: "success" | "error";
  readonly stays?: boolean | undefined;
  readonly closeLabel: string;
  /** Called after the toast has faded out: remove the toast from the page. */
  readonly onGone: () => void;
  readonly children: ReactNode;
}

/** A toast that fades in, stays and fades out. Its time restarts when a hover or focus ends. */
export function Toast({ tone, stays = false, closeLabel, onGone, children }: ToastProps) {
  const [held, setHeld] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const gone = useRef(onGone);
  gone.current = onGone;

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
      onAnimationEnd={() => leaving && gone.current()}
    >
      <Icon name={tone === "error" ? "error" : "check-circle"} />
      <p>{children}</p>
      <button type="button" onClick={() => setLeaving(true)}>
        <Icon name="close" label={closeLabel} />
      </button>
    </div>
  );
}
