import type { Restriction, Situation } from "#fires/model.ts";
import type { RestrictionType } from "#fires/restriction.ts";
import type { Surroundings } from "#surroundings/model.ts";
import { whatAppliesWithOrders } from "#surroundings/what-applies.server.ts";
import type { Language } from "#territory/language.ts";
import type { Point } from "#territory/point.ts";
import { mergeSameRestrictions } from "../../parts/fire/merge-same-restrictions.ts";
import { NEAR_KM, nearestFires } from "../../parts/fire/nearest-fires.server.ts";
import { dangerRow } from "../../parts/fire/rows.server.ts";
import { openFireWords } from "../../parts/open-fire/open-fire-words.server.ts";

/** A restriction on a card: its type, and its title in the data (empty if missing). */
export interface RestrictionThere {
  readonly type: RestrictionType;
  readonly title: string;
}

/** Facts that apply at a point. A null list means that its data was never received. */
export type PointFacts = ReturnType<typeof pointFacts>;

export interface PointOptions {
  readonly language: Language;
  readonly now: Date;
  readonly surroundings: Surroundings;
}

interface About {
  /** ID of the card's own fire, which is left out of the nearest fires. `openFire` is then null. */
  readonly fire?: string;
}

/** Returns danger, restrictions in force and nearest fires, by the rules of the location page. */
export function pointFacts(
  situation: Situation,
  at: Point,
  { language, now, surroundings }: PointOptions,
  { fire }: About = {},
) {
  const { danger, restrictions, openFire } = whatAppliesWithOrders(situation, surroundings, at, now);
  const inForce = restrictions && wordsOf(restrictions.inForce, language);
  const isKnown = (one: RestrictionThere) =>
    inForce?.some(({ type, title }) => type === one.type && title === one.title);
  const others = situation.fires.value?.filter(({ id }) => id !== fire);
  return {
    /** Whether an open fire is allowed at the point; null on a fire's own card and outside Quebec. */
    openFire:
      openFire && fire === undefined
        ? openFireWords(openFire, { language, now, readAt: situation.restrictions.readAt })
        : null,
    /** Danger at the point; null if the agency publishes no danger here, "unavailable" if never received. */
    danger: danger === null || danger === "unavailable" ? danger : dangerRow(danger),
    restrictions: inForce,
    /** Reason why an empty list of restrictions may be wrong, if any; null without a list. */
    doubt: restrictions?.doubt ?? null,
    /** Restrictions in force so near that the point may be inside. */
    beside: wordsOf(restrictions?.beside ?? [], language).filter((one) => !isKnown(one)),
    nearest: others ? nearestFires(others, at, language, now) : null,
    withinKm: NEAR_KM,
  };
}

const wordsOf = (restrictions: readonly Restriction[], language: Language): RestrictionThere[] =>
  mergeSameRestrictions(restrictions, language).map(([{ type, title }]) => ({
    type,
    title: title[language],
  }));
