/** Set while reports of this device wait, or arrived without their sender being told: all that other pages look at. */
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
    // Only the report's own page goes on sending.
  }
}
