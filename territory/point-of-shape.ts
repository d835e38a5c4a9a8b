import type { Geometry, Polygon, Position } from "geojson";
import { isOnGlobe, type Point } from "./point.ts";
import { crossingsAt } from "./ring-turns.ts";
import { signedArea } from "./ring-winding.ts";

/** Returns a shape's point: a point itself, the middle of a line, or a point inside an area; else null. */
export function pointOfShape(shape: Geometry): Point | null {
  switch (shape.type) {
    case "Point":
      return toPoint(shape.coordinates);
    case "MultiPoint":
      return toPoint(shape.coordinates[0]);
    case "LineString":
      return middleOf(shape.coordinates);
    case "MultiLineString":
      return middleOf(longest(shape.coordinates));
    case "Polygon":
      return insideOf(shape.coordinates);
    case "MultiPolygon":
      return insideOf(shape.coordinates.toSorted((a, b) => sizeOf(b) - sizeOf(a))[0] ?? []);
    case "GeometryCollection":
      return null;
  }
}

function toPoint(position: Position | undefined): Point | null {
  const [lon, lat] = position ?? [];
  return lon === undefined || lat === undefined || !isOnGlobe({ lon, lat }) ? null : { lon, lat };
}

function middleOf(line: readonly Position[] | undefined): Point | null {
  return toPoint(line?.[Math.floor(line.length / 2)]);
}

const longest = (lines: readonly Position[][]) => lines.toSorted((a, b) => b.length - a.length)[0];

const sizeOf = ([ring = []]: Polygon["coordinates"]) => Math.abs(signedArea(ring));

/** Returns the middle of an area's widest part at its middle latitude. A centroid can be outside the area. */
function insideOf(rings: Polygon["coordinates"]): Point | null {
  const lats = (rings[0] ?? []).map(([, lat = Number.NaN]) => lat);
  const lat = (Math.min(...lats) + Math.max(...lats)) / 2;
  const crossings = rings
    .flatMap((ring) => crossingsAt(ring, lat))
    .map(({ lon }) => lon)
    .sort((a, b) => a - b);
  let widest: readonly [west: number, east: number] | null = null;
  for (let at = 0; at + 1 < crossings.length; at += 2) {
    const [west = 0, east = 0] = crossings.slice(at, at + 2);
    if (widest === null || east - west > widest[1] - widest[0]) widest = [west, east];
  }
  return widest && toPoint([(widest[0] + widest[1]) / 2, lat]);
}
