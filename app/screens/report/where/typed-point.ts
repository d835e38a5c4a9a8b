import type { TypedReport } from "#intake/reports/typed-report.ts";
import type { PointSource } from "#intake/reports/vocabulary.ts";
import { distanceKm, pointAt } from "#territory/distance.ts";
import { isOnGlobe, type Point } from "#territory/point.ts";

/** A metre: no device and no map is surer. */
const DECIMALS = 5;

const degrees = (value: number) => String(Number(value.toFixed(DECIMALS)));

function pointOf(lat: string, lon: string): Point | null {
  if (lat.trim() === "" || lon.trim() === "") return null;
  const at = { lat: Number(lat), lon: Number(lon) };
  return Number.isFinite(at.lat) && Number.isFinite(at.lon) && isOnGlobe(at) ? at : null;
}

/** The point of a report; null while there is none. */
export const pointTyped = ({ lat, lon }: TypedReport): Point | null => pointOf(lat, lon);

/** Where they stand. */
export const fromTyped = ({ fromLat, fromLon }: TypedReport): Point | null => pointOf(fromLat, fromLon);

/** A point as the value of a field: `47.44123,-72.78`. */
export const pointValue = ({ lat, lon }: Point): string => `${degrees(lat)},${degrees(lon)}`;

/** The point of such a value; null for anything else. */
export function readPointValue(value: string): Point | null {
  const [lat = "", lon = "", ...rest] = value.split(",");
  return rest.length > 0 ? null : pointOf(lat, lon);
}

export const NO_POINT = { lat: "", lon: "", source: "", found: "", accuracy: "" } as const;

/** The fields of a point. @param found the place that it is, where words came to one */
export function pointFields(at: Point, source: PointSource, accuracy: number | null = null, found = "") {
  return {
    lat: degrees(at.lat),
    lon: degrees(at.lon),
    source,
    found,
    accuracy: accuracy === null ? "" : String(Math.round(accuracy)),
  };
}

/** The fields of where they stand. */
export function fromFields(at: Point, accuracy: number | null = null) {
  const { lat, lon, accuracy: metres } = pointFields(at, "device", accuracy);
  return { fromLat: lat, fromLon: lon, fromAccuracy: metres };
}

/** A point that was said of the fire itself: where they stand says nothing against it. */
const isOfFire = ({ source }: TypedReport) => source === "words" || source === "map";

/**
 * The point of a fire seen from where they stand: as far and in the direction that they say; while they say neither, where they stand
 * is the nearest thing known. What was typed or set on the map stays.
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

/** Where the device is, of a fire that they see from afar: their own place, and not the fire's. */
export const fromAfar = (point: Partial<TypedReport>, isFar: boolean | null): Partial<TypedReport> =>
  isFar && point.source === "device" ? { ...point, source: "sight" satisfies PointSource } : point;

/** Farther than a pin is moved to be set right: what was said of the fires around it was said of another place. */
const ANOTHER_PLACE_KM = 2;

/** What a change of the point makes of the fire of the agency's that it was said to be. */
export function withKnownFire(change: Partial<TypedReport>, typed: TypedReport): Partial<TypedReport> {
  if (typed.knownFire === "" || "knownFire" in change) return change;
  const [before, after] = [pointTyped(typed), pointTyped({ ...typed, ...change })];
  const isSame = before === null || (after !== null && distanceKm(before, after) <= ANOTHER_PLACE_KM);
  return isSame ? change : { ...change, knownFire: "" };
}
