import { useEffect } from "react";
import { createStore } from "../../../frame/store.ts";
import type { BrowserPush } from "./device-state.ts";
import { readBrowser } from "./this-device.ts";

/** What the browser said last; null before that. Shared by all parts of a page. */
const known = createStore<BrowserPush | null>(null);

export const setBrowserPush = known.set;

async function read(): Promise<void> {
  if (document.visibilityState === "visible") known.set(await readBrowser());
}

/** Asks the browser once, and again when its owner comes back to the page: they may have changed its settings. */
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
