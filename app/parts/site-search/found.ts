import type { Piece } from "#search/marked.ts";

/** Groups of search results. If two groups match equally well, the first in this list comes first. */
export const SEARCH_GROUPS = ["places", "fires", "restrictions", "stories", "pages"] as const;
export type SearchGroup = (typeof SEARCH_GROUPS)[number];

/** A search result in the reader's language. */
export interface FoundRow {
  readonly to: string;
  readonly title: readonly Piece[];
  /** The result's kind, with its place or date. */
  readonly about: string;
  /** The result's text around the matched words. */
  readonly text: readonly Piece[];
}

/** Results of one kind, best first. */
export interface FoundGroup {
  readonly group: SearchGroup;
  /** Number of results, shown or not. */
  readonly count: number;
  readonly rows: readonly FoundRow[];
}
