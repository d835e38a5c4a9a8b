import type { Point } from "#territory/point.ts";
import type { Fire } from "./model.ts";

/** Finds what a point lies in; null outside. */
export interface Locator {
  regionAt(point: Point): string | null;
  zoneAt(point: Point): number | null;
}

/** Gives a fire the region and the zone its point of origin lies in, where the API names none. */
export function placeFire(fire: Fire, { regionAt, zoneAt }: Locator): Fire {
  const { at, region, zone } = fire;
  if (at === null || (region !== null && zone !== null)) return fire;
  return { ...fire, region: region ?? regionAt(at), zone: zone ?? zoneAt(at) };
}
