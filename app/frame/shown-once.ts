/**
 * Tracks something that is shown until the visitor has seen or closed it once. Without storage it is tracked
 * until the visitor leaves the page.
 */
export function shownOnce(key: string) {
  let isForgotten = false;
  return {
    isWanted(): boolean {
      try {
        return !isForgotten && window.localStorage.getItem(key) === null;
      } catch {
        return !isForgotten;
      }
    },
    forget(): void {
      isForgotten = true;
      try {
        window.localStorage.setItem(key, "vu");
      } catch {
        // Storage is blocked or full.
      }
    },
  };
}
