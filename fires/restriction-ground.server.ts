import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { groundOfRegion, regionsUnder, zonesOfRegion, zonesUnder } from "#territory/area-relations.server.ts";
import { type Ground, groundsOfParts, liesOver } from "#territory/ground.ts";
import { regionAt } from "#territory/locate.server.ts";
import { nextTurn } from "#territory/next-turn.server.ts";
import type { Point } from "#territory/point.ts";
import type { Area } from "./area.ts";
import type { Restriction } from "./model.ts";
import { type GroundParts, isOnGround, standing } from "./restriction-rules.ts";

interface Touched {
  readonly zones: readonly number[];
  readonly regions: readonly string[];
}

/** More shapes than any season has at once. */
const MOST_REMEMBERED = 500;

const remembered = new WeakMap<Area, Touched>();
/** By the hash of the shape: a reading that another program shares has new objects for the same shapes. */
const rememberedShapes = new LRUCache<string, Touched>({ max: MOST_REMEMBERED });

/** Each shape is laid over the map once, not at each reading. */
function under(area: Area | null): Touched {
  if (area === null) return { zones: [], regions: [] };
  let touched = remembered.get(area);
  if (!touched) {
    const shape = createHash("sha256").update(JSON.stringify(area)).digest("base64");
    touched = rememberedShapes.get(shape) ?? { zones: zonesUnder(area), regions: regionsUnder(area) };
    rememberedShapes.set(shape, touched);
    remembered.set(area, touched);
  }
  return touched;
}

/** Lays restrictions over the map before a page needs it, one in each turn of the event loop. */
export async function layOverMap(restrictions: readonly Restriction[]): Promise<void> {
  for (const { area, unsure } of restrictions)
    for (const each of [area, unsure?.area ?? null]) {
      if (each === null || remembered.has(each)) continue;
      await nextTurn();
      under(each);
    }
}

/** Gives the zones and regions that a restriction touches, on its sure and its possible ground. */
function touchedBy({ area, regions, unsure }: Restriction): Touched {
  const areas = [under(area), under(unsure?.area ?? null)];
  const byRegion = [...(area === null ? regions : []), ...(unsure?.regions ?? [])];
  return {
    zones: [...areas.flatMap((each) => each.zones), ...byRegion.flatMap(zonesOfRegion)],
    regions: [...regions, ...byRegion, ...areas.flatMap((each) => each.regions)],
  };
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

/** Which part of some ground, 0 to 1, restrictions surely cover together; one of unknown area covers its regions. */
export function coveredPart(ground: Ground, restrictions: readonly Restriction[]): number {
  const isByRegion = restrictions.some(({ area }) => area === null);
  const isCovered = (at: Point) => {
    const spot = { at, region: isByRegion ? regionAt(at) : null };
    return restrictions.some((each) => standing(each, spot) === "in");
  };
  return ground.length === 0 ? 0 : ground.filter(isCovered).length / ground.length;
}

/** Whether two restrictions have common ground, more than along their limits. */
export const haveCommonGround = (one: GroundParts, other: GroundParts): boolean =>
  liesOver(shareWithin(one, other), shareWithin(other, one));

/** Which part of some ground, 0 to 1, lies on other ground. */
function shareWithin(one: GroundParts, other: GroundParts): number {
  const ground = [
    ...one.areas.flatMap((area) => groundsOfParts(area).flatMap((part) => part.ground)),
    ...one.regions.flatMap(groundOfRegion),
  ];
  const isShared = (at: Point) =>
    isOnGround(other, { at, region: other.regions.length > 0 ? regionAt(at) : null });
  return ground.length === 0 ? 0 : ground.filter(isShared).length / ground.length;
}
