import { useEffect, useState } from "react";

/** Long enough to read. */
const SHOWN_MS = 6000;

/** Result of sharing: `byHand` if scripts cannot copy. */
export type ShareResult = "copied" | "byHand" | null;

/** Shares the view's address, with position and layers, through the device's share menu or the clipboard. */
export function useShare(title: string) {
  const [result, setResult] = useState<ShareResult>(null);
  useEffect(() => {
    if (result !== "copied") return;
    const timer = setTimeout(() => setResult(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [result]);
  async function share() {
    const url = window.location.href;
    setResult(null);
    try {
      if (typeof navigator.share === "function" && window.matchMedia("(pointer: coarse)").matches) {
        await navigator.share({ title, url });
        return;
      }
      await navigator.clipboard.writeText(url);
      setResult("copied");
    } catch (error) {
      // A visitor who closes the share menu does not want another way.
      if (!(error instanceof DOMException && error.name === "AbortError")) setResult("byHand");
    }
  }
  return { result, share, forget: () => setResult(null) };
}
