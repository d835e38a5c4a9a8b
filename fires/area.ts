import type { Bounds } from "#territory/bounds.ts";

/** The ground something covers: longitude first, outer ring then holes. */
export type Area = GeoJSON.Polygon | GeoJSON.MultiPolygon;

/** A ring closes on itself, so a triangle has four positions. */
const SHORTEST_RING = 4;

/** True for a polygon's coordinates: closed rings of positions on the globe. */
export function isPolygonCoordinates(value: unknown): value is GeoJSON.Position[][] {
  return Array.isArray(value) && value.length > 0 && value.every(isRing);
}

/** True for a closed ring of positions on the globe. */
export function isRing(value: unknown): value is GeoJSON.Position[] {
  if (!Array.isArray(value) || value.length < SHORTEST_RING || !value.every(isPosition)) return false;
  const [first, last] = [value[0], value.at(-1)];
  return first?.[0] === last?.[0] && first?.[1] === last?.[1];
}

/** True for a longitude and a latitude on the globe. */
export function isPosition(value: unknown): value is GeoJSON.Position {
  if (!Array.isArray(value) || value.length < 2) return false;
  const [lon, lat]: unknown[] = value;
  return typeof lon === "number" && Math.abs(lon) <= 180 && typeof lat === "number" && Math.abs(lat) <= 90;
}

/** One polygon, or several as one area; null for none. */
export function areaOfPolygons(polygons: readonly GeoJSON.Position[][][]): Area | null {
  const [only] = polygons;
  if (only === undefined) return null;
  return polygons.length === 1
    ? { type: "Polygon", coordinates: only }
    : { type: "MultiPolygon", coordinates: [...polygons] };
}

/** Quebec and its waters, with room to spare: whatever lies outside it (0, 0 often) has wrong coordinates. */
const QUEBEC: Bounds = [-81, 44, -56, 63.5];

/** Whether a box reaches into Quebec and its waters. */
export function isInQuebecBounds([west, south, east, north]: Bounds): boolean {
  const [quebecWest, quebecSouth, quebecEast, quebecNorth] = QUEBEC;
  return west <= quebecEast && east >= quebecWest && south <= quebecNorth && north >= quebecSouth;
}
