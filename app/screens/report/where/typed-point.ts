import type { TypedReport } from "#intake/reports/report-fields.ts";
import type { PointSource } from "#intake/reports/vocabulary.ts";
import { distanceKm, pointAt } from "#territory/distance.ts";
import { isOnGlobe, type Point } from "#territory/point.ts";

/** Precision of about a metre: no device or map is more exact. */
const DECIMALS = 5;

const degrees = (value: number) => String(Number(value.toFixed(DECIMALS)));

function pointOf(lat: string, lon: string): Point | null {
  if (lat.trim() === "" || lon.trim() === "") return null;
  const at = { lat: Number(lat), lon: Number(lon) };
  return Number.isFinite(at.lat) && Number.isFinite(at.lon) && isOnGlobe(at) ? at : null;
}

export const pointTyped = ({ lat, lon }: TypedReport): Point | null => pointOf(lat, lon);

export const fromTyped = ({ fromLat, fromLon }: TypedReport): Point | null => pointOf(fromLat, fromLon);

/** Returns a point as a field value: `47.44123,-72.78`. */
export const pointValue = ({ lat, lon }: Point): string => `${degrees(lat)},${degrees(lon)}`;

/** Parses a value of `pointValue`; null for anything else. */
export function readPointValue(value: string): Point | null {
  const [lat = "", lon = "", ...rest] = value.split(",");
  return rest.length > 0 ? null : pointOf(lat, lon);
}

export const NO_POINT = { lat: "", lon: "", source: "", found: "", accuracy: "" } as const;

/** Returns the fields of a point. @param found the place at the point, if the typed text matched a place */
export function pointFields(at: Point, source: PointSource, accuracy: number | null = null, found = "") {
  return {
    lat: degrees(at.lat),
    lon: degrees(at.lon),
    source,
    found,
    accuracy: accuracy === null ? "" : String(Math.round(accuracy)),
  };
}

export function fromFields(at: Point, accuracy: number | null = null) {
  const { lat, lon, accuracy: metres } = pointFields(at, "device", accuracy);
  return { fromLat: lat, fromLon: lon, fromAccuracy: metres };
}

/** Returns whether the point was given for the fire itself: the person's position never replaces it. */
const isOfFire = ({ source }: TypedReport) => source === "words" || source === "map";

/**
 * Returns the point of a fire seen from the person's position, by direction and distance. If direction or
 * distance is missing, the person's position is the point. A point that was typed or set on the map stays.
 */
export function seenPoint(typed: TypedReport): Partial<TypedReport> {
  const from = fromTyped(typed);
  if (pointTyped(typed) && isOfFire(typed)) return {};
  if (from === null) return NO_POINT;
  if (typed.bearing === "" || typed.distance === "") {
    const accuracy = typed.fromAccuracy === "" ? null : Number(typed.fromAccuracy);
    return pointFields(from, typed.fromAccuracy === "" ? "sight" : "device", accuracy);
  }
  return pointFields(pointAt(from, Number(typed.bearing), Number(typed.distance)), "sight");
}

/** If the person sees the fire from a distance, marks the device's point as the person's, not the fire's. */
export const fromAfar = (point: Partial<TypedReport>, isFar: boolean | null): Partial<TypedReport> =>
  isFar && point.source === "device" ? { ...point, source: "sight" satisfies PointSource } : point;

/** Distance in km beyond which a moved pin is another place: the fire chosen for the old place is cleared. */
const ANOTHER_PLACE_KM = 2;

/** Returns a change of the point, which also clears the agency's chosen fire if the place changes. */
export function withKnownFire(change: Partial<TypedReport>, typed: TypedReport): Partial<TypedReport> {
  if (typed.knownFire === "" || "knownFire" in change) return change;
  const [before, after] = [pointTyped(typed), pointTyped({ ...typed, ...change })];
  const isSame = before === null || (after !== null && distanceKm(before, after) <= ANOTHER_PLACE_KM);
  return isSame ? change : { ...change, knownFire: "" };
}
