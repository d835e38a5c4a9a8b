import { OFFSHORE_KM, regionAt } from "#territory/locate.server.ts";
import { mrcByName } from "#territory/mrcs.ts";
import type { Fire, ZoneShape } from "./model.ts";
import { zoneOf } from "./zone-of.server.ts";

/**
 * Adds the region and zone of a fire if the API has none: by its MRC, otherwise by its point of origin on
 * shapes that can be approximate. `zoneShapes` are the service's, null before they arrive.
 */
export function placeFire(fire: Fire, zoneShapes: readonly ZoneShape[] | null): Fire {
  const { at, mrc } = fire;
  const region = fire.region ?? mrcByName(mrc ?? "")?.region ?? (at && regionAt(at));
  if (fire.zone !== null || at === null) return { ...fire, region };
  // A fire in one of the agency's regions is in Quebec, even if its origin is mapped beyond the border.
  return { ...fire, region, zone: zoneOf(zoneShapes, at, region === null ? undefined : OFFSHORE_KM) };
}
