import { readStored, writeStored } from "../../frame/browser-storage.ts";

const KEY = "vigie.erased";

/**
 * Stores in this tab that the profile was deleted: after the deletion, signing out visits the provider's
 * pages. Without storage, the next page asks the person to sign in and does not confirm the deletion.
 */
export function keepErased(): void {
  writeStored("sessionStorage", KEY, "1");
}

export const isErased = (): boolean => readStored("sessionStorage", KEY) !== null;

/** Removes the note of a deleted profile from this tab, once a person signs in again. */
export function forgetErased(): void {
  writeStored("sessionStorage", KEY, null);
}
