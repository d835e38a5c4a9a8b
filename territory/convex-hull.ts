import type { Position } from "geojson";

/** Returns a positive number if the path from a over b to c turns left. */
const turn = ([ax = 0, ay = 0]: Position, [bx = 0, by = 0]: Position, [cx = 0, cy = 0]: Position) =>
  (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);

/** Returns the convex hull of some positions, counterclockwise and closed. */
export function convexHull(positions: readonly Position[]): Position[] {
  const sorted = positions.toSorted(([ax = 0, ay = 0], [bx = 0, by = 0]) => ax - bx || ay - by);
  const [south, north] = [halfOf(sorted), halfOf(sorted.toReversed())];
  return [...south.slice(0, -1), ...north];
}

function halfOf(sorted: readonly Position[]): Position[] {
  const half: Position[] = [];
  for (const position of sorted) {
    for (;;) {
      const [before, last] = half.slice(-2);
      if (!before || !last || turn(before, last, position) > 0) break;
      half.pop();
    }
    half.push(position);
  }
  return half;
}
