import type { Restriction, Situation } from "#fires/model.ts";
import { restrictionsAt, restrictionsNear, upcomingRestrictionsAt } from "#fires/restriction-rules.ts";
import { groundAt } from "#territory/locate.server.ts";
import type { Point } from "#territory/point.ts";
import { zoneOf } from "../map/zone-shapes.server.ts";
import { dangerRow } from "./rows.server.ts";
import type { DangerRow } from "./rows.ts";

/** Positions are rounded by up to so much before they are shared, and limits are no more exact. */
const DOUBT_KM = 1;

/** What applies at one point. */
export interface PlaceFacts {
  /** False in the far north, where no danger is rated. */
  readonly isZoned: boolean;
  /** Null where none is published; "unavailable" while danger has never come. */
  readonly danger: DangerRow | null | "unavailable";
  /** Null while restrictions have never come. */
  readonly restrictions: {
    readonly inForce: readonly Restriction[];
    readonly announced: readonly Restriction[];
    /** In force so near that the point may well be inside. */
    readonly beside: readonly Restriction[];
  } | null;
}

/** What applies at a point of a region; one just off the shore is judged by the nearest ground. */
export function placeFacts(situation: Situation, at: Point, region: string | null, now: Date): PlaceFacts {
  const ground = groundAt(at) ?? at;
  const zone = zoneOf(situation, ground);
  const { danger, restrictions } = situation;
  const here = danger.value?.find((each) => each.zone === zone);
  const place = { at: ground, region, now };
  return {
    isZoned: zone !== null,
    danger: danger.value === null ? "unavailable" : here ? dangerRow(here) : null,
    restrictions: restrictions.value && {
      inForce: restrictionsAt(restrictions.value, place),
      announced: upcomingRestrictionsAt(restrictions.value, place),
      beside: restrictionsNear(restrictions.value, place, DOUBT_KM),
    },
  };
}
