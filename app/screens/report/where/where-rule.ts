import type { CacheRule, PageRule } from "#site-contract";
import { readPosition } from "#territory/read-position.ts";
import { writePosition } from "#territory/rounded-position.ts";
import { AROUND_PARAMETER, AROUND_PATHS, WORDS_PARAMETER, WORDS_PATHS } from "./where-paths.ts";

/** Returns a position that can be cached: rounded, and in our own format; null for any other text. */
export function roundedRequest(value: string | null) {
  const at = readPosition(value ?? "");
  return at === null || at === "off-globe" || writePosition(at) !== value ? null : at;
}

/**
 * Returns the cache rule of the step's two addresses; null for any other address. `live` is the rule of pages
 * that show fires.
 */
export function whereRule(
  { pathname, searchParams }: URL,
  live: Omit<CacheRule, "query" | "tag">,
): PageRule | null {
  if (Object.values<string>(WORDS_PATHS).includes(pathname))
    return { isPrivate: true, query: [WORDS_PARAMETER] };
  if (!Object.values<string>(AROUND_PATHS).includes(pathname)) return null;
  const query = [AROUND_PARAMETER];
  // Any other value may be personal: it is rejected, and the response is not cached.
  return roundedRequest(searchParams.get(AROUND_PARAMETER))
    ? { ...live, query, tag: "report" }
    : { isPrivate: true, query };
}
