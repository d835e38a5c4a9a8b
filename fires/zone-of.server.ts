import { type AreaIndex, buildAreaIndex } from "#territory/area-index.ts";
import { zoneIn } from "#territory/locate.server.ts";
import { once } from "#territory/once.ts";
import type { Point } from "#territory/point.ts";
import { zoneShapes } from "#territory/shapes.server.ts";
import { zoneByNumber } from "#territory/zones.ts";
import type { ZoneShape } from "./model.ts";

const packaged = once((): readonly ZoneShape[] =>
  zoneShapes().areas.map(({ key, geometry }) => ({
    zone: key,
    name: zoneByNumber(key)?.name ?? "",
    geometry,
  })),
);

/** The shapes the service gave, which are exact; without any, the packaged ones, which may be approximate. */
export function zoneShapesOf(given: readonly ZoneShape[] | null): readonly ZoneShape[] {
  return given && given.length > 0 ? given : packaged();
}

/** Whether one of them at least is packaged: it stands in for a shape that never came, or could not be read. */
export const areApproximate = (given: readonly ZoneShape[] | null): boolean =>
  zoneShapesOf(given).some((shape) => packaged().includes(shape));

/**
 * Number of the danger zone a point belongs to, by the shapes the service gave (null before they come): the one it
 * lies in or, just off the shore or across a border, the nearest, as `regionAt` finds a region. Null outside the
 * province, and in the far north, where no danger is rated. `withinKm` widens that reach for what is known to be of
 * Quebec on whichever side of the line it is drawn.
 */
export function zoneOf(given: readonly ZoneShape[] | null, at: Point, withinKm?: number): number | null {
  return zoneIn(zoneIndexOf(given), at, withinKm);
}

const indexes = new WeakMap<readonly ZoneShape[], AreaIndex<number>>();

/** The index of the same shapes, without tolerance: which zone ground lies in. Made once per set of shapes. */
export function zoneIndexOf(given: readonly ZoneShape[] | null): AreaIndex<number> {
  const shapes = zoneShapesOf(given);
  let index = indexes.get(shapes);
  if (!index) {
    index = buildAreaIndex(shapes.map(({ zone, geometry }) => ({ key: zone, geometry })));
    indexes.set(shapes, index);
  }
  return index;
}
