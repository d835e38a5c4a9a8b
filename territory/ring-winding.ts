import type { MultiPolygon, Polygon, Position } from "geojson";

/** Returns twice the area of a ring, positive if it is counterclockwise. */
export function signedArea(ring: readonly Position[]): number {
  let sum = 0;
  for (let at = 1; at < ring.length; at += 1) {
    const [x1 = 0, y1 = 0] = ring[at - 1] ?? [];
    const [x2 = 0, y2 = 0] = ring[at] ?? [];
    sum += x1 * y2 - x2 * y1;
  }
  return sum;
}

/**
 * Returns an area with the ring directions of RFC 7946: outer rings counterclockwise, holes clockwise.
 * Degrees are rounded, by default to a millionth, which is a decimetre. More digits would only add bytes.
 */
export function withRfcWinding(area: Polygon | MultiPolygon, decimals = 6): Polygon | MultiPolygon {
  const rounded = (degrees: number) => Math.round(degrees * 10 ** decimals) / 10 ** decimals;
  const turned = (rings: Position[][]): Position[][] =>
    rings.map((ring, at) =>
      (signedArea(ring) >= 0 === (at === 0) ? ring : ring.toReversed()).map(([lon = 0, lat = 0]) => [
        rounded(lon),
        rounded(lat),
      ]),
    );
  return area.type === "Polygon"
    ? { type: "Polygon", coordinates: turned(area.coordinates) }
    : { type: "MultiPolygon", coordinates: area.coordinates.map(turned) };
}
