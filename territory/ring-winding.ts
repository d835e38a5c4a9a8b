import type { MultiPolygon, Polygon, Position } from "geojson";

/** Returns twice the area of a ring, positive if it is counterclockwise. */
function signedArea(ring: readonly Position[]): number {
  let sum = 0;
  for (let at = 1; at < ring.length; at += 1) {
    const [x1 = 0, y1 = 0] = ring[at - 1] ?? [];
    const [x2 = 0, y2 = 0] = ring[at] ?? [];
    sum += x1 * y2 - x2 * y1;
  }
  return sum;
}

/** A millionth of a degree is a decimetre: more digits only add weight. */
const rounded = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;

/** Turns the outer ring counterclockwise, and holes clockwise. */
const turned = (rings: Position[][]): Position[][] =>
  rings.map((ring, at) =>
    (signedArea(ring) >= 0 === (at === 0) ? ring : ring.toReversed()).map((position) =>
      position.map(rounded),
    ),
  );

/** Returns the same area, to the decimetre, with the ring directions of RFC 7946 (the right-hand rule). */
export function withRfcWinding(area: Polygon | MultiPolygon): Polygon | MultiPolygon {
  return area.type === "Polygon"
    ? { type: "Polygon", coordinates: turned(area.coordinates) }
    : { type: "MultiPolygon", coordinates: area.coordinates.map(turned) };
}
