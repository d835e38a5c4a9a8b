import { topology } from "topojson-server";
import type { Objects, Topology } from "topojson-specification";
import type { Area } from "#territory/shapes.server.ts";

/** Grid that merges nearly identical positions. */
const GRID = 1e5;

/**
 * Returns the outer edges of areas as lines, in degrees. An edge between two areas is removed, so that
 * neighbours under one ban form one shape. Overlapping areas keep their edges.
 */
export function outerEdges(areas: readonly Area[]): GeoJSON.MultiLineString {
  const objects = Object.fromEntries(areas.map((area, index) => [index, rewound(area)]));
  // The two packages' types differ on null properties, which do not occur here.
  const { arcs, objects: shared, transform } = topology(objects, GRID) as Topology<Objects<object>>;
  const used = new Set<number>();
  for (const object of Object.values(shared)) {
    // Rings of polygons are lists of arcs. A reversed arc is written `~arc`.
    if ("arcs" in object) for (const arc of (object.arcs as number[][][]).flat(3) as number[]) used.add(arc);
  }
  const outer = [...used].filter((arc) => !used.has(~arc));
  const forward = new Set(outer.map((arc) => (arc < 0 ? ~arc : arc)));
  return {
    type: "MultiLineString",
    coordinates: [...forward].map((arc) => positionsOf(arcs[arc] ?? [], transform)),
  };
}

/**
 * Converts an arc to positions in degrees. Each position is stored as the step from the previous one on the
 * grid.
 */
function positionsOf(arc: readonly GeoJSON.Position[], transform: Topology["transform"]): GeoJSON.Position[] {
  const { scale, translate } = transform ?? { scale: [1, 1], translate: [0, 0] };
  let [across, up] = [0, 0];
  return arc.map(([x = 0, y = 0]) => {
    across += x;
    up += y;
    return [across * scale[0] + translate[0], up * scale[1] + translate[1]];
  });
}

/** Returns the area with all rings in the same winding order, whatever the order in the data. */
function rewound(area: Area): GeoJSON.MultiPolygon {
  const polygons = area.type === "Polygon" ? [area.coordinates] : area.coordinates;
  return {
    type: "MultiPolygon",
    coordinates: polygons.map((rings) =>
      rings.map((ring, index) => (isClockwise(ring) === (index === 0) ? ring : ring.toReversed())),
    ),
  };
}

function isClockwise(ring: readonly GeoJSON.Position[]): boolean {
  let doubled = 0;
  ring.forEach(([x1 = 0, y1 = 0], index) => {
    const [x2 = x1, y2 = y1] = ring[index + 1] ?? [];
    doubled += (x2 - x1) * (y2 + y1);
  });
  return doubled > 0;
}
