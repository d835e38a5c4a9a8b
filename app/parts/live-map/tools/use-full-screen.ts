import { type RefObject, useEffect, useState } from "react";

/** Whether an element fills the screen, and the way to turn that over; null where the browser cannot. */
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
      // Refused by the browser or its owner: the map stays where it is.
    }
  }
  return { isFull, toggle: isPossible ? toggle : null };
}
