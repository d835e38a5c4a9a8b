import { type PointerEvent, type RefObject, useEffect, useRef, useState } from "react";
import { isStill } from "../engine/load-engine.ts";

export const PANEL_HEIGHTS = ["peek", "half", "full"] as const;
type PanelHeight = (typeof PANEL_HEIGHTS)[number];

/** Returns the page's scroll in pixels for a panel height. `panelTop` is the panel's position in the page. */
export function scrollOf(height: PanelHeight, panelTop: number, windowHeight: number): number {
  if (height === "peek") return 0;
  return Math.max(0, height === "half" ? panelTop - windowHeight / 2 : panelTop);
}

/** Returns the height nearest to the page's scroll. Past the panel's top, the height stays full. */
export function heightAt(scroll: number, panelTop: number, windowHeight: number): PanelHeight {
  const away = (height: PanelHeight) => Math.abs(scrollOf(height, panelTop, windowHeight) - scroll);
  return PANEL_HEIGHTS.reduce((nearest, each) => (away(each) < away(nearest) ? each : nearest));
}

export const nextHeight = (height: PanelHeight): PanelHeight =>
  PANEL_HEIGHTS[(PANEL_HEIGHTS.indexOf(height) + 1) % PANEL_HEIGHTS.length] ?? "peek";

/** Pointer movement in pixels below which a press is not a drag. */
const STILL_PX = 6;

/**
 * Moves the phone's panel with the page's own scroll, so that fingers, wheels, keyboards and screen readers
 * can move it. A finger drags the handle like the page itself; a mouse or a pen is handled here.
 */
export function useBottomPanel(panel: RefObject<HTMLElement | null>) {
  const [height, setHeight] = useState<PanelHeight>("peek");
  const drag = useRef<{ readonly from: number; readonly scroll: number; hasMoved: boolean } | null>(null);
  const topOf = () => (panel.current?.getBoundingClientRect().top ?? 0) + window.scrollY;

  useEffect(() => {
    const follow = () => setHeight(heightAt(window.scrollY, topOf(), window.innerHeight));
    follow();
    window.addEventListener("scroll", follow, { passive: true });
    return () => window.removeEventListener("scroll", follow);
  });

  function goTo(to: PanelHeight): void {
    window.scrollTo({
      top: scrollOf(to, topOf(), window.innerHeight),
      behavior: isStill() ? "instant" : "smooth",
    });
  }
  const handle = {
    onClick: () => {
      if (drag.current?.hasMoved) return;
      goTo(nextHeight(height));
    },
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      drag.current = { from: event.clientY, scroll: window.scrollY, hasMoved: false };
      if (event.pointerType !== "touch") event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const { current } = drag;
      if (!current || event.pointerType === "touch" || event.buttons === 0) return;
      const moved = current.from - event.clientY;
      if (Math.abs(moved) > STILL_PX) current.hasMoved = true;
      if (current.hasMoved) window.scrollTo({ top: current.scroll + moved, behavior: "instant" });
    },
    onPointerUp: () => {
      if (drag.current?.hasMoved) goTo(heightAt(window.scrollY, topOf(), window.innerHeight));
    },
    // A key press does not end a drag.
    onKeyDown: () => {
      drag.current = null;
    },
  };
  return { height, handle };
}
