import type { Point } from "#territory/point.ts";
import { isOldAt } from "./freshness.ts";
import { locatePlace } from "./locate-place.server.ts";
import type { Restriction, Situation, ZoneDanger } from "./model.ts";
import { type DangerToday, LIGHT_NOTHING, type OpenFireAnswer, openFireAnswer } from "./open-fire.ts";
import {
  certaintyAt,
  restrictionsAt,
  restrictionsNear,
  upcomingRestrictionsAt,
} from "./restriction-rules.ts";
import { type ListDoubt, listDoubt, restrictionsDoubt } from "./restrictions-doubt.ts";

/** Distance in km up to which a point near an area is possibly inside: neither area nor point is exact. */
const BESIDE_KM = 1;

export interface WhatApplies {
  /** Code of the point's region; null outside the province, where the other values are empty. */
  readonly region: string | null;
  /** Number of the point's danger zone; null in the far north, where danger is not rated. */
  readonly zone: number | null;
  /** Danger of the zone for three days; null if none is published, "unavailable" if danger never arrived. */
  readonly danger: ZoneDanger | null | "unavailable";
  /** Restrictions at the point; null if no restrictions have ever arrived. */
  readonly restrictions: {
    /** Restrictions in force here, including those that possibly apply here. */
    readonly inForce: readonly Restriction[];
    readonly announced: readonly Restriction[];
    /** Restrictions in force so near that the point can be inside. */
    readonly beside: readonly Restriction[];
    /** Whether, and until when, an empty list here means that no restriction is in force. */
    readonly doubt: ListDoubt;
  } | null;
  /** Whether an open fire is allowed; null outside the province, where nothing is known. */
  readonly openFire: OpenFireAnswer | null;
}

/** Returns what applies at a point; all callers use this rule. Just offshore, the nearest shore counts. */
export function whatAppliesAt(situation: Situation, at: Point, now: Date): WhatApplies {
  const { region, ground, zone } = locatePlace(situation.zoneShapes.value, at);
  const { danger, restrictions } = situation;
  const place = { at: ground, region, now };
  const doubt = restrictionsDoubt(restrictions, now);
  const lists = restrictions.value && {
    inForce: restrictionsAt(restrictions.value, place),
    announced: upcomingRestrictionsAt(restrictions.value, place),
    beside: restrictionsNear(restrictions.value, place, BESIDE_KM),
    doubt: listDoubt(restrictions, now),
  };
  const isIn = (each: Restriction) => certaintyAt(each, place) === "in";
  const [here, beside] = [lists?.inForce ?? [], lists?.beside ?? []];
  const known = {
    inForce: lists && here.filter(isIn),
    announced: lists?.announced.filter(isIn) ?? [],
    beside: beside.filter(({ unsure }) => unsure === null),
    maybe: [...here.filter((each) => !isIn(each)), ...beside.filter(({ unsure }) => unsure !== null)],
    danger: dangerToday(situation, zone, now),
    doubt,
  };
  return {
    region,
    zone,
    danger: danger.value === null ? "unavailable" : (danger.value.find((each) => each.zone === zone) ?? null),
    restrictions: lists,
    openFire: region === null ? null : openFireAnswer(known),
  };
}

/**
 * Returns today's danger in a zone; `zone` is null where danger is not rated. An old level is unavailable,
 * unless it is so high that it advises against fires.
 */
export function dangerToday({ danger }: Situation, zone: number | null, now: Date): DangerToday {
  if (zone === null) return "unrated";
  if (danger.value === null || danger.readAt === null) return "unavailable";
  const level = danger.value.find((each) => each.zone === zone)?.days[0]?.level ?? "unpublished";
  const isNo = typeof level === "number" && level >= LIGHT_NOTHING;
  return isOldAt(danger.readAt, now) && !isNo ? "unavailable" : level;
}
