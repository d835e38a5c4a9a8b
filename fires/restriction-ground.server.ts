import { LRUCache } from "lru-cache";
import { buildAreaIndex } from "#territory/area-index.ts";
import { regionsUnder, zonesOfRegion, zonesUnder } from "#territory/area-relations.server.ts";
import type { Ground } from "#territory/ground.ts";
import { regionAt } from "#territory/locate.server.ts";
import type { Point } from "#territory/point.ts";
import type { Restriction } from "./model.ts";

/** More restrictions than any season has at once: what is remembered stays small. */
const MOST_REMEMBERED = 500;

interface Touched {
  readonly zones: readonly number[];
  readonly regions: readonly string[];
}

/** By restriction id, which is made of the area: each is laid over the map once, not at each reading. */
const remembered = new LRUCache<string, Touched>({ max: MOST_REMEMBERED });

function touchedBy({ id, area, regions }: Restriction): Touched {
  if (area === null) return { zones: regions.flatMap(zonesOfRegion), regions };
  let under = remembered.get(id);
  if (!under) {
    under = { zones: zonesUnder(area), regions: regionsUnder(area) };
    remembered.set(id, under);
  }
  // The regions that it names are not in its id: they may be corrected.
  return { ...under, regions: [...new Set([...regions, ...under.regions])] };
}

/** The regions that an area lies over, for a restriction that came without any that is known. */
export function regionsByArea(restriction: Restriction): readonly string[] {
  return restriction.area === null ? [] : touchedBy(restriction).regions;
}

/** Those that touch a danger zone: by their area, or by their regions when their area is not known. */
export function restrictionsTouchingZone(restrictions: readonly Restriction[], zone: number): Restriction[] {
  return restrictions.filter((restriction) => touchedBy(restriction).zones.includes(zone));
}

/** Those that touch a region: as the data says, and by their area, which may reach over its limit. */
export function restrictionsTouchingRegion(
  restrictions: readonly Restriction[],
  code: string,
): Restriction[] {
  return restrictions.filter((restriction) => touchedBy(restriction).regions.includes(code));
}

/** Which part of some ground, 0 to 1, restrictions cover together; one of unknown area covers its regions. */
export function coveredPart(ground: Ground, restrictions: readonly Restriction[]): number {
  const areas = restrictions.flatMap(({ area }) => (area ? [{ key: true as const, geometry: area }] : []));
  const index = buildAreaIndex(areas);
  const regions = new Set(restrictions.flatMap((each) => (each.area === null ? each.regions : [])));
  const isCovered = (point: Point) =>
    index.find(point) !== null || (regions.size > 0 && regions.has(regionAt(point) ?? ""));
  return ground.length === 0 ? 0 : ground.filter(isCovered).length / ground.length;
}
