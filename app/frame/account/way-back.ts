import { returnPath } from "../return-path.ts";

/** The visits to the provider; what it sends back of the first is lost when signing in fails, of the second there is nothing. */
const KEYS = { "signing-in": "vigie.way-in", "signing-out": "vigie.way-back" } as const;
type Visit = keyof typeof KEYS;

/** Remembers this page over a visit to the provider. */
export function keepWayBack(visit: Visit): void {
  const { pathname, search } = window.location;
  try {
    window.sessionStorage.setItem(KEYS[visit], pathname + search);
  } catch {
    // Without storage one comes back to a page that all have.
  }
}

/** The page from which somebody left, as long as the visit is not over. */
export function wayBack(visit: Visit): string | null {
  try {
    return returnPath(window.sessionStorage.getItem(KEYS[visit]));
  } catch {
    return null;
  }
}

/** The page to come back to, once: the visit is over. */
export function takeWayBack(visit: Visit): string | null {
  const back = wayBack(visit);
  try {
    window.sessionStorage.removeItem(KEYS[visit]);
  } catch {
    // Nothing was kept.
  }
  return back;
}
