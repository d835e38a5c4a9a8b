import { useEffect, useRef } from "react";

const ENDS = ["pointerup", "pointercancel"] as const;

/**
 * Does something once the press that goes on has ended, its click too: what appears could move what is pressed away from under it, and
 * the press would be lost.
 */
export function useAfterPress(): (act: () => void) => void {
  const isPressed = useRef(false);
  useEffect(() => {
    const left = new AbortController();
    const listening = { capture: true, signal: left.signal };
    const note = (pressed: boolean) => () => {
      isPressed.current = pressed;
    };
    window.addEventListener("pointerdown", note(true), listening);
    for (const name of ENDS) window.addEventListener(name, note(false), listening);
    return () => left.abort();
  }, []);
  return (act) => {
    // A finger is up already, and its click comes before any timer.
    if (!isPressed.current) {
      setTimeout(act);
      return;
    }
    const ended = new AbortController();
    const go = () => {
      ended.abort();
      setTimeout(act);
    };
    for (const name of ENDS) window.addEventListener(name, go, { signal: ended.signal });
  };
}
