import { decoded } from "#plan/paths.ts";

export const hashTarget = (hash: string): HTMLElement | null =>
  hash ? document.getElementById(decoded(hash.slice(1))) : null;

/** Moves the focus to an element without scrolling; the next Tab continues from there. */
export function focusTarget(target: HTMLElement): void {
  // An element in the tab order keeps its own place.
  if (target.tabIndex < 0 && !target.hasAttribute("tabindex")) target.setAttribute("tabindex", "-1");
  target.focus({ preventScroll: true });
}
