import type { IncomingHttpHeaders } from "node:http";
import { chooseEncoding } from "./encoding.ts";
import { isNotModified } from "./not-modified.ts";
import type { StoredPage } from "./stored-page.ts";

const WITHOUT_BODY = [204, 304];

/** Returns a stored page in the visitor's encoding, or a 304 if the visitor has it. */
export function pageAnswer(page: StoredPage, visitor: IncomingHttpHeaders): Response {
  const variant = page.variants[chooseEncoding(visitor["accept-encoding"])];
  const isSame = page.status === 200 && isNotModified(visitor["if-none-match"], variant.etag);
  const status = isSame ? 304 : page.status;
  const named = isSame ? variant.bodilessHeaders : variant.headers;
  const headers = new Headers();
  for (let at = 0; at < named.length; at += 2) headers.append(named[at] ?? "", named[at + 1] ?? "");
  const isEmpty = WITHOUT_BODY.includes(status) || variant.body.length === 0;
  // Bodies come from zlib and arrayBuffer(), and never have shared memory.
  return new Response(isEmpty ? null : (variant.body as Uint8Array<ArrayBuffer>), { status, headers });
}
