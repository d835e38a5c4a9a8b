const KEY = "vigie.erased";

/**
 * Stores in this tab that the profile was deleted, because signing out leads through the provider's pages.
 */
export function keepErased(): void {
  try {
    window.sessionStorage.setItem(KEY, "1");
  } catch {
    // Without storage, the page only asks the person to sign in.
  }
}

export function isErased(): boolean {
  try {
    return window.sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** Removes the mark, once a person signs in again. */
export function forgetErased(): void {
  try {
    window.sessionStorage.removeItem(KEY);
  } catch {
    // Without storage, there is nothing to remove.
  }
}
