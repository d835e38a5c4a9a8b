import type { Point } from "./point.ts";

/** The earth's mean radius. */
export const EARTH_RADIUS_KM = 6371.0088;
/** Length of a degree of latitude; multiply by the cosine of the latitude for a degree of longitude. */
export const KM_PER_DEGREE = (EARTH_RADIUS_KM * Math.PI) / 180;
const WINDS = 8;

/** Index of the eight compass points: 0 north, 1 north-east, 2 east ... 7 north-west. */
export type CompassPoint = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Returns the great-circle distance in kilometres, on a sphere with the earth's mean radius. */
export function distanceKm(a: Point, b: Point): number {
  const halfLat = Math.sin(radians(b.lat - a.lat) / 2);
  const halfLon = Math.sin(radians(b.lon - a.lon) / 2);
  const h = halfLat ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * halfLon ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** Returns the heading from `from` to `to`, in degrees clockwise from true north, 0 <= heading < 360. */
export function bearingDegrees(from: Point, to: Point): number {
  const lon = radians(to.lon - from.lon);
  const [fromLat, toLat] = [radians(from.lat), radians(to.lat)];
  const east = Math.sin(lon) * Math.cos(toLat);
  const north = Math.cos(fromLat) * Math.sin(toLat) - Math.sin(fromLat) * Math.cos(toLat) * Math.cos(lon);
  return ((Math.atan2(east, north) * 180) / Math.PI + 360) % 360;
}

/** Returns the point at a distance of `km` from `from` on a heading (degrees clockwise from true north). */
export function pointAt(from: Point, bearing: number, km: number): Point {
  const [way, turn] = [km / EARTH_RADIUS_KM, radians(bearing)];
  const [lat, lon] = [radians(from.lat), radians(from.lon)];
  const sinLat = Math.sin(lat) * Math.cos(way) + Math.cos(lat) * Math.sin(way) * Math.cos(turn);
  const east = Math.sin(turn) * Math.sin(way) * Math.cos(lat);
  const north = Math.cos(way) - Math.sin(lat) * sinLat;
  const degrees = ((lon + Math.atan2(east, north)) * 180) / Math.PI;
  return {
    lat: (Math.asin(Math.max(-1, Math.min(1, sinLat))) * 180) / Math.PI,
    // Normalize the longitude beyond the 180th meridian.
    lon: ((((degrees + 180) % 360) + 360) % 360) - 180,
  };
}

/** Returns the compass point nearest to a bearing in degrees (any value). */
export function compassPoint(bearing: number): CompassPoint {
  const wind = Math.round(bearing / (360 / WINDS)) % WINDS;
  // The remainder of a division by eight, made positive, is always one of the eight.
  return ((wind + WINDS) % WINDS) as CompassPoint;
}
