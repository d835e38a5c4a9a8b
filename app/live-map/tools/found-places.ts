import type { RecordKey } from "../records/record-path.ts";

/** One possible meaning of the words. */
export interface FoundPlace {
  readonly name: string;
  /** Its kind and location. */
  readonly about: string;
  /** Point for the map to move to; null for a record that is framed. */
  readonly at: { readonly lat: number; readonly lon: number } | null;
  /** Record to select; null to show what applies at the point. */
  readonly record: RecordKey | null;
}

/** Meanings of the words, with the same messages as on the pages. */
export interface FoundPlaces {
  readonly places: readonly FoundPlace[];
  /** True if the only place has exactly this name, so that it need not be chosen. */
  readonly isAnswer: boolean;
  /** Message; empty for an answer. */
  readonly said: string;
}
