/** The open popover around an element; browsers of before 2024 have none, and refuse to look for one. */
export const openPopover = (element: Element): HTMLElement | null =>
  "popover" in HTMLElement.prototype ? element.closest<HTMLElement>(":popover-open") : null;
