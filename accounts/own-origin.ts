import type { IncomingHttpHeaders } from "node:http";

type Headers = Pick<IncomingHttpHeaders, "sec-fetch-site" | "origin" | "referer">;

/**
 * Returns true if a write request comes from a page at one of our addresses. Browsers send the page's origin
 * in headers that no page can set; the oldest browsers only send `Referer`. A request without these headers
 * is not from a browser's form, and is rejected.
 */
export function isFromOwnPage(headers: Headers, addresses: readonly string[]): boolean {
  const site = headers["sec-fetch-site"];
  if (site !== undefined) return site === "same-origin";
  const origin = headers.origin ?? URL.parse(headers.referer ?? "")?.origin;
  if (origin === undefined || origin === "null") return false;
  return addresses.some((address) => URL.parse(address)?.origin === origin);
}
