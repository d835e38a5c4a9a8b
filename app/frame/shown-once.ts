/** What a browser is shown until it was seen or closed once; where nothing may be stored, until the page is left. */
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
