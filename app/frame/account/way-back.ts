import { readStored, writeStored } from "../browser-storage.ts";
import { returnPath } from "../return-path.ts";

/**
 * Storage keys of the two visits to the provider. Signing in loses the provider's own return state if it
 * fails; signing out has no such state.
 */
const KEYS = { "signing-in": "vigie.way-in", "signing-out": "vigie.way-back" } as const;
type ProviderVisit = keyof typeof KEYS;

/** Stores this page's address for the visit. Without storage, the visitor returns to a default page. */
export function storeWayBack(visit: ProviderVisit): void {
  const { pathname, search } = window.location;
  writeStored("sessionStorage", KEYS[visit], pathname + search);
}

/** Returns the page that the visitor left, while the visit lasts. */
export const wayBack = (visit: ProviderVisit): string | null =>
  returnPath(readStored("sessionStorage", KEYS[visit]));

/** Returns the page to go back to and forgets it: the visit is over. */
export function takeWayBack(visit: ProviderVisit): string | null {
  const back = wayBack(visit);
  writeStored("sessionStorage", KEYS[visit], null);
  return back;
}
