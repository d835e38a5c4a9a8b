import type { IncomingHttpHeaders } from "node:http";

type Headers = Pick<IncomingHttpHeaders, "sec-fetch-site" | "origin" | "referer">;

/**
 * Whether a request that writes comes from a page at one of our addresses. Browsers say so themselves, in headers that no page can set;
 * the oldest only say it in `Referer`. What says nothing is no browser's form and is refused too.
 */
export function isFromOwnPage(headers: Headers, addresses: readonly string[]): boolean {
  const site = headers["sec-fetch-site"];
  if (site !== undefined) return site === "same-origin";
  const origin = headers.origin ?? URL.parse(headers.referer ?? "")?.origin;
  if (origin === undefined || origin === "null") return false;
  return addresses.some((address) => URL.parse(address)?.origin === origin);
}
