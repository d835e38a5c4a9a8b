import { isInArea } from "#fires/restriction-rules.ts";
import { AIR_REACH_KM } from "#history/air-state.ts";
import { type AirChange, type Change, isAirChange, isFireChange, isOrderChange } from "#history/change.ts";
import { distanceKm } from "#territory/distance.ts";
import type { PlaceLocation } from "#territory/place-location.ts";
import type { Point } from "#territory/point.ts";
import { cameNearer } from "./nearer.ts";

type Area = GeoJSON.Polygon | GeoJSON.MultiPolygon;

/** A place's data for matching alerts. */
export interface MatchedPlace {
  /** The point for the distance to a fire. */
  readonly at: Point;
  /** The location for all other changes. */
  readonly stands: PlaceLocation;
  readonly radiusKm: number;
  readonly choices: SourceChoices;
}

/** Alerts from sources around fires that a person chose for a place. */
export interface SourceChoices {
  /** Official orders. */
  readonly withOrders: boolean;
  /** Air quality from this level. */
  readonly airLevel: number | null;
}

/** Returns whether a place chose alerts of a kind of change. The agency's own are always sent. */
export function hasChosen(
  { withOrders, airLevel }: SourceChoices,
  { kind, after }: { readonly kind: Change["kind"]; readonly after: unknown },
): boolean {
  if (kind.startsWith("air-")) return Object(after).level === airLevel;
  return withOrders || !kind.startsWith("order-");
}

/** A change that was sent, and its area. */
export interface MatchedChange {
  readonly change: Change;
  readonly toWhom: "all" | "nearer";
  readonly at: Point | null;
  readonly zoneNumber: number | null;
  readonly regions: readonly string[];
  readonly areas: readonly Area[];
}

/**
 * Checks whether a change concerns one place, and how far a fire is from it. `concerned-places.server.ts` has the same
 * rules in SQL for all places. A test checks that both agree.
 * @returns null if it does not concern the place; the distance is null except for a fire
 */
export function concerns(
  { change, toWhom, at, zoneNumber, regions, areas }: MatchedChange,
  place: MatchedPlace,
): { readonly distanceKm: number | null } | null {
  if (!hasChosen(place.choices, change)) return null;
  if (isAirChange(change)) return airAround(change, place.at);
  if (isFireChange(change)) {
    if (at === null) return null;
    const km = distanceKm(place.at, at);
    const isNear = km <= place.radiusKm;
    const was = change.kind === "fire-located" ? (change.before?.at ?? null) : null;
    if (was !== null && distanceKm(place.at, was) <= place.radiusKm) return null;
    const [before, after] = [change.before?.sizeHa ?? null, change.after?.sizeHa ?? null];
    return isNear && (toWhom === "all" || cameNearer(km, before, after)) ? { distanceKm: km } : null;
  }
  const isInZone = zoneNumber !== null && zoneNumber === place.stands.zone;
  const spot = isOrderChange(change) ? ownSpotOf({ ...place.stands, at: place.at }) : spotOf(place.stands);
  return isInZone || isInArea({ regions, areas }, spot) ? { distanceKm: null } : null;
}

/** Returns the distance of a station; null if it is not the nearest one of a place. */
function airAround(
  { after: { at, others } }: AirChange,
  from: Point,
): { readonly distanceKm: number } | null {
  const km = distanceKm(from, at);
  const isNearest = others.every((other) => km <= distanceKm(from, other));
  return km <= AIR_REACH_KM && isNearest ? { distanceKm: km } : null;
}

/** Converts a place for the rules of official orders, which hold at its own point, as on pages. */
export const ownSpotOf = ({ region, at }: Pick<PlaceLocation, "region"> & { readonly at: Point }) => ({
  at,
  region,
});

/** Converts a place for the rules of restrictions. */
export const spotOf = ({ region, ground }: Pick<PlaceLocation, "region" | "ground">) => ({
  at: ground,
  region,
});
