import { useEffect } from "react";
import { createStore } from "../../../frame/store.ts";
import { type BrowserPush, readBrowser } from "./this-device.ts";

/** The browser's last known push state; null before it is read. Shared by all parts of a page. */
const known = createStore<BrowserPush | null>(null);

export const setBrowserPush = known.set;

async function read(): Promise<void> {
  if (document.visibilityState === "visible") known.set(await readBrowser());
}

/**
 * Returns the browser's push state, read once and again when the person returns to the page: they may have
 * changed the settings.
 */
export function useBrowserPush(): BrowserPush | null {
  useEffect(() => {
    if (known.get() === null) void read();
    const again = () => void read();
    document.addEventListener("visibilitychange", again);
    window.addEventListener("focus", again);
    return () => {
      document.removeEventListener("visibilitychange", again);
      window.removeEventListener("focus", again);
    };
  }, []);
  return known.use();
}
