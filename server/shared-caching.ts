import type { Context } from "hono";
import type { CacheRule, PageRule } from "#plan/page-rules.ts";

/** Headers for caches between a visitor and the site: alternating names and values. */
export type CachingHeaders = readonly string[];

/** Longest time in an edge's cache, in seconds. A change reaches all visitors within twice this time. */
const LONGEST_EDGE_SECONDS = 300;
const DAY_SECONDS = 86_400;
const YEAR_SECONDS = 31_536_000;
/** Cache rule of a failed response, which is requested again soon. */
const FAILED = "public, max-age=30, s-maxage=30";
/** Cache rule of a missing address, which may exist soon. */
const MISSING = "public, max-age=0, s-maxage=5";
/** Cache rule of an address without its own rule. A browser checks each time: a 304 is cheap. */
const REVALIDATE = "public, max-age=0, must-revalidate";
const OWN = "private, max-age=0, must-revalidate";

/** Request headers that the response to `/` depends on: see `firstAccessRedirect`. */
const OF_VISITOR = "Accept-Encoding, Accept-Language, Cookie, Referer, Sec-Fetch-Site, User-Agent";
const OF_EDGE = "Accept-Encoding, Vigie-Language";

/** Source of the language for an address without a language: the visitor's request, or an edge's header. */
export type LanguageChoice = "visitor" | "edge" | null;

function shared({ freshSeconds, rescueSeconds, browserSeconds = 0 }: CacheRule): string {
  const seconds = Math.min(LONGEST_EDGE_SECONDS, Math.ceil(freshSeconds / 3));
  return `public, max-age=${browserSeconds}, s-maxage=${seconds}, stale-while-revalidate=${seconds}, stale-if-error=${rescueSeconds}`;
}

function cacheControl(rule: PageRule | null, status: number, choice: LanguageChoice): string {
  if (status >= 500) return "no-store";
  if (rule === null) return REVALIDATE;
  if ("isPrivate" in rule) return "private, no-store";
  if (choice === "visitor") return OWN;
  return status === 200 ? shared(rule) : MISSING;
}

/**
 * Returns the caching headers of a response. Only a response that is the same for all visitors can be shared.
 * @param own the response's own Cache-Control header, which takes precedence
 */
export function cachingHeaders(
  rule: PageRule | null,
  status: number,
  choice: LanguageChoice,
  own: string | null = null,
): CachingHeaders {
  const vary = choice === null ? "Accept-Encoding" : choice === "edge" ? OF_EDGE : OF_VISITOR;
  const tag = rule && "tag" in rule ? ["Cache-Tag", `vigie, ${rule.tag}`] : [];
  return ["Cache-Control", own ?? cacheControl(rule, status, choice), "Vary", vary, ...tag];
}

interface FileRule {
  readonly browserSeconds: number;
  readonly edgeSeconds: number;
  readonly tag: string;
  /** True if the address changes with the content. */
  readonly isImmutable?: boolean;
}

/** Cache times of responses that no rule in `plan/cache-rules.server.ts` covers. */
const FILES = {
  asset: { browserSeconds: YEAR_SECONDS, edgeSeconds: YEAR_SECONDS, tag: "assets", isImmutable: true },
  /** Files of the build whose names stay the same if their content changes. */
  file: { browserSeconds: 3_600, edgeSeconds: 3_600, tag: "files" },
  /** ID of the current build: open pages learn of a new build within minutes. */
  build: { browserSeconds: 0, edgeSeconds: 15, tag: "build" },
  /** Settings of the map's ground: open pages learn of a new tile service after this time. */
  ground: { browserSeconds: 300, edgeSeconds: 300, tag: "tiles" },
  tile: { browserSeconds: DAY_SECONDS, edgeSeconds: DAY_SECONDS, tag: "tiles" },
  /** A withdrawn picture leaves the edge after a day, or with a purge of its tag. */
  picture: { browserSeconds: YEAR_SECONDS, edgeSeconds: DAY_SECONDS, tag: "pictures", isImmutable: true },
  /** Pictures of smoke: the address contains the time of the forecast, so the content never changes. */
  smoke: { browserSeconds: DAY_SECONDS, edgeSeconds: DAY_SECONDS, tag: "smoke", isImmutable: true },
  shareImage: { browserSeconds: DAY_SECONDS, edgeSeconds: DAY_SECONDS, tag: "share-images" },
  identity: { browserSeconds: 300, edgeSeconds: 300, tag: "identity" },
  redirect: { browserSeconds: 3_600, edgeSeconds: 3_600, tag: "redirects" },
  /** A redirect to the language that an edge's header names. No browser caches this redirect. */
  languageRedirect: { browserSeconds: 0, edgeSeconds: 3_600, tag: "redirects" },
} satisfies Record<string, FileRule>;

type FileKind = keyof typeof FILES;
export const FILE_KINDS = Object.keys(FILES) as FileKind[];

function fileControl({ browserSeconds, edgeSeconds, isImmutable = false }: FileRule): string {
  const ending = isImmutable ? ", immutable" : "";
  if (edgeSeconds === YEAR_SECONDS) return `public, max-age=${browserSeconds}${ending}`;
  const renewSeconds = Math.min(LONGEST_EDGE_SECONDS, edgeSeconds);
  return `public, max-age=${browserSeconds}, s-maxage=${edgeSeconds}, stale-while-revalidate=${renewSeconds}, stale-if-error=${DAY_SECONDS}${ending}`;
}

type Headers = readonly (readonly [string, string])[];
type Outcome = "good" | "failed" | "missing";

/** Caching headers of each kind of file, made once because every file of a page needs them. */
const FILE_HEADERS = Object.fromEntries(
  Object.entries<FileRule>(FILES).map(([kind, rule]) => {
    const of = (control: string): Headers => [
      ["Cache-Control", control],
      ["Cache-Tag", `vigie, ${rule.tag}`],
    ];
    return [kind, { good: of(fileControl(rule)), failed: of(FAILED), missing: of(MISSING) }];
  }),
) as Readonly<Record<FileKind, Readonly<Record<Outcome, Headers>>>>;

export const fileCaching = (kind: FileKind, outcome: Outcome = "good"): Headers =>
  FILE_HEADERS[kind][outcome];

/** Returns a response with a whole file. */
export function bytesAnswer(c: Context, contentType: string, bytes: Uint8Array): Response {
  c.header("Content-Type", contentType);
  c.header("Content-Length", String(bytes.length));
  // Buffers of files, zlib and pictures never have shared memory, which the wider type would allow.
  return c.body(bytes as Uint8Array<ArrayBuffer>);
}

export function setFileCaching(c: Pick<Context, "header">, ...file: Parameters<typeof fileCaching>): void {
  for (const [name, value] of fileCaching(...file)) c.header(name, value);
}
