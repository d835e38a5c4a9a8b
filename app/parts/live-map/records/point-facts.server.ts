import type { Restriction, Situation } from "#fires/model.ts";
import { whatAppliesAt } from "#fires/open-fire-at.server.ts";
import type { RestrictionType } from "#fires/restriction.ts";
import type { ListDoubt } from "#fires/restrictions-doubt.ts";
import type { Language } from "#territory/language.ts";
import type { Point } from "#territory/point.ts";
import { NEAR_KM, nearestFires } from "../../fire/nearest-fires.server.ts";
import { dangerRow } from "../../fire/rows.server.ts";
import type { DangerRow, NearbyFire } from "../../fire/rows.ts";
import { toldOnce } from "../../fire/told-once.ts";
import { openFireWords } from "../../open-fire/open-fire-words.server.ts";
import type { OpenFireWords } from "../../open-fire/open-fire-words.ts";

/** A restriction as a card says it: its sign, and the data's own words or none. */
export interface RestrictionThere {
  readonly type: RestrictionType;
  readonly title: string;
}

/** What applies at a point; a null list says that its data has never come. */
export interface PointFacts {
  /** Whether another fire may be lit there; null for the point of a fire, and outside Quebec. */
  readonly openFire: OpenFireWords | null;
  /** Null where the agency publishes none; "unavailable" when danger has never come. */
  readonly danger: DangerRow | null | "unavailable";
  readonly restrictions: readonly RestrictionThere[] | null;
  /** Whether there being none of these says that none is in force; null without a list. */
  readonly doubt: ListDoubt | null;
  /** In force so near that the point may well be inside. */
  readonly beside: readonly RestrictionThere[];
  readonly nearest: readonly NearbyFire[] | null;
  readonly withinKm: number;
}

interface PointOptions {
  readonly language: Language;
  readonly now: Date;
}

interface About {
  /** The fire the card is about: no neighbour of itself, and nobody asks to light another there. */
  readonly fire?: string;
}

/** Danger for three days, restrictions in force and the nearest fires, as the location page finds them. */
export function pointFacts(
  situation: Situation,
  at: Point,
  { language, now }: PointOptions,
  { fire }: About = {},
): PointFacts {
  const { danger, restrictions, openFire } = whatAppliesAt(situation, at, now);
  const inForce = restrictions && wordsOf(restrictions.inForce, language);
  const isKnown = (one: RestrictionThere) =>
    inForce?.some(({ type, title }) => type === one.type && title === one.title);
  const others = situation.fires.value?.filter(({ id }) => id !== fire);
  return {
    openFire:
      openFire && fire === undefined
        ? openFireWords(openFire, { language, now, readAt: situation.restrictions.readAt })
        : null,
    danger: danger === null || danger === "unavailable" ? danger : dangerRow(danger),
    restrictions: inForce,
    doubt: restrictions?.doubt ?? null,
    beside: wordsOf(restrictions?.beside ?? [], language).filter((one) => !isKnown(one)),
    nearest: others ? nearestFires(others, at, language, now) : null,
    withinKm: NEAR_KM,
  };
}

const wordsOf = (restrictions: readonly Restriction[], language: Language): RestrictionThere[] =>
  toldOnce(restrictions, language).map(([{ type, title }]) => ({ type, title: title[language] }));
