import { feature } from "topojson-client";
import { topology } from "topojson-server";
import type { MultiLineString, Objects, Topology } from "topojson-specification";
import { withRfcWinding } from "#territory/ring-winding.ts";
import type { Area } from "#territory/shapes.server.ts";

/** Number of positions along each side of the grid to which corners are rounded: close corners are joined. */
const GRID = 1e5;

/**
 * Returns the outer edges of areas as lines, in degrees. An edge between two areas is removed, so that
 * neighbours under one ban form one shape. Overlapping areas keep their edges.
 */
export function outerEdges(areas: readonly Area[]): GeoJSON.MultiLineString {
  const objects = Object.fromEntries(areas.map((area, index) => [index, withRfcWinding(area)]));
  // The two packages' types differ on null properties, which do not occur here.
  const whole = topology(objects, GRID) as Topology<Objects<object>>;
  const used = new Set<number>();
  for (const object of Object.values(whole.objects)) {
    // Rings of polygons are lists of arcs. A reversed arc is written `~arc`.
    if ("arcs" in object) for (const arc of (object.arcs as unknown[]).flat(3) as number[]) used.add(arc);
  }
  const outer = [...used].filter((arc) => !used.has(~arc));
  const forward = new Set(outer.map((arc) => (arc < 0 ? ~arc : arc)));
  const lines: MultiLineString = { type: "MultiLineString", arcs: [...forward].map((arc) => [arc]) };
  return feature(whole, lines).geometry as GeoJSON.MultiLineString;
}
