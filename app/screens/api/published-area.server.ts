import type { Area } from "#fires/area.ts";

/** Twice the area within a ring, above zero when it runs counterclockwise. */
function signedArea(ring: readonly GeoJSON.Position[]): number {
  let sum = 0;
  for (const [at, [x1 = 0, y1 = 0]] of ring.entries()) {
    const [x2 = x1, y2 = y1] = ring[at + 1] ?? [];
    sum += x1 * y2 - x2 * y1;
  }
  return sum;
}

/** A metre: no limit here is known better, and digits travel. */
const DECIMALS = 1e5;
const rounded = (degrees: number) => Math.round(degrees * DECIMALS) / DECIMALS;

const polygon = (rings: GeoJSON.Position[][]) =>
  rings.map((ring, at) => {
    const wound = signedArea(ring) > 0 === (at === 0) ? ring : ring.toReversed();
    return wound.map(([lon = 0, lat = 0]) => [rounded(lon), rounded(lat)]);
  });

const made = new WeakMap<Area, Area>();

/**
 * The area as RFC 7946 asks for it: outer rings counterclockwise, holes clockwise, no more digits than are known.
 * Made once for each area.
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
