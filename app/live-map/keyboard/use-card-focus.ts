import { type KeyboardEvent, type RefObject, useEffect, useRef } from "react";
import { isStill } from "../engine/load-engine.ts";

interface Options {
  readonly screen: RefObject<HTMLElement | null>;
  /** The element with the card and the list. Either this element scrolls, or the whole page. */
  readonly side: RefObject<HTMLElement | null>;
  /** Id of the open card; null if there is none. */
  readonly card: string | null;
  readonly onClose: () => void;
}

const CARD = "#selection";
/** Minimum height that must be visible to show a card's main content. */
const MAIN_CONTENT_PX = 160;

/**
 * Moves focus to an opened card and scrolls it into view. Escape closes the card. Focus and scroll then
 * return to where they were.
 */
export function useCardFocus({ screen, side, card, onClose }: Options) {
  const opener = useRef<Element | null>(null);
  const shown = useRef(card);
  const before = useRef({ page: 0, side: 0 });

  useEffect(() => {
    if (shown.current === card) return;
    shown.current = card;
    if (card === null) {
      const back = opener.current?.isConnected ? opener.current : screen.current?.querySelector("canvas");
      if (back instanceof HTMLElement) back.focus({ preventScroll: true });
      const restore = () => {
        window.scrollTo({ top: before.current.page, behavior: "instant" });
        side.current?.scrollTo({ top: before.current.side, behavior: "instant" });
        // Another card may have been pressed further down meanwhile.
        if (side.current?.contains(back ?? null))
          back?.scrollIntoView({ block: "nearest", behavior: "instant" });
      };
      restore();
      // A scroll to the card that has not ended, or the browser's scroll anchoring, can still move the page.
      requestAnimationFrame(() => requestAnimationFrame(restore));
      return;
    }
    const element = screen.current?.querySelector<HTMLElement>(CARD);
    if (!element) return;
    // In full screen only the map is visible, and the card is outside it.
    const full = document.fullscreenElement;
    if (full && !full.contains(element)) void document.exitFullscreen().catch(() => undefined);
    element.setAttribute("tabindex", "-1");
    element.focus({ preventScroll: true });
    if (!isSeen(element, side.current)) {
      element.scrollIntoView({ block: "start", behavior: isStill() ? "instant" : "smooth" });
    }
  }, [screen, side, card]);

  return {
    onFocus: ({ target }: { readonly target: Element }) => {
      if (!target.closest(CARD)) opener.current = target;
    },
    onClickCapture: () => {
      if (card === null) before.current = { page: window.scrollY, side: side.current?.scrollTop ?? 0 };
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented || card === null) return;
      onClose();
    },
  };
}

function isSeen(card: Element, side: Element | null): boolean {
  const { top } = card.getBoundingClientRect();
  const around = side?.getBoundingClientRect();
  const lowest = Math.min(window.innerHeight, around?.bottom ?? window.innerHeight);
  return top >= Math.max(0, around?.top ?? 0) && top + MAIN_CONTENT_PX <= lowest;
}
