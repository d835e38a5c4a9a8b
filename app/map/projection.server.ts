import { geoConicConformal } from "d3-geo";
import type { Point } from "#territory/point.ts";

/** Drawing size of the province's map, in SVG units. */
export const MAP_WIDTH = 800;
export const MAP_HEIGHT = 760;

/**
 * What the map must show: the danger zones, with a margin of sea and neighbours. The tundra beyond them has no
 * danger rating and hardly a fire; drawing it would make the south, where people live, half as large.
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

/** Where a place stands on the drawing, rounded to a tenth of a unit; null outside it. */
export function toDrawing({ lon, lat }: Point): { x: number; y: number } | null {
  const [x, y] = projection([lon, lat]) ?? [];
  if (x === undefined || y === undefined || x < 0 || y < 0 || x > MAP_WIDTH || y > MAP_HEIGHT) return null;
  return { x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 };
}

type Area = GeoJSON.Polygon | GeoJSON.MultiPolygon;
type Line = GeoJSON.LineString | GeoJSON.MultiLineString;

const project = (position: GeoJSON.Position) => projection([position[0] ?? 0, position[1] ?? 0]) ?? [0, 0];

/** The same shape in drawing units; unlike a clipped path it keeps shared borders shared. */
export function shapeToDrawing<T extends Area | Line>(shape: T): T {
  const deep = (value: unknown): unknown =>
    Array.isArray(value) && typeof value[0] === "number" ? project(value) : (value as unknown[]).map(deep);
  return { ...shape, coordinates: deep(shape.coordinates) };
}
