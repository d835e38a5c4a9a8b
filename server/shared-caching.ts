import type { CacheRule, PageRule } from "#site-contract";

/** Headers for caches between a visitor and the site: alternating names and values. */
export type CachingHeaders = readonly string[];

/**
 * Longest time that an edge keeps a response, in seconds. A change reaches all visitors behind an edge within
 * twice this time.
 */
const LONGEST_EDGE_SECONDS = 300;
/** A missing address may exist soon. */
const MISSING = "public, max-age=0, s-maxage=5";
/** For addresses without a rule. A browser checks each time: a 304 is cheap. */
const REVALIDATE = "public, max-age=0, must-revalidate";
const OWN = "private, max-age=0, must-revalidate";

/** Headers that the response of `/` depends on: see `firstAccessRedirect`. */
const OF_VISITOR = "Accept-Encoding, Accept-Language, Cookie, Referer, Sec-Fetch-Site, User-Agent";
const OF_EDGE = "Accept-Encoding, Vigie-Language";

/** Source of the language for an address without one: each visitor's request, or an edge's header. */
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
 * @param own the response's own rule, which takes precedence
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
