import type { Point } from "#territory/point.ts";
import type { MatchKind } from "#territory/wire-match.ts";
import type { Query } from "../../paths.ts";

/** The point an answer is about, and by what it was found. */
export interface Place {
  readonly kind: "point";
  readonly at: Point;
  /** Null for a bare position. */
  readonly name: string | null;
  readonly region: string;
  /** The words named a house or a street that could not be looked up: the answer is about its town. */
  readonly isTownOnly: boolean;
  /** Slug of the natural area of which `at` is only the middle. */
  readonly area: string | null;
  /** The query of a short address anyone may share. */
  readonly query: Query;
}

export type ChoiceKind = MatchKind | "community" | "area" | "region" | "mrc" | "zone" | "fire";

/** Where a choice leads: to the answer for a point, or to a page of its own. */
export type Target =
  | { readonly is: "point"; readonly at: Point; readonly query: Query }
  | { readonly is: "area"; readonly at: Point; readonly slug: string }
  | { readonly is: "region" | "mrc"; readonly code: string }
  | { readonly is: "zone"; readonly slug: string }
  | { readonly is: "fire"; readonly id: string; readonly region: string | null };

/** One of the things a visitor's words may mean. */
export interface Choice {
  readonly kind: ChoiceKind;
  /** Null for a fire without a name. */
  readonly name: string | null;
  /** Code of its region; null where it has none. */
  readonly region: string | null;
  /** Name of its MRC, where that tells it from another of its name. */
  readonly mrc: string | null;
  /** The nearest place, where nothing else tells it from another of its name. */
  readonly near: string | null;
  readonly target: Target;
}

/**
 * What somebody's words mean. `several`: each choice is named exactly so. `near`: none is, each is only what may have been
 * meant. `unreadable`: figures that are no position.
 */
export type Meaning =
  | Place
  | { readonly kind: "several" | "near"; readonly choices: readonly Choice[] }
  | { readonly kind: "nothing" | "none" | "unreadable" | "outside" };

export interface Understood {
  readonly meaning: Meaning;
  /** The geocoder was asked and gave nothing usable: the gazetteer answered alone. */
  readonly isGeocoderDown: boolean;
}
