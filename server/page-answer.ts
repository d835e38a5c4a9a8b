import type { IncomingHttpHeaders } from "node:http";
import type { AppEntry } from "./app-build.ts";
import { chooseEncoding } from "./encoding.ts";
import { isNotModified } from "./not-modified.ts";
import { isDataPath } from "./page-address.ts";
import type { StoredPage } from "./stored-page.ts";
import { visitorRequest } from "./visitor-request.ts";

/** Headers that describe a body, and so are left out of an answer that has none. */
const OF_THE_BODY = new Set(["content-length", "content-encoding", "content-type"]);

/** The Set-Cookie that a document's answer carries beside the shared page. */
export function cookieFor(
  entry: Pick<AppEntry, "localeCookieFor">,
  url: URL,
  headers: IncomingHttpHeaders,
): string | null {
  if (isDataPath(url.pathname)) return null;
  const cookie = entry.localeCookieFor(visitorRequest(url, headers));
  return cookie === null ? null : secureCookie(cookie, url);
}

/** A site whose public origin is HTTPS sends its cookies over nothing else. */
export const secureCookie = (cookie: string, url: URL): string =>
  url.protocol === "https:" ? `${cookie}; Secure` : cookie;

/** A stored page as this visitor takes it: its encoding, 304 when they have it already, their cookie. */
export function pageAnswer(page: StoredPage, visitor: IncomingHttpHeaders, cookie: string | null): Response {
  const encoding = chooseEncoding(String(visitor["accept-encoding"] ?? ""));
  const { body, etag, headers } = page.variants[encoding];
  const isSame = page.status === 200 && isNotModified(visitor["if-none-match"], etag);
  const answer = new Headers();
  for (let at = 0; at < headers.length; at += 2) {
    const name = headers[at] ?? "";
    if (!isSame || !OF_THE_BODY.has(name.toLowerCase())) answer.set(name, headers[at + 1] ?? "");
  }
  if (cookie !== null) answer.append("Set-Cookie", cookie);
  if (isSame) return new Response(null, { status: 304, headers: answer });
  const isEmpty = body.length === 0 || page.status === 204 || page.status === 304;
  // Bodies come from zlib and arrayBuffer(), never from shared memory.
  return new Response(isEmpty ? null : (body as Uint8Array<ArrayBuffer>), {
    status: page.status,
    headers: answer,
  });
}
