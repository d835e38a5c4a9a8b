import { readStored, writeStored } from "./browser-storage.ts";

/**
 * Tracks whether something must still be shown. Call `forget` once the visitor has seen or closed it. Without
 * storage, only the open page remembers the call.
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
