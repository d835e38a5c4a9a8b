import { useEffect } from "react";
import type { LiveMap } from "../engine/live-map.ts";

/** A finger scrolls the page, and in a narrow window the map is a part of a longer page. */
const SCROLLS = "(pointer: coarse), (width < 64rem)";

/** One finger and the wheel belong to the page where there is a page to scroll: not on a desk, nor in full screen. */
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
