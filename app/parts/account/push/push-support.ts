/** Whether this browser can show notifications, or what stands in their way. */
export type PushSupport =
  /** It has none. */
  | "none"
  /** An iPhone or iPad gives them to sites on its home screen alone. */
  | "home-screen"
  /** Its owner said no, once and for all. */
  | "denied"
  | "possible";

/** iPads call themselves Macs, and no Mac has a screen to touch. */
const isIos = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

export function pushSupport(): PushSupport {
  if (!("PushManager" in window && "serviceWorker" in navigator && "Notification" in window))
    return isIos() ? "home-screen" : "none";
  return Notification.permission === "denied" ? "denied" : "possible";
}
