import { returnPath } from "../return-path.ts";

/**
 * Storage keys of the two visits to the provider. Signing in loses the provider's own return state if it
 * fails; signing out has no such state.
 */
const KEYS = { "signing-in": "vigie.way-in", "signing-out": "vigie.way-back" } as const;
type ProviderVisit = keyof typeof KEYS;

/** Stores this page's address for the visit to the provider. */
export function storeWayBack(visit: ProviderVisit): void {
  const { pathname, search } = window.location;
  try {
    window.sessionStorage.setItem(KEYS[visit], pathname + search);
  } catch {
    // Without storage, the visitor returns to a default page.
  }
}

/** Returns the page that the visitor left, while the visit lasts. */
export function wayBack(visit: ProviderVisit): string | null {
  try {
    return returnPath(window.sessionStorage.getItem(KEYS[visit]));
  } catch {
    return null;
  }
}

/** Returns the page to go back to and forgets it: the visit is over. */
export function takeWayBack(visit: ProviderVisit): string | null {
  const back = wayBack(visit);
  try {
    window.sessionStorage.removeItem(KEYS[visit]);
  } catch {
    // Without storage, there is nothing to remove.
  }
  return back;
}
