import type { IncomingHttpHeaders } from "node:http";

/** The only headers of a visitor that may change a redirect or the language cookie. */
export const VISITOR_HEADERS = ["cookie", "accept-language", "user-agent", "sec-fetch-site"] as const;

/** The request as the app's rules on visitors see it. */
export function visitorRequest(url: URL, headers: IncomingHttpHeaders): Request {
  const kept = new Headers();
  for (const name of VISITOR_HEADERS) {
    const value = headers[name];
    if (typeof value === "string") kept.set(name, value);
  }
  return new Request(url, { headers: kept });
}
