/** What the identity client's keys begin with in this browser's storage. */
const KEYS = "@@auth0spajs@@";

/** Whether a key of the storage is of somebody's session; null stands for all keys at once. */
export const isOfSession = (key: string | null): boolean => key === null || key.startsWith(KEYS);

/** Whether somebody signed in here before: the identity client is worth loading. */
export function hasKeptSession(): boolean {
  try {
    return Object.keys(window.localStorage).some(isOfSession);
  } catch {
    return false;
  }
}
