import type { IncomingHttpHeaders } from "node:http";

/**
 * Whether a request that writes comes from a page of this site. Browsers say so themselves, in headers that no page can set;
 * what says neither is no browser's form and is refused too.
 */
export function isFromOwnPage(headers: IncomingHttpHeaders, siteUrl: string): boolean {
  const site = headers["sec-fetch-site"];
  if (site !== undefined) return site === "same-origin";
  return headers.origin === new URL(siteUrl).origin;
}
