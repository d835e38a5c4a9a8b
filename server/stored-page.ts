import { createHash } from "node:crypto";
import { gunzipSync } from "node:zlib";
import { inlineScriptHashes } from "./content-security-policy.ts";
import { type Effort, type Encoding, encodeBody } from "./encoding.ts";
import type { Answered, HeaderPolicy } from "./security-headers.ts";

/** One encoding of a page, ready to write: names and values alternate in its lists of headers. */
export interface PageVariant {
  readonly body: Buffer;
  readonly etag: string;
  readonly headers: readonly string[];
  /** Without what describes a body: for those who have it already. */
  readonly bodilessHeaders: readonly string[];
}

/** A whole answer, kept compressed: the few who take no compression get it unpacked for them, once while memory is plenty. */
export interface StoredPage {
  readonly status: number;
  readonly variants: Readonly<Record<Encoding, PageVariant>>;
  /** Memory that its bodies and headers take. */
  readonly bytes: number;
}

/** What the renderer answered, before it is made ready to keep. */
export interface RenderedPage {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer;
}

/** A browser asks again each time (a 304 is cheap), so that a page is never older than our own copy. */
const REVALIDATE = "public, max-age=0, must-revalidate";
const DIGEST_CHARACTERS = 22;
/** Rough cost of an entry's objects and header strings. */
const OVERHEAD_BYTES = 6 * 1024;

/** Set by us below, or meaningful for one connection or visitor only. */
const NOT_KEPT = new Set([
  "content-length",
  "content-type",
  "content-encoding",
  "transfer-encoding",
  "set-cookie",
  "etag",
  "date",
]);

/** Compresses an answer and prepares its headers: ETag, CSP with this body's script hashes, and the rest. */
export async function storePage(
  page: RenderedPage,
  policy: HeaderPolicy,
  options: Pick<Answered, "isFramable" | "editorOrigin"> & { readonly effort?: Effort } = {},
): Promise<StoredPage> {
  const { effort = "page", isFramable = false, editorOrigin = null } = options;
  const isHtml = page.headers.get("content-type")?.startsWith("text/html") ?? false;
  const scriptHashes = isHtml ? inlineScriptHashes(page.body.toString()) : [];
  // What browsers keep for ever is compressed once: worth the effort of a file.
  const isImmutable = page.headers.get("cache-control")?.includes("immutable") ?? false;
  const bodies = await encodeBody(page.body, isImmutable ? "file" : effort);
  const digest = createHash("sha256").update(page.body).digest("base64url").slice(0, DIGEST_CHARACTERS);

  const type = page.headers.get("content-type");
  const ofTheBody = type === null ? [] : ["Content-Type", type];
  const shared: string[] = [];
  for (const [name, value] of page.headers) if (!NOT_KEPT.has(name)) shared.push(name, value);
  if (!page.headers.has("cache-control")) {
    shared.push("Cache-Control", page.status < 500 ? REVALIDATE : "no-store");
  }
  // An answer may set one itself: the public API opens what a page keeps closed.
  for (const [name, value] of policy({ contentType: type, scriptHashes, isFramable, editorOrigin }))
    if (!page.headers.has(name)) shared.push(name, value);
  shared.push("Vary", "Accept-Encoding");

  function headersOf(encoding: Encoding, length: number): Omit<PageVariant, "body"> {
    const etag = `"${digest}-${encoding}"`;
    const bodilessHeaders = [...shared, "ETag", etag];
    const headers = [...bodilessHeaders, ...ofTheBody, "Content-Length", String(length)];
    if (encoding !== "identity") headers.push("Content-Encoding", encoding);
    return { etag, headers, bodilessHeaders };
  }
  let unpacked: WeakRef<Buffer> | null = null;
  return {
    status: page.status,
    variants: {
      br: { ...headersOf("br", bodies.br.length), body: bodies.br },
      gzip: { ...headersOf("gzip", bodies.gzip.length), body: bodies.gzip },
      identity: {
        ...headersOf("identity", page.body.length),
        get body() {
          const kept = unpacked?.deref();
          if (kept !== undefined) return kept;
          const plain = gunzipSync(bodies.gzip);
          unpacked = new WeakRef(plain);
          return plain;
        },
      },
    },
    bytes: OVERHEAD_BYTES + bodies.br.length + bodies.gzip.length,
  };
}
