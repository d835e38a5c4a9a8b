import { useEffect, useState } from "react";

/** Long enough to read. */
const SHOWN_MS = 6000;

/** How sharing ended: `byHand` where the browser lets no script copy. */
export type ShareResult = "copied" | "byHand" | null;

/** Gives the address of the view, position and layers included, to the device's own sharing or the clipboard. */
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
      // Who closes the device's own sharing wants no other.
      if (!(error instanceof DOMException && error.name === "AbortError")) setResult("byHand");
    }
  }
  return { result, share, forget: () => setResult(null) };
}
