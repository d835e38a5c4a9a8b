/** Prefix of the identity client's keys in local storage. */
const KEYS = "@@auth0spajs@@";

/** Returns whether a storage key belongs to a session. A null key means that all keys changed at once. */
export const isOfSession = (key: string | null): boolean => key === null || key.startsWith(KEYS);

/** Returns whether a visitor signed in here before, so that the identity client is worth loading. */
export function hasStoredSession(): boolean {
  try {
    return Object.keys(window.localStorage).some(isOfSession);
  } catch {
    return false;
  }
}
