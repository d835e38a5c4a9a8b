import type { Piece } from "#search/marked.ts";

/** What is found stands in groups; of those that fit alike, the first of these comes first. */
export const SEARCH_GROUPS = ["places", "fires", "restrictions", "stories", "pages"] as const;
export type SearchGroup = (typeof SEARCH_GROUPS)[number];

/** Something found, in the reader's language. */
export interface FoundRow {
  readonly to: string;
  readonly title: readonly Piece[];
  /** What it is, and where or when. */
  readonly about: string;
  /** What it says, around the words found. */
  readonly text: readonly Piece[];
}

/** What is found of one kind, the best first. */
export interface FoundGroup {
  readonly group: SearchGroup;
  /** How many there are, shown or not. */
  readonly count: number;
  readonly rows: readonly FoundRow[];
}
