import type { MultiPolygon, Polygon, Position } from "geojson";

/** Twice the area a ring encloses, positive when it runs counterclockwise. */
function signedArea(ring: readonly Position[]): number {
  let sum = 0;
  for (let at = 1; at < ring.length; at += 1) {
    const [x1 = 0, y1 = 0] = ring[at - 1] ?? [];
    const [x2 = 0, y2 = 0] = ring[at] ?? [];
    sum += x1 * y2 - x2 * y1;
  }
  return sum;
}

/** A millionth of a degree is a decimetre: more digits say nothing and weigh much. */
const rounded = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;

/** Outer ring counterclockwise, holes clockwise. */
const turned = (rings: Position[][]): Position[][] =>
  rings.map((ring, at) =>
    (signedArea(ring) >= 0 === (at === 0) ? ring : ring.toReversed()).map((position) =>
      position.map(rounded),
    ),
  );

/** The same area, to the decimetre, with its rings wound as RFC 7946 asks (the right-hand rule). */
export function rightHanded(area: Polygon | MultiPolygon): Polygon | MultiPolygon {
  return area.type === "Polygon"
    ? { type: "Polygon", coordinates: turned(area.coordinates) }
    : { type: "MultiPolygon", coordinates: area.coordinates.map(turned) };
}
