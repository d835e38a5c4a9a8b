const KEY = "vigie.erased";

/** Remembers in this tab that the profile was erased: signing out leads over the provider's pages. */
export function keepErased(): void {
  try {
    window.sessionStorage.setItem(KEY, "1");
  } catch {
    // Without storage the page only asks to log in.
  }
}

export function isErased(): boolean {
  try {
    return window.sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** Somebody is in again. */
export function forgetErased(): void {
  try {
    window.sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}
