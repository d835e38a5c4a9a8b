import type { Point } from "#territory/point.ts";
import type { Query } from "../paths.ts";

/** What the page was asked, as its address says it; words that were not given are empty. */
export interface Asked {
  /** Words of an address or a place, as typed. */
  readonly address: string;
  /** A position, as a shared address carries it. */
  readonly here: string;
  /** The slug of a place of the gazetteer. */
  readonly place: string;
}

/** One of the places a visitor's words may mean. */
export interface Choice {
  readonly name: string;
  /** Code of its region. */
  readonly region: string;
  /** The query that leads to its answer. */
  readonly query: Query;
}

/** The point an answer is about, and by what it was found. */
export interface Place {
  readonly kind: "point";
  readonly at: Point;
  /** Null for a bare position. */
  readonly name: string | null;
  readonly region: string;
  /** The words named a house or a street that could not be looked up: the answer is about its town. */
  readonly isTownOnly: boolean;
  /** The query of a short address anyone may share. */
  readonly query: Query;
}

/** What the question means; `nothing`: nothing was asked; `unreadable`: a position that is none. */
export type Meaning =
  | Place
  | { readonly kind: "choices"; readonly choices: readonly Choice[] }
  | { readonly kind: "nothing" | "none" | "unreadable" | "outside" };
