import { OFFSHORE_KM, regionAt } from "#territory/locate.server.ts";
import { mrcByName } from "#territory/mrcs.ts";
import type { Fire, ZoneShape } from "./model.ts";
import { zoneOf } from "./zone-of.server.ts";

/**
 * Gives a fire the region and the zone it lies in, where the API names none: its MRC says the region, or else
 * its point of origin does, on shapes that may be approximate. The zone shapes are those the service gave, null
 * before they come.
 */
export function placeFire(fire: Fire, zoneShapes: readonly ZoneShape[] | null): Fire {
  const { at, mrc } = fire;
  const region = fire.region ?? mrcByName(mrc ?? "")?.region ?? (at && regionAt(at));
  if (fire.zone !== null || at === null) return { ...fire, region };
  // One that the agency counts to a region is Quebec's, even where its origin is drawn over the line.
  return { ...fire, region, zone: zoneOf(zoneShapes, at, region === null ? undefined : OFFSHORE_KM) };
}
