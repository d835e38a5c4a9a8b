import { useEffect } from "react";
import type { LiveMap } from "../engine/live-map.ts";

/** A finger scrolls the page, and in a narrow window the map is a part of a longer page. */
const SCROLLS = "(pointer: coarse), (width < 64rem)";

/**
 * Lets one finger and the wheel scroll the page if it can scroll: not on a desktop and not in full screen.
 */
export function useSharedGestures(map: LiveMap | null, isFull: boolean): void {
  useEffect(() => {
    if (!map) return;
    const scrolls = window.matchMedia(SCROLLS);
    const follow = () => map.setSharesGestures(scrolls.matches && !isFull);
    follow();
    scrolls.addEventListener("change", follow);
    return () => scrolls.removeEventListener("change", follow);
  }, [map, isFull]);
}
