import type { TypedReport } from "#intake/reports/report-fields.ts";
import type { Point } from "#territory/point.ts";
import type { Around } from "./around.server.ts";

/** Fields of the step that are not answers: the state of a form without scripts. */
export const STEP_FIELDS = {
  /** Picked place (`lat,lon`) of the fire; `fromChoice`: of the person. */
  choice: "choice",
  fromChoice: "fromChoice",
  /** Values that were looked up before. If the same values are sent again, the step is complete. */
  looked: "looked",
} as const;

export type LookedUp =
  /** One place, given in `at`. */
  | "point"
  /** A street that could not be looked up: `at` is the centre of its town. */
  | "town"
  /** Several places with exactly that name; `near`: places with a similar name. */
  | "several"
  | "near"
  /** Coordinates of another country. */
  | "outside"
  /** A whole region or similar: too large for a point. */
  | "wide"
  /** Digits that are not valid coordinates. */
  | "unreadable"
  | "none"
  | "nothing";

/** A place that the typed text can mean. */
export interface WhereChoice {
  readonly name: string;
  /** Kind and location of the place. */
  readonly about: string;
  readonly at: Point;
  /** ID of the agency's fire, if the place is a fire. */
  readonly knownFire: string | null;
}

export interface WordsFound {
  readonly words: string;
  readonly became: LookedUp;
  readonly isGeocoderDown: boolean;
  readonly choices: readonly WhereChoice[];
  readonly at: Point | null;
  /** Name of the place at that point; null for bare coordinates. */
  readonly name: string | null;
}

/** Returns a place's name, with its description, for dispatch; empty for bare coordinates. */
export const foundPlaceText = (name: string | null, about = ""): string =>
  name === null ? "" : about === "" ? name : `${name} (${about})`;

export interface WhereFound {
  readonly where: WordsFound;
  readonly from: WordsFound;
  /** Facts about the report's point; null without a point. */
  readonly around: Around | null;
  readonly change: Partial<TypedReport>;
  /** True if no message or question is left: a form without scripts continues to the next step. */
  readonly isSettled: boolean;
}

/** Returns the looked-up texts and point as one value, for the hidden field of a form without scripts. */
export const lookedUp = ({ where, fromWhere, lat, lon }: TypedReport): string =>
  [where, fromWhere, lat, lon].join("|");
