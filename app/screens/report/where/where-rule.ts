import type { CacheRule, PageRule } from "#site-contract";
import { readPosition } from "#territory/read-position.ts";
import { writePosition } from "#territory/written-position.ts";
import { AROUND_PARAMETER, AROUND_PATHS, WORDS_PARAMETER, WORDS_PATHS } from "./where-paths.ts";

/** A position as it may be kept: rounded, and written as we write it; null for any other text. */
export function roundedAsked(value: string | null) {
  const at = readPosition(value ?? "");
  return at === null || at === "off-globe" || writePosition(at) !== value ? null : at;
}

/** The rule of the two addresses that the step asks; null for any other address. `live`: as pages that show fires are kept. */
export function whereRule(
  { pathname, searchParams }: URL,
  live: Omit<CacheRule, "query" | "tag">,
): PageRule | null {
  if (Object.values<string>(WORDS_PATHS).includes(pathname))
    return { isPrivate: true, query: [WORDS_PARAMETER] };
  if (!Object.values<string>(AROUND_PATHS).includes(pathname)) return null;
  const query = [AROUND_PARAMETER];
  // Anything else in it is somebody's own: answered with a refusal, and kept by nobody.
  return roundedAsked(searchParams.get(AROUND_PARAMETER))
    ? { ...live, query, tag: "report" }
    : { isPrivate: true, query };
}
