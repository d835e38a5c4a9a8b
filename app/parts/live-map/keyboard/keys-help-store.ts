/** In the browser's store, once the help was seen. */
export const KEYS_HELP_SEEN = "vigie-carte-clavier";

let isForgotten = false;

/** Whether this browser has not yet shown the help; where nothing may be stored, until the page is left. */
export function isKeysHelpWanted(): boolean {
  try {
    return !isForgotten && localStorage.getItem(KEYS_HELP_SEEN) === null;
  } catch {
    return !isForgotten;
  }
}

export function forgetKeysHelp(): void {
  isForgotten = true;
  try {
    localStorage.setItem(KEYS_HELP_SEEN, "vu");
  } catch {
    // Storage is blocked or full.
  }
}
