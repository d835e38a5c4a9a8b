import { createHash } from "node:crypto";
import type { PageRule } from "#site-contract";
import { inlineScriptHashes } from "./content-security-policy.ts";
import type { Encoding } from "./encoding.ts";
import { type Effort, packBody } from "./packed-body.ts";
import type { Answered, HeaderPolicy } from "./security-headers.ts";
import { cachingHeaders, type LanguageChoice } from "./shared-caching.ts";

/** One encoding of a page, ready to send. Its header lists alternate names and values. */
export interface PageVariant {
  readonly body: Buffer;
  readonly etag: string;
  readonly headers: readonly string[];
  /** Headers without those of a body: for clients that already have it. */
  readonly bodilessHeaders: readonly string[];
}

/** A whole response, with its body kept once. */
export interface StoredPage {
  readonly status: number;
  readonly variants: Readonly<Record<Encoding, PageVariant>>;
  /** Memory of its bodies and headers, in bytes. */
  readonly bytes: number;
}

/** The renderer's response, before it is prepared for the cache. */
export interface RenderedPage {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer;
}

const DIGEST_CHARACTERS = 22;
/** Rough cost of an entry's objects and header strings. */
const OVERHEAD_BYTES = 6 * 1024;

/** Headers that are set below, or only apply to one connection or visitor. */
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

  const type = page.headers.get("content-type");
  const ofTheBody = type === null ? [] : ["Content-Type", type];
  const shared: string[] = [];
  for (const [name, value] of page.headers) if (!NOT_KEPT.has(name)) shared.push(name, value);
  shared.push(...cachingHeaders(rule, page.status, choice, own));
  // A response can set its own header: the public API allows other origins.
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
  /** Rarely requested encodings, made on request. */
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
