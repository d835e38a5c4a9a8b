/** Kind of browser storage: `sessionStorage` only lasts as long as the tab. */
type Where = "localStorage" | "sessionStorage";

/** Returns a stored text; null if there is none or if storage is blocked. */
export function readStored(where: Where, key: string): string | null {
  try {
    return window[where].getItem(key);
  } catch {
    return null;
  }
}

/** Returns a value stored as JSON; null if there is none or if it is unreadable. */
export function readStoredJson(where: Where, key: string): unknown {
  try {
    return JSON.parse(readStored(where, key) ?? "null");
  } catch {
    return null;
  }
}

/** Stores a text; null removes it. Returns false if storage is blocked or full. */
export function writeStored(where: Where, key: string, text: string | null): boolean {
  try {
    if (text === null) window[where].removeItem(key);
    else window[where].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
