/** Returns the link at an event's target if the link leads to this site in this window; otherwise null. */
export function siteLinkOf({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest("a") : null;
  return link && !link.target && !link.download && link.origin === location.origin ? link : null;
}

/** Returns the link that a plain click follows in this window; null for any other click. */
export function followedLink(event: MouseEvent): HTMLAnchorElement | null {
  const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (event.defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return null;
  return siteLinkOf(event);
}
