import { useSyncExternalStore } from "react";

interface NetworkInformation {
  readonly saveData?: boolean;
  readonly effectiveType?: "slow-2g" | "2g" | "3g" | "4g";
}

function connection(): NetworkInformation {
  return (navigator as Navigator & { connection?: NetworkInformation }).connection ?? {};
}

/** Fetching a page ahead of the click is for connections that can spare it. */
function allowsPrefetch(): boolean {
  const { saveData, effectiveType } = connection();
  return navigator.onLine && !saveData && effectiveType !== "slow-2g" && effectiveType !== "2g";
}

/** Payloads of the main pages are small: only the slowest connection goes without. */
function allowsPreload(): boolean {
  return navigator.onLine && connection().effectiveType !== "slow-2g";
}

function subscribe(listener: () => void): () => void {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}

// Offline nothing may be fetched ahead: code that fails to load makes the router reload the page, which would then be lost.
const no = () => false;
export const useAllowsPrefetch = () => useSyncExternalStore(subscribe, allowsPrefetch, no);
export const useAllowsPreload = () => useSyncExternalStore(subscribe, allowsPreload, no);
