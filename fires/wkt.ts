import { type Area, areaOfPolygons, isPolygonCoordinates } from "./area.ts";

const AREA = /^(?:SRID=\d+;)?\s*(POLYGON|MULTIPOLYGON)\s*(?:ZM|Z|M)?\s*(\([-+\d.e(),\s]*\))$/i;
// The look-behind keeps a long run of digits from being tried at each of its digits.
const POSITION =
  /(?<![\d.])[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?(?:\s+[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?){1,3}/gi;

/**
 * Reads POLYGON or MULTIPOLYGON, longitude first; heights are left out.
 * Strict: rings must be closed and lie on the globe. Null for anything else, EMPTY included.
 */
export function readWkt(text: string): Area | null {
  const match = AREA.exec(text.trim());
  const [, kind = "", body = ""] = match ?? [];
  if (match === null) return null;
  // Well-known text is nested parentheses around positions: as JSON it is nested arrays around pairs.
  const json = body.replace(POSITION, (position) => {
    const [lon, lat] = position.split(/\s+/).map(Number);
    return `[${lon},${lat}]`;
  });
  const coordinates = parse(json.replaceAll("(", "[").replaceAll(")", "]"));
  const polygons: unknown = kind.toUpperCase() === "POLYGON" ? [coordinates] : coordinates;
  return Array.isArray(polygons) && polygons.every(isPolygonCoordinates) ? areaOfPolygons(polygons) : null;
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
