export type PushSupport =
  /** The browser has no notifications. */
  | "none"
  /** An iPhone or iPad, which only allows notifications for sites on its home screen. */
  | "home-screen"
  /** The person refused permission permanently. */
  | "denied"
  | "possible";

/** Detects iOS. iPads call themselves Macs, but no Mac has a touch screen. */
const isIos = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

export function pushSupport(): PushSupport {
  if (!("PushManager" in window && "serviceWorker" in navigator && "Notification" in window))
    return isIos() ? "home-screen" : "none";
  return Notification.permission === "denied" ? "denied" : "possible";
}
