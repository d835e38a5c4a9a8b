/**
 * A localStorage key, set while reports of this device wait or their outcome is unseen. Other pages only read
 * this key.
 */
const NAME = "vigie-signalements";

export function isAnyWaiting(): boolean {
  try {
    return localStorage.getItem(NAME) !== null;
  } catch {
    return false;
  }
}

export function markWaiting(isAny: boolean): void {
  try {
    if (isAny) localStorage.setItem(NAME, "1");
    else localStorage.removeItem(NAME);
  } catch {
    // Without localStorage, only the report page sends reports.
  }
}
