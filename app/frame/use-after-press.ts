import { useEffect, useRef } from "react";

const ENDS = ["pointerup", "pointercancel"] as const;

/**
 * Returns a function that runs an action once the current press, with its click, has ended. New content could
 * otherwise move the pressed element away, and the press would be lost.
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
    // A finger has already lifted, and its click comes before any timer.
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
