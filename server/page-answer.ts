import type { IncomingHttpHeaders } from "node:http";
import { chooseEncoding } from "./encoding.ts";
import { isNotModified } from "./not-modified.ts";
import type { StoredPage } from "./stored-page.ts";

/** What goes over the wire: names and values alternate in `headers`; a body of null is none. */
export interface PageAnswer {
  readonly status: number;
  readonly headers: readonly string[];
  readonly body: Buffer | null;
}

/** A stored page as this visitor takes it: its encoding, 304 when they have it already. */
export function pageAnswer(page: StoredPage, visitor: IncomingHttpHeaders): PageAnswer {
  const variant = page.variants[chooseEncoding(visitor["accept-encoding"])];
  const isSame = page.status === 200 && isNotModified(visitor["if-none-match"], variant.etag);
  return {
    status: isSame ? 304 : page.status,
    headers: isSame ? variant.bodilessHeaders : variant.headers,
    body: isSame ? null : variant.body,
  };
}

/** The same answer as the middleware hand it on. */
export function pageResponse({ status, headers, body }: PageAnswer): Response {
  const answer = new Headers();
  for (let at = 0; at < headers.length; at += 2) answer.append(headers[at] ?? "", headers[at + 1] ?? "");
  const isEmpty = body === null || body.length === 0 || status === 204 || status === 304;
  // Bodies come from zlib and arrayBuffer(), never from shared memory.
  return new Response(isEmpty ? null : (body as Uint8Array<ArrayBuffer>), { status, headers: answer });
}
