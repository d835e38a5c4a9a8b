import type { ClosedRoad } from "#surroundings/model.ts";
import { distanceKm } from "#territory/distance.ts";
import type { Compared, RoadChange } from "./change.ts";
import { createGroups } from "./groups.ts";
import type { RoadState, RoadsReading, StoredRoad } from "./road-state.ts";

/** Distance in km within which records of the same route are one road. */
const SAME_ROAD_KM = 2;
/** Distance in km within which records of the same place without a route are one road. */
const SAME_POINT_KM = 0.1;
/** Number of complete readings in a row without a road after which the road is open. */
const MISSING_TIMES = 2;

export interface RoadsAnswer {
  readonly roads: readonly ClosedRoad[];
  readonly receivedAt: Date;
  /** True if no record of the answer is missing or unreadable. */
  readonly isWhole: boolean;
  /**
   * Returns the fire near a closed road, and the point of the road near this fire; null if no fire is near.
   * `fire` is null if a fire is the cause of the closure, but no known fire is near.
   */
  readonly fireOf: (road: ClosedRoad) => Pick<RoadState, "fire" | "at"> | null;
}

type RoadRecord = StoredRoad["records"][number];

/**
 * Compares closed roads with the stored roads. A closed road near a fire is announced once, even if the fire
 * comes later. A road has reopened after two complete readings without it, wherever the fire is then.
 */
export function compareRoads(
  known: RoadsReading | null,
  answer: RoadsAnswer,
  at: Date,
): Compared<RoadsReading, RoadChange> {
  // Ignore the earlier answer of a paused worker. A time in the future is from a clock that was ahead.
  if (known && answer.receivedAt < known.receivedAt && known.receivedAt <= at)
    return { next: known, changes: [] };
  const roads = answer.roads.toSorted((one, other) => (one.id < other.id ? -1 : one.id > other.id ? 1 : 0));
  const matched = new Set<ClosedRoad>();
  const changes: RoadChange[] = [];
  const remaining = (known?.roads ?? []).flatMap((stored) => {
    const records = recordsOf(stored, roads);
    for (const record of records) matched.add(record);
    const next =
      records.length > 0 ? presentRoad(stored, records, answer) : absentRoad(stored, known, answer);
    if (next.missing < MISSING_TIMES) return [next];
    if (stored.isTold) changes.push(changeOf("road-reopened", next));
    return [];
  });
  const others = roads.filter((road) => !matched.has(road));
  const begun = roadsOf(others).flatMap((records) => {
    const near = records.find((record) => answer.fireOf(record) !== null);
    if (near === undefined) return [];
    const { fire = null, at = near.at } = answer.fireOf(near) ?? {};
    const state = stateOf(near, { fire, at });
    const isTold = known !== null;
    return [{ subject: `road-${near.id}`, records: records.map(recordOf), state, isTold, missing: 0 }];
  });
  changes.push(...begun.filter(({ isTold }) => isTold).map((road) => changeOf("road-closed", road)));
  const receivedAt = new Date(Math.max(answer.receivedAt.getTime(), known?.receivedAt.getTime() ?? 0));
  return { next: { v: 1, receivedAt, roads: [...remaining, ...begun] }, changes };
}

const changeOf = (kind: RoadChange["kind"], { subject, state }: StoredRoad): RoadChange => ({
  ...{ kind, subject, before: null, after: state },
});

const recordOf = ({ id, route, place, at }: ClosedRoad): RoadRecord => ({ id, route, place, at });

/**
 * Returns whether two records are one road: the source lists each direction and section separately, and gives
 * records new ids. Without a route, only records of the same place are one road.
 */
function isSameRoad(one: RoadRecord, other: RoadRecord): boolean {
  if (one.id === other.id) return true;
  if (one.route !== other.route) return false;
  const isWithin = (km: number) => distanceKm(one.at, other.at) <= km;
  if (one.route === null) return one.place === other.place && isWithin(SAME_POINT_KM);
  return (one.place !== null && one.place === other.place) || isWithin(SAME_ROAD_KM);
}

/** Returns the records of a stored road: they match its stored records, directly or through each other. */
function recordsOf({ records }: StoredRoad, roads: readonly ClosedRoad[]): readonly ClosedRoad[] {
  const found = new Set<ClosedRoad>();
  const open: RoadRecord[] = [...records];
  for (let record = open.pop(); record !== undefined; record = open.pop())
    for (const road of roads) {
      if (found.has(road) || !isSameRoad(record, road)) continue;
      found.add(road);
      open.push(road);
    }
  return roads.filter((road) => found.has(road));
}

/** Groups records by road. Only records with the same id or the same route can be one road. */
function roadsOf(roads: readonly ClosedRoad[]): readonly ClosedRoad[][] {
  const { join, rootOf } = createGroups<ClosedRoad>();
  for (const key of ["id", "route"] as const)
    for (const alike of Map.groupBy(roads, (road) => road[key]).values())
      for (const [place, one] of alike.entries())
        for (const other of alike.slice(place + 1)) if (isSameRoad(one, other)) join(one, other);
  return [...Map.groupBy(roads, rootOf).values()];
}

function presentRoad(
  stored: StoredRoad,
  records: readonly ClosedRoad[],
  { fireOf }: RoadsAnswer,
): StoredRoad {
  const near = records.find((record) => fireOf(record) !== null) ?? records[0];
  if (near === undefined) return stored;
  // Keep the fire of the start, even if it moved away since. Keep the point of a long road, so that its end
  // concerns the same places.
  const at = near.line ? stored.state.at : near.at;
  const state = stateOf(near, { fire: fireOf(near)?.fire ?? stored.state.fire, at });
  return { ...stored, records: records.map(recordOf), state, missing: 0 };
}

/** Counts an answer that lacks a stored road, unless the answer is incomplete or was compared before. */
function absentRoad(stored: StoredRoad, known: RoadsReading | null, { isWhole, receivedAt }: RoadsAnswer) {
  const isNew = known === null || receivedAt > known.receivedAt;
  return isWhole && isNew ? { ...stored, missing: stored.missing + 1 } : stored;
}

function stateOf(road: ClosedRoad, { fire, at }: Pick<RoadState, "fire" | "at">): RoadState {
  const { route, place, direction, municipality, obstruction, cause, detour, since } = road;
  return { route, place, direction, municipality, obstruction, cause, detour, since, at, fire };
}
