import type { Geometry } from "geojson";
import type { Point } from "./point.ts";

/** West, south, east, north, in degrees. */
export type Bounds = readonly [west: number, south: number, east: number, north: number];

type Nested = readonly (number | Nested)[];

/** Returns the bounds that contain all shapes; null without shapes. */
export function boundsOf(shapes: Iterable<Geometry | null>): Bounds | null {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  const take = (part: Nested): void => {
    const [lon, lat] = part;
    if (typeof lon !== "number" || typeof lat !== "number") {
      for (const each of part) if (typeof each !== "number") take(each);
      return;
    }
    west = Math.min(west, lon);
    east = Math.max(east, lon);
    south = Math.min(south, lat);
    north = Math.max(north, lat);
  };
  for (const shape of shapes) {
    if (shape && shape.type !== "GeometryCollection") take(shape.coordinates as Nested);
  }
  return west > east ? null : [west, south, east, north];
}

export const middleOf = ([west, south, east, north]: Bounds): Point => ({
  lat: (south + north) / 2,
  lon: (west + east) / 2,
});
