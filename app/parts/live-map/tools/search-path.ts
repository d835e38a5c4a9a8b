import type { RecordKey } from "../records/record-path.ts";

/** Where the map asks what a person's words mean: `?q=`. */
export const MAP_SEARCH_PATHS = { fr: "/carte/recherche.json", en: "/en/map/search.json" } as const;
export const SEARCH_PARAMETER = "q";

/** One thing that the words may mean. */
export interface FoundPlace {
  readonly name: string;
  /** What it is and where. */
  readonly about: string;
  /** Where the map goes; null for what frames itself. */
  readonly at: { readonly lat: number; readonly lon: number } | null;
  /** What is selected there; null: the point is asked about. */
  readonly record: RecordKey | null;
}

/** What the words mean, said as on the pages. */
export interface FoundPlaces {
  readonly places: readonly FoundPlace[];
  /** The only place is named exactly so: it need not be chosen. */
  readonly isAnswer: boolean;
  /** Empty for an answer. */
  readonly said: string;
}
