import { z } from "zod";
import { type Area, areaOfPolygons, isPolygonCoordinates } from "./area.ts";
import { parsedJson, wireText, wireZoneNumber } from "./wire-values.ts";

/** A record of /layers/zdi.json. */
export const wireZoneShape = z.object({
  Numero: wireZoneNumber,
  Nom: wireText,
  geojson: z
    .unknown()
    .optional()
    .transform(readArea)
    .pipe(z.custom<Area>((area) => area !== null)),
});

export type WireZoneShape = z.output<typeof wireZoneShape>;

/** Reads GeoJSON, as an object or text: a (multi)polygon, bare, in a feature, or several in a collection. */
function readArea(value: unknown): Area | null {
  const polygons = typeof value === "string" ? polygonsOf(parsedJson(value)) : polygonsOf(value);
  return polygons === null ? null : areaOfPolygons(polygons);
}

/** Returns all polygons of a shape; null if any is invalid, since a partly drawn zone would be wrong. */
function polygonsOf(value: unknown): GeoJSON.Position[][][] | null {
  if (typeof value !== "object" || value === null || !("type" in value)) return null;
  if (value.type === "FeatureCollection" && "features" in value) return manyPolygons(value.features);
  if (value.type === "GeometryCollection" && "geometries" in value) return manyPolygons(value.geometries);
  if (value.type === "Feature" && "geometry" in value) return polygonsOf(value.geometry);
  if (!("coordinates" in value)) return null;
  const polygons: unknown = value.type === "Polygon" ? [value.coordinates] : value.coordinates;
  const isArea = value.type === "Polygon" || value.type === "MultiPolygon";
  return isArea && Array.isArray(polygons) && polygons.every(isPolygonCoordinates) ? polygons : null;
}

function manyPolygons(items: unknown): GeoJSON.Position[][][] | null {
  if (!Array.isArray(items)) return null;
  const polygons = items.map(polygonsOf);
  return polygons.every((one) => one !== null) ? polygons.flat() : null;
}
