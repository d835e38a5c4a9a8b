import { readStored, writeStored } from "../../frame/browser-storage.ts";

/** A localStorage key, set while reports wait or their outcome is unseen. Other pages only read it. */
const NAME = "vigie-signalements";

export const isAnyWaiting = (): boolean => readStored("localStorage", NAME) !== null;

/** Marks for all pages whether reports wait. Without localStorage, only the report page sends reports. */
export function markWaiting(isAny: boolean): void {
  writeStored("localStorage", NAME, isAny ? "1" : null);
}
