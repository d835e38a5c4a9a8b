import { geoPath } from "d3-geo";
import { feature } from "topojson-client";
import { topology } from "topojson-server";
import { presimplify } from "topojson-simplify";
import type { Objects, Topology } from "topojson-specification";
import { type Drawable, movePositions, toPlane } from "./projection.server.ts";

type Box = readonly [min: readonly [number, number], max: readonly [number, number]];

/** Shapes of one kind on the plane, prepared once and drawn at any size. Shared borders stay shared. */
export interface GroundLayer {
  /**
   * Returns the shapes that touch a box of the plane, without corners that change them by less than `detail`.
   * `detail` and `area` (infinite for lines) are in square units of the plane. Outside the box, shapes are
   * coarse.
   */
  within(
    box: Box,
    detail: number,
  ): { readonly id: string; readonly area: number; readonly shape: Drawable }[];
}

/** Number of positions along each side of the grid to which corners are rounded: one per 25 m or so. */
const GRID = 1e5;
const plane = geoPath();

/** Prepares shapes in degrees. Areas under `least` square units of the plane are left out, lines never. */
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

/** A topology whose arcs repeat three numbers per corner: x, y and weight (how much the corner matters). */
interface Weighed extends Omit<Topology<Objects<object>>, "arcs"> {
  readonly arcs: readonly Float64Array[];
}

function weighedTopology(objects: Record<string, Drawable>): Weighed {
  // The two packages' types differ on null properties, which do not occur here.
  const weighed = presimplify(topology(objects, GRID) as Topology<Objects<object>>);
  // Use one typed array per arc: a hundred thousand small arrays would slow down each garbage collection.
  return { ...weighed, arcs: weighed.arcs.map((arc) => Float64Array.from(arc.flat())) };
}

/** Returns the sides of a box that a position is beyond, as one bit each. */
const beyond = (x: number, y: number, [[left, top], [right, bottom]]: Box): number =>
  (x < left ? 1 : x > right ? 2 : 0) | (y < top ? 4 : y > bottom ? 8 : 0);

/** Returns an arc's corners that matter. Of consecutive corners beyond one side of the box, keeps two. */
function cornersOf(arc: Float64Array, box: Box, detail: number): [x: number, y: number][] {
  const corners: [number, number][] = [];
  let lastBeyond = 0;
  /** Sides of the box that the last two kept corners, and all corners between them, are beyond. */
  let common = 0;
  for (let at = 0; at < arc.length; at += 3) {
    if ((arc[at + 2] ?? 0) < detail) continue;
    const corner: [number, number] = [arc[at] ?? 0, arc[at + 1] ?? 0];
    const its = beyond(corner[0], corner[1], box);
    const isRow = (common & its) !== 0;
    corners[isRow ? corners.length - 1 : corners.length] = corner;
    common = isRow ? common & its : lastBeyond & its;
    lastBeyond = its;
  }
  return corners;
}

/** Simplifies one shape. The package simplifies all shapes at once, which is slow for a map of few shapes. */
function simplified(weighed: Weighed, id: string, box: Box, detail: number): Drawable | null {
  const object = weighed.objects[id];
  if (!object || !("arcs" in object)) return null;
  const arcs: Topology["arcs"] = [];
  for (const used of (object.arcs as unknown[]).flat(Infinity) as number[]) {
    const index = used < 0 ? ~used : used;
    arcs[index] ??= cornersOf(weighed.arcs[index] ?? new Float64Array(), box, detail);
  }
  const drawn = feature({ ...weighed, arcs }, object);
  // A line stays a line, and an area stays an area.
  return drawn.type === "Feature" ? (drawn.geometry as Drawable) : null;
}

const isLine = ({ type }: Drawable) => type.endsWith("LineString");

function overlap([[west, north], [east, south]]: Box, [[left, top], [right, bottom]]: Box): boolean {
  return west <= right && east >= left && north <= bottom && south >= top;
}
