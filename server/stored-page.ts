import { createHash } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import type { PageRule } from "#plan/page-rules.ts";
import { chooseEncoding } from "./encoding.ts";
import { isNotModified } from "./not-modified.ts";
import { type Effort, type PackedBody, packBody } from "./packed-body.ts";
import type { Answered, HeaderPolicy } from "./security-headers.ts";
import { cachingHeaders, type LanguageChoice } from "./shared-caching.ts";

/** A whole response, with one compressed copy of its body. */
export interface StoredPage {
  readonly status: number;
  /** Alternating names and values of headers, without the headers about the body. */
  readonly headers: readonly string[];
  readonly contentType: string | null;
  readonly digest: string;
  readonly packed: PackedBody;
  /** Memory of the page's body and headers, in bytes. */
  readonly bytes: number;
}

/** The renderer's response, before it is prepared for the cache. */
export interface RenderedPage {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer;
}

const DIGEST_CHARACTERS = 22;
/** Rough memory of a stored page's objects and header strings, in addition to its body. */
const OVERHEAD_BYTES = 6 * 1024;

/** Headers that are not stored: they are set below, or only apply to one connection or visitor. */
const NOT_KEPT = new Set([
  "content-length",
  "content-type",
  "content-encoding",
  "transfer-encoding",
  "set-cookie",
  "etag",
  "date",
  "cache-control",
]);

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
const IS_DATA = /\btype="application\/(?:ld\+)?json"/i;
const HAS_SOURCE = /\ssrc\s*=/i;

/** Returns the CSP hash sources of a page's inline scripts, without duplicates, in the page's order. */
export function inlineScriptHashes(html: string): readonly string[] {
  const hashes = new Set<string>();
  for (const [, attributes = "", code = ""] of html.matchAll(SCRIPT)) {
    if (HAS_SOURCE.test(attributes) || IS_DATA.test(attributes)) continue;
    hashes.add(`'sha256-${createHash("sha256").update(code).digest("base64")}'`);
  }
  return [...hashes];
}

/** Compresses a response and prepares its headers: ETag, CSP with this body's script hashes, and others. */
export async function storePage(
  page: RenderedPage,
  policy: HeaderPolicy,
  options: Pick<Answered, "isFramable" | "editorOrigin" | "referrer"> & {
    readonly effort?: Effort;
    readonly rule?: PageRule | null;
    readonly choice?: LanguageChoice;
  } = {},
): Promise<StoredPage> {
  const { effort = "page", rule = null, choice = null, ...answered } = options;
  const isHtml = page.headers.get("content-type")?.startsWith("text/html") ?? false;
  const scriptHashes = isHtml ? inlineScriptHashes(page.body.toString()) : [];
  // Responses that browsers keep forever are compressed once, with the effort of a file.
  const own = page.headers.get("cache-control");
  const isImmutable = own?.includes("immutable") ?? false;
  const packed = await packBody(page.body, isImmutable ? "file" : effort);
  const digest = createHash("sha256").update(page.body).digest("base64url").slice(0, DIGEST_CHARACTERS);

  const contentType = page.headers.get("content-type");
  const headers: string[] = [];
  for (const [name, value] of page.headers) if (!NOT_KEPT.has(name)) headers.push(name, value);
  headers.push(...cachingHeaders(rule, page.status, choice, own));
  // A response can set its own header: the public API allows other origins.
  for (const [name, value] of policy({ contentType, scriptHashes, ...answered }))
    if (!page.headers.has(name)) headers.push(name, value);
  const bytes = OVERHEAD_BYTES + packed.br.length;
  return { status: page.status, headers, contentType, digest, packed, bytes };
}

const WITHOUT_BODY = [204, 304];

/** Returns a stored page in the visitor's encoding, or a 304 if the visitor already has this page. */
export function pageAnswer(page: StoredPage, visitor: IncomingHttpHeaders): Response {
  const { contentType, packed } = page;
  const encoding = chooseEncoding(visitor["accept-encoding"]);
  const etag = `"${page.digest}-${encoding}"`;
  const headers = new Headers();
  for (let at = 0; at < page.headers.length; at += 2)
    headers.append(page.headers[at] ?? "", page.headers[at + 1] ?? "");
  headers.set("ETag", etag);
  if (page.status === 200 && isNotModified(visitor["if-none-match"], etag))
    return new Response(null, { status: 304, headers });
  const body = packed[encoding];
  if (contentType !== null) headers.set("Content-Type", contentType);
  headers.set("Content-Length", String(body.length));
  if (encoding !== "identity") headers.set("Content-Encoding", encoding);
  const isEmpty = WITHOUT_BODY.includes(page.status) || body.length === 0;
  // Bodies come from zlib and arrayBuffer(), and never have shared memory.
  return new Response(isEmpty ? null : (body as Uint8Array<ArrayBuffer>), { status: page.status, headers });
}
