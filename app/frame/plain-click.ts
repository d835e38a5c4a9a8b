/** The link that a plain click follows in this window; null for any other click. */
export function followedLink(event: MouseEvent): HTMLAnchorElement | null {
  const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (event.defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return null;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  return link && !link.target && !link.download && link.origin === location.origin ? link : null;
}
