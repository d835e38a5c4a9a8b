import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { pointsOfRegion, regionsUnder, zonesOfRegion, zonesUnder } from "#territory/area-relations.server.ts";
import { areOverlapping, type Ground, groundsOfParts } from "#territory/ground.ts";
import { regionAt } from "#territory/locate.server.ts";
import { nextTurn } from "#territory/next-turn.server.ts";
import type { Point } from "#territory/point.ts";
import type { Area } from "./area.ts";
import type { Restriction } from "./model.ts";
import { type AreaParts, certaintyAt, isInArea } from "./restriction-rules.ts";

interface Touched {
  readonly zones: readonly number[];
  readonly regions: readonly string[];
}

/** Most shapes whose zones and regions are in memory: more than any season has. */
const MOST_REMEMBERED = 500;

const remembered = new WeakMap<Area, Touched>();
/** Results by the hash of the shape: shared readings have new objects for the same shapes. */
const rememberedShapes = new LRUCache<string, Touched>({ max: MOST_REMEMBERED });

/** Computes the zones and regions under an area, once per shape and not at each reading. */
function touchedByArea(area: Area | null): Touched {
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

/** Computes zones and regions of restrictions before pages need them, one area per turn of the event loop. */
export async function computeTouchedAreas(restrictions: readonly Restriction[]): Promise<void> {
  for (const { area, unsure } of restrictions)
    for (const each of [area, unsure?.area ?? null]) {
      if (each === null || remembered.has(each)) continue;
      await nextTurn();
      touchedByArea(each);
    }
}

/** Returns the zones and regions that a restriction touches with its certain and possible ground. */
function touchedBy({ area, regions, unsure }: Restriction): Touched {
  const areas = [touchedByArea(area), touchedByArea(unsure?.area ?? null)];
  const byRegion = [...(area === null ? regions : []), ...(unsure?.regions ?? [])];
  return {
    zones: [...areas.flatMap((each) => each.zones), ...byRegion.flatMap(zonesOfRegion)],
    regions: [...regions, ...byRegion, ...areas.flatMap((each) => each.regions)],
  };
}

/** Returns the restrictions that touch a danger zone, by their area or, without an area, by their regions. */
export function restrictionsTouchingZone(restrictions: readonly Restriction[], zone: number): Restriction[] {
  return restrictions.filter((restriction) => touchedBy(restriction).zones.includes(zone));
}

/** Returns the restrictions that name a region in their record, or whose ground reaches into the region. */
export function restrictionsTouchingRegion(
  restrictions: readonly Restriction[],
  code: string,
): Restriction[] {
  return restrictions.filter((restriction) => touchedBy(restriction).regions.includes(code));
}

/** Returns the share of ground, 0 to 1, that restrictions certainly cover by their areas, else by regions. */
export function coveredPart(ground: Ground, restrictions: readonly Restriction[]): number {
  const isByRegion = restrictions.some(({ area }) => area === null);
  const isCovered = (at: Point) => {
    const spot = { at, region: isByRegion ? regionAt(at) : null };
    return restrictions.some((each) => certaintyAt(each, spot) === "in");
  };
  return ground.length === 0 ? 0 : ground.filter(isCovered).length / ground.length;
}

/** Returns whether two restrictions share ground, and not just a border. */
export const overlapInArea = (one: AreaParts, other: AreaParts): boolean =>
  areOverlapping(shareWithin(one, other), shareWithin(other, one));

/** Returns the share of the ground of `one`, 0 to 1, that is within `other`. */
function shareWithin(one: AreaParts, other: AreaParts): number {
  const ground = [
    ...one.areas.flatMap((area) => groundsOfParts(area).flatMap((part) => part.ground)),
    ...one.regions.flatMap(pointsOfRegion),
  ];
  const isShared = (at: Point) =>
    isInArea(other, { at, region: other.regions.length > 0 ? regionAt(at) : null });
  return ground.length === 0 ? 0 : ground.filter(isShared).length / ground.length;
}
