import { isOnGround } from "#fires/restriction-rules.ts";
import { type Change, isFireChange } from "#history/change.ts";
import { distanceKm } from "#territory/distance.ts";
import type { PlaceGround } from "#territory/place-ground.ts";
import type { Point } from "#territory/point.ts";
import { cameNearer } from "./nearer.ts";

type Area = GeoJSON.Polygon | GeoJSON.MultiPolygon;

/** A place, as alerts are matched by it. */
export interface WatchedGround {
  /** What the distance to a fire is measured from. */
  readonly at: Point;
  /** What all else is asked of. */
  readonly stands: PlaceGround;
  readonly radiusKm: number;
}

/** A change that was told, and where it holds. */
export interface ToldChange {
  readonly change: Change;
  readonly toWhom: "all" | "nearer";
  readonly at: Point | null;
  readonly zoneNumber: number | null;
  readonly regions: readonly string[];
  readonly areas: readonly Area[];
}

/**
 * Whether a change concerns a place, and how far a fire is from it: what `sought.server.ts` asks of all places at once, asked
 * of one. A test holds the two together.
 * @returns null where it does not; the distance is null but for a fire
 */
export function concerns(
  { change, toWhom, at, zoneNumber, regions, areas }: ToldChange,
  place: WatchedGround,
): { readonly distanceKm: number | null } | null {
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
  return isInZone || isOnGround({ regions, areas }, spotOf(place.stands)) ? { distanceKm: null } : null;
}

/** A place as rules of restrictions ask of it. */
export const spotOf = ({ region, ground }: Pick<PlaceGround, "region" | "ground">) => ({
  at: ground,
  region,
});
