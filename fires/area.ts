import type { Bounds } from "#territory/bounds.ts";

/** Area of polygons: longitude first, outer ring then holes. */
export type Area = GeoJSON.Polygon | GeoJSON.MultiPolygon;

/** Number of positions in the shortest ring, a triangle: the last position repeats the first. */
const SHORTEST_RING = 4;

/** Returns whether a value is a polygon's coordinates: closed rings of positions on the globe. */
export function isPolygonCoordinates(value: unknown): value is GeoJSON.Position[][] {
  return Array.isArray(value) && value.length > 0 && value.every(isRing);
}

/** Returns whether a value is a closed ring of positions on the globe. */
export function isRing(value: unknown): value is GeoJSON.Position[] {
  if (!Array.isArray(value) || value.length < SHORTEST_RING || !value.every(isPosition)) return false;
  const [first, last] = [value[0], value.at(-1)];
  return first?.[0] === last?.[0] && first?.[1] === last?.[1];
}

/** Returns whether a value is a longitude and a latitude on the globe. */
export function isPosition(value: unknown): value is GeoJSON.Position {
  if (!Array.isArray(value) || value.length < 2) return false;
  const [lon, lat]: unknown[] = value;
  return typeof lon === "number" && Math.abs(lon) <= 180 && typeof lat === "number" && Math.abs(lat) <= 90;
}

/** Returns the polygons as one area; null without polygons. */
export function areaOfPolygons(polygons: readonly GeoJSON.Position[][][]): Area | null {
  const [only] = polygons;
  if (only === undefined) return null;
  return polygons.length === 1
    ? { type: "Polygon", coordinates: only }
    : { type: "MultiPolygon", coordinates: [...polygons] };
}

/** Bounds of Quebec and its waters, with a margin: coordinates outside them (often 0, 0) are wrong. */
const QUEBEC: Bounds = [-81, 44, -56, 63.5];

/** Returns whether a box overlaps Quebec and its waters. */
export function isInQuebecBounds([west, south, east, north]: Bounds): boolean {
  const [quebecWest, quebecSouth, quebecEast, quebecNorth] = QUEBEC;
  return west <= quebecEast && east >= quebecWest && south <= quebecNorth && north >= quebecSouth;
}
