import type { Position } from "geojson";

/** Number of lines of latitude along which a ring is measured. */
const LINES = 64;

/** Ground that a ring encloses, in square degrees, by its direction. */
export interface RingTurns {
  readonly counterclockwise: number;
  readonly clockwise: number;
}

/**
 * Measures the ground that a ring encloses in each direction, along lines of latitude. A ring that does not
 * cross itself encloses all of its ground in one direction. A ring without ground (equal points, points on a
 * line) has zero in both directions.
 */
export function ringTurns(ring: readonly Position[]): RingTurns {
  const lats = ring.map(([, lat = 0]) => lat);
  const [south, north] = [lats.reduce((a, b) => Math.min(a, b)), lats.reduce((a, b) => Math.max(a, b))];
  const step = (north - south) / LINES;
  let [counterclockwise, clockwise] = [0, 0];
  for (let line = 0; line < LINES; line += 1) {
    const crossings = crossingsAt(ring, south + (line + 0.5) * step);
    let winding = 0;
    for (const [at, { lon, turn }] of crossings.entries()) {
      winding += turn;
      const width = (crossings[at + 1]?.lon ?? lon) - lon;
      if (winding > 0) counterclockwise += width * step;
      if (winding < 0) clockwise += width * step;
    }
  }
  return { counterclockwise, clockwise };
}

/**
 * Returns the crossings of a ring with a line of latitude, from west to east. `turn` is 1 for a southward
 * crossing, and -1 for a northward one.
 */
export function crossingsAt(ring: readonly Position[], lat: number) {
  return ring
    .flatMap(([x1 = 0, y1 = 0], at) => {
      const [x2 = x1, y2 = y1] = ring[at + 1] ?? [];
      if (y1 > lat === y2 > lat) return [];
      return [{ lon: x1 + ((lat - y1) / (y2 - y1)) * (x2 - x1), turn: y1 > lat ? 1 : -1 }];
    })
    .sort((a, b) => a.lon - b.lon);
}
