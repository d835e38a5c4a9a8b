import { decoded } from "../paths.ts";

/** What an address's `#…` names on this page. */
export const hashTarget = (hash: string): HTMLElement | null =>
  hash ? document.getElementById(decoded(hash.slice(1))) : null;

/** The next Tab goes on from here; the page does not move. */
export function focusTarget(target: HTMLElement): void {
  // What Tab reaches by itself stays in its way.
  if (target.tabIndex < 0 && !target.hasAttribute("tabindex")) target.setAttribute("tabindex", "-1");
  target.focus({ preventScroll: true });
}
