import { type KeyboardEvent, type RefObject, useEffect, useRef } from "react";

interface Options {
  readonly screen: RefObject<HTMLElement | null>;
  /** Which card is open; null: none. */
  readonly card: string | null;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

const CARD = "#selection";

/** An opened card takes the focus, Escape closes it, and the focus goes back to what opened it. */
export function useCardFocus({ screen, card, onOpen, onClose }: Options) {
  const opener = useRef<Element | null>(null);
  const shown = useRef(card);
  const opened = useRef(onOpen);
  opened.current = onOpen;

  useEffect(() => {
    if (shown.current === card) return;
    shown.current = card;
    if (card === null) {
      const back = opener.current?.isConnected ? opener.current : screen.current?.querySelector("canvas");
      if (back instanceof HTMLElement) back.focus({ preventScroll: true });
      return;
    }
    opened.current();
    const element = screen.current?.querySelector<HTMLElement>(CARD);
    element?.setAttribute("tabindex", "-1");
    element?.focus({ preventScroll: true });
  }, [screen, card]);

  return {
    onFocus: ({ target }: { readonly target: Element }) => {
      if (!target.closest(CARD)) opener.current = target;
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented || card === null) return;
      onClose();
    },
  };
}
