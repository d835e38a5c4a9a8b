import { createHash } from "node:crypto";
import type { PageRule } from "#site-contract";
import { inlineScriptHashes } from "./content-security-policy.ts";
import type { Encoding } from "./encoding.ts";
import { type Effort, packBody } from "./packed-body.ts";
import type { Answered, HeaderPolicy } from "./security-headers.ts";
import { cachingHeaders, type LanguageChoice } from "./shared-caching.ts";

/** One encoding of a page, ready to write: names and values alternate in its lists of headers. */
export interface PageVariant {
  readonly body: Buffer;
  readonly etag: string;
  readonly headers: readonly string[];
  /** Without what describes a body: for those who have it already. */
  readonly bodilessHeaders: readonly string[];
}

/** A whole answer, its body kept once. */
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
  "cache-control",
]);

/** Compresses an answer and prepares its headers: ETag, CSP with this body's script hashes, and the rest. */
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
  // What browsers keep for ever is compressed once: worth the effort of a file.
  const own = page.headers.get("cache-control");
  const isImmutable = own?.includes("immutable") ?? false;
  const packed = await packBody(page.body, isImmutable ? "file" : effort);
  const digest = createHash("sha256").update(page.body).digest("base64url").slice(0, DIGEST_CHARACTERS);

  const type = page.headers.get("content-type");
  const ofTheBody = type === null ? [] : ["Content-Type", type];
  const shared: string[] = [];
  for (const [name, value] of page.headers) if (!NOT_KEPT.has(name)) shared.push(name, value);
  shared.push(...cachingHeaders(rule, page.status, choice, own));
  // An answer may set one itself: the public API opens what a page keeps closed.
  for (const [name, value] of policy({ contentType: type, scriptHashes, ...answered }))
    if (!page.headers.has(name)) shared.push(name, value);

  const length = page.body.length;
  function headersOf(encoding: Encoding, bodiless: readonly string[], bytes: number): string[] {
    const headers = [...bodiless, ...ofTheBody, "Content-Length", String(bytes)];
    if (encoding !== "identity") headers.push("Content-Encoding", encoding);
    return headers;
  }
  function described(encoding: Encoding): Pick<PageVariant, "etag" | "bodilessHeaders"> {
    const etag = `"${digest}-${encoding}"`;
    return { etag, bodilessHeaders: [...shared, "ETag", etag] };
  }
  /** Few ask for it: made for them, and not before. */
  function rare(encoding: "gzip" | "identity"): PageVariant {
    const { etag, bodilessHeaders } = described(encoding);
    let headers: readonly string[] | null = null;
    return {
      etag,
      bodilessHeaders,
      get headers() {
        headers ??= headersOf(
          encoding,
          bodilessHeaders,
          encoding === "identity" ? length : packed.gzip.length,
        );
        return headers;
      },
      get body() {
        return packed[encoding];
      },
    };
  }
  const br = described("br");
  return {
    status: page.status,
    variants: {
      br: { ...br, headers: headersOf("br", br.bodilessHeaders, packed.br.length), body: packed.br },
      gzip: rare("gzip"),
      identity: rare("identity"),
    },
    bytes: OVERHEAD_BYTES + packed.br.length,
  };
}
