import type { Situation, ZoneShape } from "#fires/model.ts";
import { type AreaIndex, buildAreaIndex } from "#territory/area-index.ts";
import { zoneAt } from "#territory/locate.server.ts";
import type { Point } from "#territory/point.ts";
import { zoneShapes } from "#territory/shapes.server.ts";
import { zoneByNumber } from "#territory/zones.ts";

let packaged: readonly ZoneShape[] | undefined;

function packagedShapes(): readonly ZoneShape[] {
  packaged ??= zoneShapes().areas.map(({ key, geometry }) => ({
    zone: key,
    name: zoneByNumber(key)?.name ?? "",
    geometry,
  }));
  return packaged;
}

const indexes = new WeakMap<readonly ZoneShape[], AreaIndex<number>>();

/** Which zone a point lies in, by the shapes of `shapesOf`; the index is made once per set of shapes. */
export function zoneIndexOf(situation: Situation): AreaIndex<number> {
  const shapes = shapesOf(situation);
  let index = indexes.get(shapes);
  if (!index) {
    index = buildAreaIndex(shapes.map(({ zone, geometry }) => ({ key: zone, geometry })));
    indexes.set(shapes, index);
  }
  return index;
}

/** As far off the shore or across a border as `zoneAt` still counts. */
const OFF_LIMITS_KM = 12;

/** The zone a point belongs to: the one it lies in or, just off the shore or the border, the nearest; null in the far north. */
export function zoneOf(situation: Situation, at: Point): number | null {
  const index = zoneIndexOf(situation);
  return index.find(at) ?? (zoneAt(at) === null ? null : index.nearest(at, OFF_LIMITS_KM));
}

/** The agency's shapes, or the packaged ones while its file has never come. */
export function shapesOf({ zoneShapes: { value } }: Situation): readonly ZoneShape[] {
  return value && value.length > 0 ? value : packagedShapes();
}
