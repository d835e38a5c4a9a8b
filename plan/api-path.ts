/** Root path of the API's current version. A breaking change adds a version, and the old one stays. */
export const API_ROOT = "/api/v1";

/** Returns whether an address belongs to the public API, in any version. */
export function isApiPath(pathname: string): boolean {
  return /^\/api\/v\d+(?:\/|$)/.test(pathname);
}
