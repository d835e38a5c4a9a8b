import { type AreaIndex, buildAreaIndex } from "#territory/area-index.ts";
import { lazy, lazyFor } from "#territory/lazy.ts";
import { zoneIn } from "#territory/locate.server.ts";
import type { Point } from "#territory/point.ts";
import { zoneShapes } from "#territory/shapes.server.ts";
import { zoneByNumber } from "#territory/zones.ts";
import type { ZoneShape } from "./model.ts";

const packaged = lazy((): readonly ZoneShape[] =>
  zoneShapes().areas.map(({ key, geometry }) => ({
    zone: key,
    name: zoneByNumber(key)?.name ?? "",
    geometry,
  })),
);

/** Returns the service's shapes, which are exact; otherwise the packaged shapes, which can be approximate. */
export function zoneShapesOf(zones: readonly ZoneShape[] | null): readonly ZoneShape[] {
  return zones && zones.length > 0 ? zones : packaged();
}

/** Returns whether at least one shape is packaged, in place of a missing or unreadable shape. */
export const areApproximate = (zones: readonly ZoneShape[] | null): boolean =>
  zoneShapesOf(zones).some((shape) => packaged().includes(shape));

/**
 * Returns the number of the danger zone of a point, by the service's shapes (null before they arrive): the
 * zone that contains the point, or the nearest zone just offshore or across a border, like `regionAt`. Null
 * outside the province, and in the far north, where danger is not rated. `withinKm` extends the distance to
 * the nearest zone for points that are known to be in Quebec.
 */
export function zoneOf(zones: readonly ZoneShape[] | null, at: Point, withinKm?: number): number | null {
  return zoneIn(zoneIndexOf(zones), at, withinKm);
}

const indexOfShapes = lazyFor((shapes: readonly ZoneShape[]) =>
  buildAreaIndex(shapes.map(({ zone, geometry }) => ({ key: zone, geometry }))),
);

/** Returns an index of the shapes in use. `find` finds the zone that contains a point, not the nearest. */
export const zoneIndexOf = (zones: readonly ZoneShape[] | null): AreaIndex<number> =>
  indexOfShapes(zoneShapesOf(zones));
