import { geoConicConformal } from "d3-geo";
import type { Point } from "#territory/point.ts";

/** Drawing size of the province's map, in SVG units. */
export const MAP_WIDTH = 800;
export const MAP_HEIGHT = 760;

/**
 * What the province's map must show: the danger zones, with a margin of sea and neighbours. The tundra beyond them
 * has no danger rating and hardly a fire; drawing it would make the south, where people live, half as large.
 */
const FRAME: GeoJSON.MultiPoint = {
  type: "MultiPoint",
  coordinates: [
    [-79.8, 46],
    [-74.5, 44.8],
    [-57, 51.4],
    [-61.2, 46.9],
    [-79.3, 56.4],
    [-64.5, 56.4],
  ],
};

/** Lambert's conic with Quebec's own standard parallels, as the province's maps are drawn. */
const projection = geoConicConformal()
  .parallels([46, 60])
  .rotate([68.5, 0])
  .fitExtent(
    [
      [8, 8],
      [MAP_WIDTH - 8, MAP_HEIGHT - 8],
    ],
    FRAME,
  );

/** A position of the plane on which the province is drawn; other maps are cut out of it, turned and enlarged. */
export type PlanePosition = readonly [x: number, y: number];

/** Where a position in degrees stands on the plane, in units of the province's map. */
export const toPlane = ([lon = 0, lat = 0]: GeoJSON.Position): [number, number] =>
  projection([lon, lat]) ?? [0, 0];

/** The inverse of `toPlane`. */
export function toPoint([x, y]: PlanePosition): Point {
  const [lon, lat] = projection.invert?.([x, y]) ?? [0, 0];
  return { lon, lat };
}

/** Where a place stands on the province's drawing, rounded to a tenth of a unit; null outside it. */
export function toDrawing({ lon, lat }: Point): { x: number; y: number } | null {
  const [x, y] = toPlane([lon, lat]);
  if (x < 0 || y < 0 || x > MAP_WIDTH || y > MAP_HEIGHT) return null;
  return { x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 };
}

export type Drawable = GeoJSON.Polygon | GeoJSON.MultiPolygon | GeoJSON.LineString | GeoJSON.MultiLineString;

/** The same shape with each of its positions moved. */
export function movePositions<T extends Drawable>(
  shape: T,
  move: (position: GeoJSON.Position) => GeoJSON.Position,
): T {
  const deep = (value: unknown): unknown =>
    Array.isArray(value) && typeof value[0] === "number" ? move(value) : (value as unknown[]).map(deep);
  return { ...shape, coordinates: deep(shape.coordinates) };
}
