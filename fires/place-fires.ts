import { mrcByName } from "#territory/mrcs.ts";
import type { Point } from "#territory/point.ts";
import type { Fire } from "./model.ts";

/** Finds what a point lies in; null outside. */
export interface Locator {
  regionAt(point: Point): string | null;
  zoneAt(point: Point): number | null;
}

/**
 * Gives a fire the region and the zone it lies in, where the API names none: its MRC says the region, or else
 * its point of origin does, on shapes that may be approximate.
 */
export function placeFire(fire: Fire, { regionAt, zoneAt }: Locator): Fire {
  const { at, mrc } = fire;
  const region = fire.region ?? mrcByName(mrc ?? "")?.region ?? (at && regionAt(at));
  return { ...fire, region, zone: fire.zone ?? (at && zoneAt(at)) };
}
