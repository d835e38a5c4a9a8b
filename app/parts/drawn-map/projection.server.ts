import { geoConicConformal } from "d3-geo";
import type { Point } from "#territory/point.ts";

/** Drawing size of the province's map, in SVG units. */
export const MAP_WIDTH = 800;
export const MAP_HEIGHT = 760;

/**
 * Extent of the province's map: the danger zones, with a margin of sea and neighbours. The tundra further
 * north has no danger rating and very few fires. Drawing it would halve the size of the south, where people
 * live.
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

/** Lambert conformal conic projection with Quebec's standard parallels, as used in the province's maps. */
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

/** A position on the plane of the province's map. Other maps are rotated and enlarged parts of it. */
export type PlanePosition = readonly [x: number, y: number];

/** Converts a position in degrees to the plane, in units of the province's map. */
export const toPlane = ([lon = 0, lat = 0]: GeoJSON.Position): [number, number] =>
  projection([lon, lat]) ?? [0, 0];

/** The inverse of `toPlane`. */
export function toPoint([x, y]: PlanePosition): Point {
  const [lon, lat] = projection.invert?.([x, y]) ?? [0, 0];
  return { lon, lat };
}

/** Returns a place's position on the province's drawing, rounded to a tenth of a unit; null outside it. */
export function toDrawing({ lon, lat }: Point): { x: number; y: number } | null {
  const [x, y] = toPlane([lon, lat]);
  if (x < 0 || y < 0 || x > MAP_WIDTH || y > MAP_HEIGHT) return null;
  return { x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 };
}

export type Drawable = GeoJSON.Polygon | GeoJSON.MultiPolygon | GeoJSON.LineString | GeoJSON.MultiLineString;

export function movePositions<T extends Drawable>(
  shape: T,
  move: (position: GeoJSON.Position) => GeoJSON.Position,
): T {
  const deep = (value: unknown): unknown =>
    Array.isArray(value) && typeof value[0] === "number" ? move(value) : (value as unknown[]).map(deep);
  return { ...shape, coordinates: deep(shape.coordinates) };
}
