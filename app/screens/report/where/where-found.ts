import type { TypedReport } from "#intake/reports/typed-report.ts";
import type { Point } from "#territory/point.ts";
import type { FireRow } from "../../../parts/fire/rows.ts";

/** The fields of a report that this step asks and writes by itself: no other part of its page writes them too. */
export const WHERE_FIELDS = [
  "where",
  "lat",
  "lon",
  "source",
  "found",
  "accuracy",
  "fromWhere",
  "fromLat",
  "fromLon",
  "fromAccuracy",
  "bearing",
  "distance",
  "knownFire",
] as const satisfies readonly (keyof TypedReport)[];

/** Fields of the step that are no answers: what a form without scripts says of its own state. */
export const STEP_FIELDS = {
  /** The one picked among several places (`lat,lon`), and among several where they may stand. */
  choice: "choice",
  fromChoice: "fromChoice",
  /** What was looked up already: asked again with the same, the step is done. */
  looked: "looked",
} as const;

/** What became of words that say a place. */
export type LookedUp =
  /** One place: `at` says which. */
  | "point"
  /** A street that could not be looked up: `at` is the middle of its town. */
  | "town"
  /** Places of that very name, or only like it. */
  | "several"
  | "near"
  /** Coordinates of another country. */
  | "outside"
  /** A whole region or the like: too large for a point. */
  | "wide"
  /** Figures that are no coordinates. */
  | "unreadable"
  | "none"
  | "nothing";

/** A place that the words may mean. */
export interface WhereChoice {
  readonly name: string;
  /** What it is and where. */
  readonly about: string;
  readonly at: Point;
  /** The agency's fire that it is. */
  readonly knownFire: string | null;
}

/** What the server made of somebody's words. */
export interface WordsFound {
  readonly words: string;
  readonly became: LookedUp;
  readonly isGeocoderDown: boolean;
  readonly choices: readonly WhereChoice[];
  readonly at: Point | null;
  /** Of the place at that point; null for a bare position. */
  readonly name: string | null;
}

/** A place as dispatch reads it; empty for a bare position. @param about of a choice */
export const foundSaid = (name: string | null, about = ""): string =>
  name === null ? "" : about === "" ? name : `${name} (${about})`;

/** A fire of the agency's, and where. */
export interface FireAround {
  readonly fire: FireRow;
  readonly at: Point;
}

/** What is known about a point, the same for everybody within a kilometre of it. */
export interface Around {
  /** Its name; null outside Quebec. */
  readonly region: string | null;
  /** The nearest place that has a name. */
  readonly landmark: { readonly name: string; readonly at: Point } | null;
  /** The active ones within reach; null when the agency's list is not to be had. */
  readonly fires: readonly FireAround[] | null;
  /** When that list was read, in words. */
  readonly asOf: string | null;
}

/** What the server made of the step that says where it burns. */
export interface WhereFound {
  readonly where: WordsFound;
  readonly from: WordsFound;
  /** About the point of the report; null while there is none. */
  readonly around: Around | null;
  /** What the report becomes by it. */
  readonly change: Partial<TypedReport>;
  /** Nothing is left to say or to ask: a form without scripts goes on to the next step. */
  readonly isSettled: boolean;
}

/** What a form without scripts says that was looked up: words and points, as they then stood. */
export const lookedUp = ({ where, fromWhere, lat, lon }: TypedReport): string =>
  [where, fromWhere, lat, lon].join("|");
