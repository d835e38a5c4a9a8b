import { type RefObject, useEffect, useState } from "react";

/**
 * Returns whether an element fills the screen and a function to toggle it; null if the browser does not
 * support it.
 */
export function useFullScreen(element: RefObject<HTMLElement | null>) {
  const [isFull, setIsFull] = useState(false);
  useEffect(() => {
    const onChange = () => setIsFull(document.fullscreenElement === element.current);
    document.addEventListener("fullscreenchange", onChange);
    return () => document.removeEventListener("fullscreenchange", onChange);
  }, [element]);
  const isPossible = typeof document !== "undefined" && document.fullscreenEnabled;
  async function toggle() {
    try {
      if (document.fullscreenElement) await document.exitFullscreen();
      else await element.current?.requestFullscreen();
    } catch {
      // Refused by the browser or the visitor: the map keeps its size.
    }
  }
  return { isFull, toggle: isPossible ? toggle : null };
}
