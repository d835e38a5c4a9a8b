import type { Restriction, Situation } from "#fires/model.ts";
import type { RestrictionType } from "#fires/restriction.ts";
import type { Language } from "#territory/language.ts";
import type { Point } from "#territory/point.ts";
import { NEAR_KM, nearestFires } from "../situation/nearest-fires.server.ts";
import { placeFacts } from "../situation/place-facts.server.ts";
import type { DangerRow, NearbyFire } from "../situation/rows.ts";

/** A restriction as a card says it: its sign, and the data's own words or none. */
export interface RestrictionThere {
  readonly type: RestrictionType;
  readonly title: string;
}

/** What applies at a point; a null list says that its data has never come. */
export interface PointFacts {
  /** Null where the agency publishes none; "unavailable" when danger has never come. */
  readonly danger: DangerRow | null | "unavailable";
  readonly restrictions: readonly RestrictionThere[] | null;
  /** In force so near that the point may well be inside. */
  readonly beside: readonly RestrictionThere[];
  readonly nearest: readonly NearbyFire[] | null;
  readonly withinKm: number;
}

interface Asked {
  readonly language: Language;
  readonly now: Date;
}

interface Known {
  /** Code of the region the point lies in. */
  readonly region: string | null;
  /** The fire the card is about is no neighbour of itself. */
  readonly exceptFire?: string;
}

/** Danger for three days, restrictions in force and the nearest fires, as the location page finds them. */
export function pointFacts(
  situation: Situation,
  at: Point,
  { language, now }: Asked,
  { region, exceptFire }: Known,
): PointFacts {
  const { danger, restrictions } = placeFacts(situation, at, region, now);
  const inForce = restrictions && wordsOf(restrictions.inForce, language);
  const isKnown = (one: RestrictionThere) =>
    inForce?.some(({ type, title }) => type === one.type && title === one.title);
  const others = situation.fires.value?.filter(({ id }) => id !== exceptFire);
  return {
    danger,
    restrictions: inForce,
    beside: wordsOf(restrictions?.beside ?? [], language).filter((one) => !isKnown(one)),
    nearest: others ? nearestFires(others, at, language, now) : null,
    withinKm: NEAR_KM,
  };
}

/** The same measure in two areas is one to a reader. */
function wordsOf(restrictions: readonly Restriction[], language: Language): RestrictionThere[] {
  const words = restrictions.map(({ type, title }) => ({ type, title: title[language] }));
  return [...new Map(words.map((each) => [each.type + each.title, each])).values()];
}
