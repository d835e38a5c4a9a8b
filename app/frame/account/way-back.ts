import { returnPath } from "./return-path.ts";

const KEY = "vigie.way-back";

/** Remembers this page over a visit to the provider that brings nothing back: signing out. */
export function keepWayBack(): void {
  const { pathname, search } = window.location;
  try {
    window.sessionStorage.setItem(KEY, pathname + search);
  } catch {
    // Without storage one comes back to the home page.
  }
}

/** The page to come back to, once. */
export function takeWayBack(): string | null {
  try {
    const kept = window.sessionStorage.getItem(KEY);
    window.sessionStorage.removeItem(KEY);
    return returnPath(kept);
  } catch {
    return null;
  }
}
