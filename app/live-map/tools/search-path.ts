import type { MatchKind } from "#territory/wire-match.ts";

/** Where the map asks for places by a person's words: `?q=`. */
export const MAP_SEARCH_PATH = "/carte/recherche.json";
export const SEARCH_PARAMETER = "q";

/** A place that the words may mean. */
export interface FoundPlace {
  readonly kind: MatchKind;
  readonly name: string;
  readonly lat: number;
  readonly lon: number;
}
