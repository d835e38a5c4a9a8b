import { isInArea } from "#fires/restriction-rules.ts";
import { AIR_REACH_KM } from "#history/air-state.ts";
import {
  type Change,
  isAirChange,
  isFireChange,
  isOrderChange,
  isPointChange,
  type PointChange,
} from "#history/change.ts";
import { ROAD_REACH_KM } from "#history/road-state.ts";
import { distanceKm } from "#territory/distance.ts";
import type { PlaceLocation } from "#territory/place-location.ts";
import type { Point } from "#territory/point.ts";
import { cameNearer } from "./nearer.ts";

type Area = GeoJSON.Polygon | GeoJSON.MultiPolygon;

export interface MatchedPlace {
  /** The saved point. Distances to fires, stations, heat and roads are measured from it. */
  readonly at: Point;
  /** Zone, region and nearest shore of the place, to test danger levels and restrictions. */
  readonly location: PlaceLocation;
  readonly radiusKm: number;
  readonly choices: SourceChoices;
}

/** Alerts from sources around fires that a person chose for a place. */
export interface SourceChoices {
  readonly withOrders: boolean;
  /** Air quality index from which alerts about the air are sent; null for no alerts about the air. */
  readonly airLevel: number | null;
  /** True to get alerts about heat that satellites detect where no fire is known. */
  readonly alertHeat: boolean;
  readonly alertRoads: boolean;
}

/** Returns true if a place chose alerts about a kind of change. The agency's own changes need no choice. */
export function hasChosen(
  { withOrders, airLevel, alertHeat, alertRoads }: SourceChoices,
  { kind, after }: { readonly kind: Change["kind"]; readonly after: unknown },
): boolean {
  if (kind.startsWith("air-")) return Object(after).level === airLevel;
  if (kind === "heat-seen") return alertHeat;
  if (kind.startsWith("road-")) return alertRoads;
  return withOrders || !kind.startsWith("order-");
}

/** Returns the maximum distance, in km, at which a change at a point concerns a place. */
export function reachKmOf(kind: Change["kind"], radiusKm: number): number {
  if (kind.startsWith("air-")) return AIR_REACH_KM;
  return kind.startsWith("road-") ? ROAD_REACH_KM : radiusKm;
}

export interface MatchedChange {
  readonly change: Change;
  readonly toWhom: "all" | "nearer";
  readonly at: Point | null;
  readonly zoneNumber: number | null;
  readonly regions: readonly string[];
  readonly areas: readonly Area[];
}

/**
 * Checks whether a change concerns one place. `concerned-places.server.ts` has the same rules in SQL for all
 * places. A test checks that both agree.
 * @returns null if the change does not concern the place; otherwise the distance, which is null for an area
 */
export function concerns(
  { change, toWhom, at, zoneNumber, regions, areas }: MatchedChange,
  place: MatchedPlace,
): { readonly distanceKm: number | null } | null {
  if (!hasChosen(place.choices, change)) return null;
  if (isPointChange(change)) return distanceWithinReach(change, place);
  if (isFireChange(change)) {
    if (at === null) return null;
    const km = distanceKm(place.at, at);
    const isNear = km <= place.radiusKm;
    const was = change.kind === "fire-located" ? (change.before?.at ?? null) : null;
    if (was !== null && distanceKm(place.at, was) <= place.radiusKm) return null;
    const [before, after] = [change.before?.sizeHa ?? null, change.after?.sizeHa ?? null];
    return isNear && (toWhom === "all" || cameNearer(km, before, after)) ? { distanceKm: km } : null;
  }
  const isInZone = zoneNumber !== null && zoneNumber === place.location.zone;
  const point = isOrderChange(change)
    ? orderPointOf({ ...place.location, at: place.at })
    : restrictionPointOf(place.location);
  return isInZone || isInArea({ regions, areas }, point) ? { distanceKm: null } : null;
}

/** Returns a change's distance from a place; null if too far, or if another station is nearer the place. */
function distanceWithinReach(
  change: PointChange,
  { at: from, radiusKm }: MatchedPlace,
): { readonly distanceKm: number } | null {
  const km = distanceKm(from, change.after.at);
  if (km > reachKmOf(change.kind, radiusKm)) return null;
  const others = isAirChange(change) ? change.after.others : [];
  return others.every((other) => km <= distanceKm(from, other)) ? { distanceKm: km } : null;
}

/** Returns the region and point to test an official order at: the saved point, not the shore, as on pages. */
export const orderPointOf = ({ region, at }: Pick<PlaceLocation, "region"> & { readonly at: Point }) => ({
  at,
  region,
});

export const restrictionPointOf = ({ region, ground }: Pick<PlaceLocation, "region" | "ground">) => ({
  at: ground,
  region,
});
