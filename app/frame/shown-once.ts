import { readStored, writeStored } from "./browser-storage.ts";

/**
 * Tracks something that is shown until the visitor has seen or closed it once. Without storage it is tracked
 * until the visitor leaves the page.
 */
export function shownOnce(key: string) {
  let isForgotten = false;
  return {
    isWanted: (): boolean => !isForgotten && readStored("localStorage", key) === null,
    forget(): void {
      isForgotten = true;
      writeStored("localStorage", key, "vu");
    },
  };
}
