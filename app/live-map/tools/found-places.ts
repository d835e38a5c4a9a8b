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
  /** True if the only place has exactly the searched name, so that the visitor need not choose it. */
  readonly isAnswer: boolean;
  /** Message about the searched words; empty if the search needs no message. */
  readonly said: string;
}
