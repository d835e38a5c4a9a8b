import { distanceKm } from "#territory/distance.ts";
import type { Point } from "#territory/point.ts";

const EARTH_RADIUS_KM = 6371.0088;
const HECTARES_IN_KM2 = 100;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Returns the kilometres along a line of points, and back to its start if it is closed. */
export function lengthKm(points: readonly Point[], isClosed: boolean): number {
  const [first] = points;
  const line = isClosed && first ? [...points, first] : points;
  return line.slice(1).reduce((sum, point, at) => sum + distanceKm(line[at] ?? point, point), 0);
}

/** Returns the hectares inside a closed line of points on a sphere; 0 for fewer than three points. */
export function areaHa(points: readonly Point[]): number {
  if (points.length < 3) return 0;
  const doubled = points.reduce((sum, from, at) => {
    const to = points[(at + 1) % points.length] ?? from;
    return sum + radians(to.lon - from.lon) * (2 + Math.sin(radians(from.lat)) + Math.sin(radians(to.lat)));
  }, 0);
  return (Math.abs(doubled) / 2) * EARTH_RADIUS_KM ** 2 * HECTARES_IN_KM2;
}
