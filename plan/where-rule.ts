import { readRoundedPosition } from "#territory/read-position.ts";
import type { CacheRule, PageRule } from "./page-rules.ts";
import { languageOfPath } from "./paths.ts";
import { AROUND_PARAMETER, AROUND_PATHS, WORDS_PARAMETER, WORDS_PATHS } from "./where-paths.ts";

/** Returns the cache rule: `live` for facts around a rounded point, else private; null for other paths. */
export function whereRule(
  { pathname, searchParams }: URL,
  live: Omit<CacheRule, "query" | "tag">,
): PageRule | null {
  const language = languageOfPath(pathname);
  if (pathname === WORDS_PATHS[language]) return { isPrivate: true, query: [WORDS_PARAMETER] };
  if (pathname !== AROUND_PATHS[language]) return null;
  const query = [AROUND_PARAMETER];
  // A value other than a rounded point may be personal: it is rejected, and the response is not cached.
  return readRoundedPosition(searchParams.get(AROUND_PARAMETER) ?? "")
    ? { ...live, query, tag: "report" }
    : { isPrivate: true, query };
}
