import { readStored, writeStored } from "./browser-storage.ts";

/**
 * Tracks whether something must still be shown: the visitor has not seen or closed it yet. Without storage,
 * the page only remembers this until the visitor leaves it.
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
