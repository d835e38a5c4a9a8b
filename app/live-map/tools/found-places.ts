import type { RecordKey } from "../records/record-path.ts";

/** A place that the searched words can mean. */
export interface FoundPlace {
  readonly name: string;
  /** Kind and location of the place. */
  readonly about: string;
  /** Point for the map to move to; null for a record that is framed. */
  readonly at: { readonly lat: number; readonly lon: number } | null;
  /** Record to select; null to show what applies at the point. */
  readonly record: RecordKey | null;
}

/** Places that the searched words can mean, with the message that the site's pages show for them. */
export interface FoundPlaces {
  readonly places: readonly FoundPlace[];
  /** True if the only place has exactly this name, so that it need not be chosen. */
  readonly isAnswer: boolean;
  /** Message about the words; empty if the words have an answer. */
  readonly said: string;
}
