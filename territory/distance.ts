import type { Point } from "./point.ts";

/** Its mean. */
export const EARTH_RADIUS_KM = 6371.0088;
/** Of a meridian; of a parallel, by the cosine of its latitude. */
export const KM_PER_DEGREE = (EARTH_RADIUS_KM * Math.PI) / 180;
const WINDS = 8;

/** The eight winds by index: 0 north, 1 north-east, 2 east ... 7 north-west. */
export type CompassPoint = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance in kilometres, on a sphere of the earth's mean radius. */
export function distanceKm(a: Point, b: Point): number {
  const halfLat = Math.sin(radians(b.lat - a.lat) / 2);
  const halfLon = Math.sin(radians(b.lon - a.lon) / 2);
  const h = halfLat ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * halfLon ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** The heading to take at `from` to reach `to`, in degrees clockwise from true north, 0 <= heading < 360. */
export function bearingDegrees(from: Point, to: Point): number {
  const lon = radians(to.lon - from.lon);
  const [fromLat, toLat] = [radians(from.lat), radians(to.lat)];
  const east = Math.sin(lon) * Math.cos(toLat);
  const north = Math.cos(fromLat) * Math.sin(toLat) - Math.sin(fromLat) * Math.cos(toLat) * Math.cos(lon);
  return ((Math.atan2(east, north) * 180) / Math.PI + 360) % 360;
}

/** Where somebody comes to who leaves `from` on a heading (degrees clockwise from true north) and goes straight on for `km`. */
export function pointAt(from: Point, bearing: number, km: number): Point {
  const [way, turn] = [km / EARTH_RADIUS_KM, radians(bearing)];
  const [lat, lon] = [radians(from.lat), radians(from.lon)];
  const sinLat = Math.sin(lat) * Math.cos(way) + Math.cos(lat) * Math.sin(way) * Math.cos(turn);
  const east = Math.sin(turn) * Math.sin(way) * Math.cos(lat);
  const north = Math.cos(way) - Math.sin(lat) * sinLat;
  const degrees = ((lon + Math.atan2(east, north)) * 180) / Math.PI;
  return {
    lat: (Math.asin(Math.max(-1, Math.min(1, sinLat))) * 180) / Math.PI,
    // Across the 180th meridian it goes on from the other side.
    lon: ((((degrees + 180) % 360) + 360) % 360) - 180,
  };
}

/** The wind of the compass nearest to a bearing in degrees (any turn, either sign). */
export function compassPoint(bearing: number): CompassPoint {
  const wind = Math.round(bearing / (360 / WINDS)) % WINDS;
  // The remainder of a division by eight, made positive, is one of the eight by construction.
  return ((wind + WINDS) % WINDS) as CompassPoint;
}
