import type { Area } from "#fires/area.ts";
import type { Point } from "#territory/point.ts";

/** Returns twice the area within a ring; positive if the ring runs counterclockwise. */
function signedArea(ring: readonly GeoJSON.Position[]): number {
  let sum = 0;
  for (const [at, [x1 = 0, y1 = 0]] of ring.entries()) {
    const [x2 = x1, y2 = y1] = ring[at + 1] ?? [];
    sum += x1 * y2 - x2 * y1;
  }
  return sum;
}

/** Precision of about a metre: no boundary here is known better, and digits add size. */
const DECIMALS = 1e5;
const rounded = (degrees: number) => Math.round(degrees * DECIMALS) / DECIMALS;

const polygon = (rings: GeoJSON.Position[][]) =>
  rings.map((ring, at) => {
    const wound = signedArea(ring) > 0 === (at === 0) ? ring : ring.toReversed();
    return wound.map(([lon = 0, lat = 0]) => [rounded(lon), rounded(lat)]);
  });

const made = new WeakMap<Area, Area>();

/**
 * Returns an area in the form that RFC 7946 requires: outer rings counterclockwise, holes clockwise. Rounds
 * to known digits. Computed once per area.
 */
export function publishedArea(area: Area): Area {
  const known = made.get(area);
  if (known) return known;
  const wound: Area =
    area.type === "Polygon"
      ? { type: "Polygon", coordinates: polygon(area.coordinates) }
      : { type: "MultiPolygon", coordinates: area.coordinates.map(polygon) };
  made.set(area, wound);
  return wound;
}

/** Returns a point in the form of RFC 7946, with known digits. */
export const publishedPoint = ({ lon, lat }: Point) =>
  ({ type: "Point", coordinates: [rounded(lon), rounded(lat)] }) as const;
