import { areaIndexOf } from "#territory/area-index.ts";
import type { Point } from "#territory/point.ts";
import type { Area } from "./area.ts";
import type { Restriction } from "./model.ts";

export function hasStarted({ startsAt }: Pick<Restriction, "startsAt">, now: Date): boolean {
  return startsAt === null || startsAt <= now;
}

export function hasEnded({ endsAt }: Pick<Restriction, "endsAt">, now: Date): boolean {
  return endsAt !== null && endsAt <= now;
}

/** Returns whether a restriction is in force: from its start until before its end, if these are given. */
export function isInForce(restriction: Pick<Restriction, "startsAt" | "endsAt">, now: Date): boolean {
  return hasStarted(restriction, now) && !hasEnded(restriction, now);
}

export function isUpcoming({ startsAt, endsAt }: Restriction, now: Date): boolean {
  return startsAt !== null && now < startsAt && (endsAt === null || startsAt < endsAt);
}

export function restrictionsInForce(restrictions: readonly Restriction[], now: Date): Restriction[] {
  return restrictions.filter((restriction) => isInForce(restriction, now));
}

/** Returns announced restrictions, the soonest first. */
export function upcomingRestrictions(restrictions: readonly Restriction[], now: Date): Restriction[] {
  return restrictions
    .filter((restriction) => isUpcoming(restriction, now))
    .sort((a, b) => (a.startsAt?.getTime() ?? 0) - (b.startsAt?.getTime() ?? 0));
}

export interface PlaceAndTime {
  readonly at: Point;
  readonly region: string | null;
  readonly now: Date;
}

/** Returns the restrictions in force whose certain or possible ground contains a place. */
export function restrictionsAt(restrictions: readonly Restriction[], place: PlaceAndTime): Restriction[] {
  return restrictionsInForce(restrictions, place.now).filter((restriction) => touches(restriction, place));
}

/** Returns the announced restrictions whose certain or possible ground contains a place; soonest first. */
export function upcomingRestrictionsAt(
  restrictions: readonly Restriction[],
  place: PlaceAndTime,
): Restriction[] {
  return upcomingRestrictions(restrictions, place.now).filter((restriction) => touches(restriction, place));
}

/** Returns the restrictions in force that do not touch a place, but have a border within `withinKm`. */
export function restrictionsNear(
  restrictions: readonly Restriction[],
  place: PlaceAndTime,
  withinKm: number,
): Restriction[] {
  return restrictionsInForce(restrictions, place.now).filter(
    (restriction) =>
      !touches(restriction, place) &&
      [restriction.area, restriction.unsure?.area ?? null].some(
        (area) => area !== null && areaIndexOf(area).nearest(place.at, withinKm) !== null,
      ),
  );
}

type Ground = Pick<Restriction, "area" | "regions" | "unsure">;
type PlacePoint = Pick<PlaceAndTime, "at" | "region">;

/** Returns whether a place is on the certain or possible ground of a restriction, at any time. */
const touches = (restriction: Ground, point: PlacePoint): boolean =>
  certaintyAt(restriction, point) !== "out";

/** Returns whether a restriction certainly applies at a place, possibly applies, or does not, at any time. */
export function certaintyAt({ area, regions, unsure }: Ground, point: PlacePoint): "in" | "maybe" | "out" {
  if (covers({ area, regions: area === null ? regions : [] }, point)) return unsure?.isWhole ? "maybe" : "in";
  return unsure !== null && covers(unsure, point) ? "maybe" : "out";
}

export interface AreaParts {
  readonly regions: readonly string[];
  readonly areas: readonly Area[];
}

/** Returns whether a place is in some regions or areas, by the rule for the ground of restrictions. */
export const isInArea = ({ regions, areas }: AreaParts, point: PlacePoint): boolean =>
  [null, ...areas].some((area) => touches({ area, regions, unsure: null }, point));

/** Returns a restriction with only its certain ground; null if it has no certain ground. */
export const surePart = (restriction: Restriction): Restriction | null =>
  restriction.unsure?.isWhole ? null : { ...restriction, unsure: null };

/** Returns a restriction with only its possible ground; null if its record is clear. */
export function unsurePart(restriction: Restriction): Restriction | null {
  const { unsure } = restriction;
  return unsure === null || unsure.isWhole
    ? unsure && restriction
    : { ...restriction, area: null, regions: [] };
}

const covers = (
  { area, regions }: Pick<Restriction, "area" | "regions">,
  { at, region }: PlacePoint,
): boolean =>
  (area !== null && areaIndexOf(area).find(at) !== null) || (region !== null && regions.includes(region));
