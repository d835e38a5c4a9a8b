import { readStored, writeStored } from "../../frame/browser-storage.ts";

const KEY = "vigie.erased";

/**
 * Stores in this tab that the profile was deleted, because signing out leads through the provider's pages.
 * Without storage, the page only asks the person to sign in.
 */
export function keepErased(): void {
  writeStored("sessionStorage", KEY, "1");
}

export const isErased = (): boolean => readStored("sessionStorage", KEY) !== null;

/** Removes the mark, once a person signs in again. */
export function forgetErased(): void {
  writeStored("sessionStorage", KEY, null);
}
