import type { Query } from "#plan/paths.ts";
import type { Point } from "#territory/point.ts";
import type { MatchKind } from "#territory/wire-match.ts";

/** The point that an answer is about, and how it was found. */
export interface Place {
  readonly kind: "point";
  readonly at: Point;
  /** Null for a position without a name. */
  readonly name: string | null;
  readonly region: string;
  /** True if the words have a house or street that could not be looked up: the answer is for the town. */
  readonly isTownOnly: boolean;
  /** Slug of the natural area whose centre is `at`; null for other places. */
  readonly area: string | null;
  /** The query of a short address that can be shared. */
  readonly query: Query;
}

export type ChoiceKind = MatchKind | "community" | "area" | "region" | "mrc" | "zone" | "fire";

/** Target of a choice: the answer for a point, or another page. */
export type Target =
  | { readonly is: "point"; readonly at: Point; readonly query: Query }
  | { readonly is: "area"; readonly at: Point; readonly slug: string }
  | { readonly is: "region" | "mrc"; readonly code: string }
  | { readonly is: "zone"; readonly slug: string }
  | { readonly is: "fire"; readonly id: string; readonly region: string | null };

export interface Choice {
  readonly kind: ChoiceKind;
  /** Null for a fire without a name. */
  readonly name: string | null;
  /** Code of the choice's region; null if it has none. */
  readonly region: string | null;
  /** Name of the MRC, if it distinguishes the choice from places of the same name; else null. */
  readonly mrc: string | null;
  /** Nearest gazetteer place, to distinguish a geocoder's place from others of its name; else null. */
  readonly near: string | null;
  readonly target: Target;
}

/**
 * The meaning of a visitor's words. `several`: each choice has exactly the typed name. `near`: only similar
 * names were found. `unreadable`: figures that are not a position.
 */
export type Meaning =
  | Place
  | { readonly kind: "several" | "near"; readonly choices: readonly Choice[] }
  | { readonly kind: "nothing" | "none" | "unreadable" | "outside" };

export interface Understood {
  readonly meaning: Meaning;
  /** True if the geocoder failed, so that only the gazetteer answered. */
  readonly isGeocoderDown: boolean;
}
