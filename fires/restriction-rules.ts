import { type AreaIndex, buildAreaIndex } from "#territory/area-index.ts";
import type { Point } from "#territory/point.ts";
import type { Area } from "./area.ts";
import type { Restriction } from "./model.ts";

export function hasStarted({ startsAt }: Pick<Restriction, "startsAt">, now: Date): boolean {
  return startsAt === null || startsAt <= now;
}

export function hasEnded({ endsAt }: Pick<Restriction, "endsAt">, now: Date): boolean {
  return endsAt !== null && endsAt <= now;
}

/** In force from its start up to its end, excluded; without a date it has no limit on that side. */
export function isInForce(restriction: Pick<Restriction, "startsAt" | "endsAt">, now: Date): boolean {
  return hasStarted(restriction, now) && !hasEnded(restriction, now);
}

/** Announced, not begun. */
export function isUpcoming({ startsAt, endsAt }: Restriction, now: Date): boolean {
  return startsAt !== null && now < startsAt && (endsAt === null || startsAt < endsAt);
}

export function restrictionsInForce(restrictions: readonly Restriction[], now: Date): Restriction[] {
  return restrictions.filter((restriction) => isInForce(restriction, now));
}

/** The soonest first. */
export function upcomingRestrictions(restrictions: readonly Restriction[], now: Date): Restriction[] {
  return restrictions
    .filter((restriction) => isUpcoming(restriction, now))
    .sort((a, b) => (a.startsAt?.getTime() ?? 0) - (b.startsAt?.getTime() ?? 0));
}

/** A place, the region it lies in, and the moment asked about. */
export interface PlaceAndTime {
  readonly at: Point;
  readonly region: string | null;
  readonly now: Date;
}

/** Gives the restrictions in force whose sure or possible ground holds a place. */
export function restrictionsAt(restrictions: readonly Restriction[], place: PlaceAndTime): Restriction[] {
  return restrictionsInForce(restrictions, place.now).filter((restriction) => touches(restriction, place));
}

/** Those announced at a place, by the same rule; the soonest first. */
export function upcomingRestrictionsAt(
  restrictions: readonly Restriction[],
  place: PlaceAndTime,
): Restriction[] {
  return upcomingRestrictions(restrictions, place.now).filter((restriction) => touches(restriction, place));
}

/** Those in force whose border passes within so many kilometres of a place that they do not touch. */
export function restrictionsNear(
  restrictions: readonly Restriction[],
  place: PlaceAndTime,
  withinKm: number,
): Restriction[] {
  return restrictionsInForce(restrictions, place.now).filter(
    (restriction) =>
      !touches(restriction, place) &&
      [restriction.area, restriction.unsure?.area ?? null].some(
        (area) => area !== null && indexOf(area).nearest(place.at, withinKm) !== null,
      ),
  );
}

type Ground = Pick<Restriction, "area" | "regions" | "unsure">;
type Spot = Pick<PlaceAndTime, "at" | "region">;

/** Whether a place is on the sure or possible ground of a restriction, at whatever time. */
const touches = (restriction: Ground, spot: Spot): boolean => standing(restriction, spot) !== "out";

/** Says whether a restriction surely holds at a place, possibly does, or does not, at whatever time. */
export function standing({ area, regions, unsure }: Ground, spot: Spot): "in" | "maybe" | "out" {
  if (covers({ area, regions: area === null ? regions : [] }, spot)) return unsure?.isWhole ? "maybe" : "in";
  return unsure !== null && covers(unsure, spot) ? "maybe" : "out";
}

/** The ground of a restriction: regions and areas. */
export interface GroundParts {
  readonly regions: readonly string[];
  readonly areas: readonly Area[];
}

/** Whether a place stands in some regions or areas, by the same rule: holes and islands right. */
export const isOnGround = ({ regions, areas }: GroundParts, spot: Spot): boolean =>
  [null, ...areas].some((area) => touches({ area, regions, unsure: null }, spot));

/** A restriction on its sure ground; null if it has none. */
export const surePart = (restriction: Restriction): Restriction | null =>
  restriction.unsure?.isWhole ? null : { ...restriction, unsure: null };

/** A restriction on its possible ground; null if its record is clear. */
export function unsurePart(restriction: Restriction): Restriction | null {
  const { unsure } = restriction;
  return unsure === null || unsure.isWhole
    ? unsure && restriction
    : { ...restriction, area: null, regions: [] };
}

const covers = ({ area, regions }: Pick<Restriction, "area" | "regions">, { at, region }: Spot): boolean =>
  (area !== null && indexOf(area).find(at) !== null) || (region !== null && regions.includes(region));

/** Made at the first question about an area: a thousand times dearer than the question itself. */
const indexes = new WeakMap<Area, AreaIndex<true>>();

function indexOf(area: Area): AreaIndex<true> {
  let index = indexes.get(area);
  if (!index) {
    index = buildAreaIndex([{ key: true, geometry: area }]);
    indexes.set(area, index);
  }
  return index;
}
