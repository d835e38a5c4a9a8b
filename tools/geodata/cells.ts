import { Delaunay } from "d3-delaunay";
import { geoConicConformal } from "d3-geo";
import type { Feature, FeatureCollection, Polygon, Position } from "geojson";

/** Point that is known to be in the area with the key `key`. */
export interface Anchor {
  readonly key: string;
  readonly lon: number;
  readonly lat: number;
}

/** Returns the anchors of one key from a list of "longitude latitude" pairs, separated by commas. */
export function anchorsAt(key: string, spots: string): Anchor[] {
  return spots.split(", ").map((spot) => {
    const [lon = Number.NaN, lat = Number.NaN] = spot.split(" ").map(Number);
    return { key, lon, lat };
  });
}

type Flat = readonly [x: number, y: number];

// A conic projection that is nearly equidistant over Quebec, in kilometres from the middle of the province.
const cone = geoConicConformal()
  .parallels([46, 60])
  .rotate([68.5, 0])
  .center([0, 52])
  .scale(6371)
  .translate([0, 0]);
const BOUNDS_KM = [-1500, -1500, 1500, 1500] as const;
const STEP_KM = 25;
const DECIMALS = 1e5;

/**
 * Returns a polygon for each anchor, with the anchor's key: the area that is nearer to this anchor than to
 * any other. Edges are split every 25 km, so that they look the same in any projection. Neighbouring cells
 * share the points of their edge exactly.
 */
export function cellsAround(anchors: readonly Anchor[]): FeatureCollection<Polygon, { key: string }> {
  const voronoi = Delaunay.from(anchors.map(toFlat)).voronoi(BOUNDS_KM);
  const features = anchors.flatMap(({ key }, index): Feature<Polygon, { key: string }>[] => {
    const ring = voronoi.cellPolygon(index);
    if (ring === null) return [];
    const coordinates = [ring.flatMap((from, at) => cut(from, ring[at + 1] ?? from)).map(toDegrees)];
    return [{ type: "Feature", properties: { key }, geometry: { type: "Polygon", coordinates } }];
  });
  return { type: "FeatureCollection", features };
}

function toFlat({ lon, lat }: Anchor): Flat {
  const flat = cone([lon, lat]);
  if (flat === null) throw new Error(`cannot project ${lon}, ${lat}`);
  return flat;
}

function toDegrees(flat: Flat): Position {
  const degrees = cone.invert?.([flat[0], flat[1]]);
  if (!degrees) throw new Error(`cannot unproject ${flat.join(", ")}`);
  return degrees.map((value) => Math.round(value * DECIMALS) / DECIMALS);
}

/** Returns an edge's points without the last point, the same points for both cells that share the edge. */
function cut(from: Flat, to: Flat): Flat[] {
  const pieces = Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / STEP_KM);
  if (pieces <= 1) return [from];
  const swapped = from[0] > to[0] || (from[0] === to[0] && from[1] > to[1]);
  const [a, b] = swapped ? [to, from] : [from, to];
  const steps = Array.from({ length: pieces - 1 }, (_, i): Flat => {
    const share = (i + 1) / pieces;
    return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
  });
  return [from, ...(swapped ? steps.reverse() : steps)];
}
