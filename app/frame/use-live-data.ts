import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { emitToast } from "./toast-store.ts";
import { updatesPaused } from "./updates-paused.ts";

const REFRESH_EVERY_MS = 60_000;

/**
 * Refreshes the page's figures each minute while the page is visible, and as soon as the network is back.
 * Does not refresh while updates are paused.
 */
export function useLiveData(everyMs = REFRESH_EVERY_MS): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    let last = Date.now();
    const refresh = () => {
      if (document.visibilityState !== "visible" || !navigator.onLine || updatesPaused.get()) return;
      last = Date.now();
      void revalidate();
    };
    const onVisible = () => {
      if (Date.now() - last >= everyMs) refresh();
    };
    const onOffline = () => emitToast("offline");
    const onOnline = () => {
      emitToast("online");
      refresh();
    };
    const timer = setInterval(refresh, everyMs);
    document.addEventListener("visibilitychange", onVisible);
    window.addEventListener("offline", onOffline);
    window.addEventListener("online", onOnline);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", onVisible);
      window.removeEventListener("offline", onOffline);
      window.removeEventListener("online", onOnline);
    };
  }, [revalidate, everyMs]);
}
