import { readStored, writeStored } from "../browser-storage.ts";
import { returnPath } from "../return-path.ts";

/**
 * Storage keys of the page to return to, for the two visits to the identity provider. The provider's own
 * return state is lost if signing in fails, and does not exist for signing out.
 */
const KEYS = { "signing-in": "vigie.way-in", "signing-out": "vigie.way-back" } as const;
type ProviderVisit = keyof typeof KEYS;

/** Stores this page's address for the visit. Without storage, the visitor returns to a default page. */
export function storeWayBack(visit: ProviderVisit): void {
  const { pathname, search } = window.location;
  writeStored("sessionStorage", KEYS[visit], pathname + search);
}

/** Returns the path of the page that the visitor left for the provider; null if no visit is in progress. */
export const wayBack = (visit: ProviderVisit): string | null =>
  returnPath(readStored("sessionStorage", KEYS[visit]));

/** Returns the path of the page to return to, and removes it from storage: the visit is over. */
export function takeWayBack(visit: ProviderVisit): string | null {
  const back = wayBack(visit);
  writeStored("sessionStorage", KEYS[visit], null);
  return back;
}
