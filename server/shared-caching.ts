import type { CacheRule, PageRule } from "#site-contract";

/** Headers for the caches between a visitor and the site: names and values alternate. */
export type CachingHeaders = readonly string[];

/** A change reaches everyone behind an edge within twice this time. */
const LONGEST_EDGE_SECONDS = 300;
/** An address that does not exist can exist soon. */
const MISSING = "public, max-age=0, s-maxage=5";
/** For addresses that no rule names. A browser asks again each time: a 304 is cheap. */
const REVALIDATE = "public, max-age=0, must-revalidate";
const OWN = "private, max-age=0, must-revalidate";

/** What the answer of `/` depends on: see `firstAccessRedirect`. */
const OF_VISITOR = "Accept-Encoding, Accept-Language, Cookie, Referer, Sec-Fetch-Site, User-Agent";
const OF_EDGE = "Accept-Encoding, Vigie-Language";

/** Who chooses the language of an address that names none: each visitor's request, or an edge that says it in a header. */
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
 * Says how caches may use an answer. Only an answer that is the same for everyone can be shared.
 * @param own what the answer says itself: such an answer keeps it
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
