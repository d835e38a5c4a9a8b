import { geoPath } from "d3-geo";
import { feature } from "topojson-client";
import { topology } from "topojson-server";
import { presimplify } from "topojson-simplify";
import type { Objects, Topology } from "topojson-specification";
import { type Drawable, movePositions, toPlane } from "./projection.server.ts";

type Box = readonly [min: readonly [number, number], max: readonly [number, number]];

/** Shapes of one kind on the plane, prepared once and drawn at any size: their common borders stay common. */
export interface GroundLayer {
  /**
   * Shapes that touch a box of the plane, without the corners that matter less than `detail`; it and their `area`,
   * infinite for lines, are in square units of the plane. Outside the box they are coarse.
   */
  within(
    box: Box,
    detail: number,
  ): { readonly id: string; readonly area: number; readonly shape: Drawable }[];
}

/** Finer than what any map shows: some 25 m. */
const GRID = 1e5;
const plane = geoPath();

/** Prepares shapes in degrees; areas of less than `least` square units of the plane are left out, lines never. */
export function groundLayer(
  shapes: readonly { readonly id: string; readonly geometry: Drawable }[],
  least = 0,
): GroundLayer {
  const planar = shapes
    .map(({ id, geometry }) => {
      const shape = movePositions(geometry, toPlane);
      const area = isLine(shape) ? Infinity : plane.area(shape);
      return { id, shape, box: plane.bounds(shape), area };
    })
    .filter(({ area }) => area >= least);
  const objects = Object.fromEntries(planar.map(({ id, shape }) => [id, shape]));
  const weighed = weighedTopology(objects);
  const boxes = planar.map(({ id, box, area }) => ({ id, box, area }));
  return {
    within: (box, detail) =>
      boxes
        .filter((each) => overlap(each.box, box))
        .flatMap(({ id, area }) => {
          const shape = simplified(weighed, id, box, detail);
          return shape ? [{ id, area, shape }] : [];
        }),
  };
}

/** A topology whose arcs are x, y and the weight of that corner, again and again. */
interface Weighed extends Omit<Topology<Objects<object>>, "arcs"> {
  readonly arcs: readonly Float64Array[];
}

function weighedTopology(objects: Record<string, Drawable>): Weighed {
  // The two packages' types differ on whether properties may be null; there are none.
  const weighed = presimplify(topology(objects, GRID) as Topology<Objects<object>>);
  // A block of numbers for each arc: a hundred thousand small arrays would make every collection of garbage longer.
  return { ...weighed, arcs: weighed.arcs.map((arc) => Float64Array.from(arc.flat())) };
}

/** The sides of a box that a position lies beyond, one bit each. */
const beyond = (x: number, y: number, [[left, top], [right, bottom]]: Box): number =>
  (x < left ? 1 : x > right ? 2 : 0) | (y < top ? 4 : y > bottom ? 8 : 0);

/** The corners of an arc that matter. Of those in a row that lie beyond one side of the box, the first and the last are enough. */
function cornersOf(arc: Float64Array, box: Box, detail: number): [x: number, y: number][] {
  const kept: [number, number][] = [];
  let lastBeyond = 0;
  /** The sides that the last two kept corners, and those between them, lie beyond. */
  let common = 0;
  for (let at = 0; at < arc.length; at += 3) {
    if ((arc[at + 2] ?? 0) < detail) continue;
    const corner: [number, number] = [arc[at] ?? 0, arc[at + 1] ?? 0];
    const its = beyond(corner[0], corner[1], box);
    const isRow = (common & its) !== 0;
    kept[isRow ? kept.length - 1 : kept.length] = corner;
    common = isRow ? common & its : lastBeyond & its;
    lastBeyond = its;
  }
  return kept;
}

/** One shape without its minor corners. The package simplifies all shapes at once, which a map of few need not pay for. */
function simplified(weighed: Weighed, id: string, box: Box, detail: number): Drawable | null {
  const object = weighed.objects[id];
  if (!object || !("arcs" in object)) return null;
  const arcs: Topology["arcs"] = [];
  for (const used of (object.arcs as unknown[]).flat(Infinity) as number[]) {
    const index = used < 0 ? ~used : used;
    arcs[index] ??= cornersOf(weighed.arcs[index] ?? new Float64Array(), box, detail);
  }
  const drawn = feature({ ...weighed, arcs }, object);
  // What was a line or an area is one still.
  return drawn.type === "Feature" ? (drawn.geometry as Drawable) : null;
}

const isLine = ({ type }: Drawable) => type.endsWith("LineString");

function overlap([[west, north], [east, south]]: Box, [[left, top], [right, bottom]]: Box): boolean {
  return west <= right && east >= left && north <= bottom && south >= top;
}
