/** Root path of the API's version. A breaking change gets a new number, and the old version stays. */
export const API_ROOT = "/api/v1";

/** Returns whether an address belongs to the public API, in any version. */
export function isApiPath(pathname: string): boolean {
  return /^\/api\/v\d+(?:\/|$)/.test(pathname);
}
