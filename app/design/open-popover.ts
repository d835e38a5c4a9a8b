/** Returns the open popover around an element, else null. Browsers from before 2024 throw on the selector. */
export const openPopover = (element: Element): HTMLElement | null =>
  "popover" in HTMLElement.prototype ? element.closest<HTMLElement>(":popover-open") : null;
