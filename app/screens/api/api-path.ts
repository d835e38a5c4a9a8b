/** Where the public API's present version stands. A change that would break a reader gets a new number beside it. */
export const API_ROOT = "/api/v1";

/** Whether an address belongs to the public API, of this version or of any other. */
export function isApiPath(pathname: string): boolean {
  return /^\/api\/v\d+(?:\/|$)/.test(pathname);
}
