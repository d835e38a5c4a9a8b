import { recentHotSpots } from "#surroundings/around.ts";
import type { HotSpot } from "#surroundings/model.ts";
import type { Point } from "#territory/point.ts";
import { createPointIndex, type PointIndex } from "#territory/point-index.ts";
import type { Compared, HeatChange } from "./change.ts";
import { createGroups } from "./groups.ts";
import type { HeatPlace, HeatReading, HeatState } from "./heat-state.ts";

/** Distance in km within which two hot spots are the same heat. */
const SAME_HEAT_KM = 3;
/** Time, in ms, after which heat that was not seen is forgotten: new heat there is then announced. */
const FORGOTTEN_MS = 30 * 24 * 3_600_000;
/** Most points in a change, so that an alert is small. */
const MOST_POINTS = 20;

interface HeatAnswer {
  readonly hotSpots: readonly HotSpot[];
  /** Returns whether a known fire explains a hot spot; null if the fires near its point are unknown. */
  readonly isExplained: (hotSpot: HotSpot) => boolean | null;
}

/**
 * Compares the heat of the last 24 hours with the stored heat. Heat more than 3 km from all stored heat is
 * new, and announced if no known fire explains it. Heat of a fire is stored too, so that it is not announced
 * after the fire is out. No end of heat is announced, because clouds hide heat.
 */
export function compareHeat(
  known: HeatReading | null,
  { hotSpots, isExplained }: HeatAnswer,
  at: Date,
): Compared<HeatReading, HeatChange> {
  const isForgotten = (seen: Date) => at.getTime() - seen.getTime() > FORGOTTEN_MS;
  const places = (known?.places ?? [])
    .filter(({ seenAt }) => !isForgotten(seenAt))
    .map((each) => ({ ...each }));
  const index = createPointIndex<HeatPlace>(places);
  const fresh = recentHotSpots(hotSpots, at)
    .toSorted(byPower)
    .filter((spot) => !refresh(index, spot));
  const explained = Map.groupBy(fresh, isExplained);
  const stored = [...places];
  const store = (spots: readonly HotSpot[]) => stored.push(...storeNew(index, spots));
  store(explained.get(true) ?? []);
  const unknown = (explained.get(false) ?? []).filter((spot) => !refresh(index, spot));
  const changes = clustersOf(unknown).map((spots): HeatChange => {
    store(spots);
    const after = stateOf(spots);
    return { kind: "heat-seen", subject: subjectOf(after.at), before: null, after };
  });
  // After such a pause of the source, even heat that is there every day would seem new.
  const isFirst = known === null || isForgotten(known.comparedAt);
  return { next: { v: 1, comparedAt: at, places: stored }, changes: isFirst ? [] : changes };
}

const subjectOf = ({ lat, lon }: Point) => `heat-${lat.toFixed(3)},${lon.toFixed(3)}`;

/** Sorts hot spots by power, greatest first, so that their order in an answer has no effect. */
const byPower = (one: HotSpot, other: HotSpot) =>
  (other.powerMw ?? 0) - (one.powerMw ?? 0) ||
  other.observedAt.getTime() - one.observedAt.getTime() ||
  one.at.lat - other.at.lat ||
  one.at.lon - other.at.lon;

/** Updates the last time of stored heat near a hot spot. Returns whether any stored heat is near. */
function refresh(index: PointIndex<HeatPlace>, { at, observedAt }: HotSpot): boolean {
  const near = index.within(at, SAME_HEAT_KM);
  for (const place of near) if (observedAt > place.seenAt) place.seenAt = observedAt;
  return near.length > 0;
}

/** Stores the hot spots that are not near stored heat, and returns them in their stored form. */
function storeNew(index: PointIndex<HeatPlace>, spots: readonly HotSpot[]): HeatPlace[] {
  return spots.flatMap((spot) => {
    if (refresh(index, spot)) return [];
    const place = { at: spot.at, seenAt: spot.observedAt };
    index.add(place);
    return [place];
  });
}

/** Groups hot spots that are near each other, directly or through a chain of near hot spots. */
function clustersOf(spots: readonly HotSpot[]): readonly HotSpot[][] {
  const index = createPointIndex(spots);
  const { join, rootOf } = createGroups<HotSpot>();
  for (const spot of spots) for (const near of index.within(spot.at, SAME_HEAT_KM)) join(spot, near);
  return [...Map.groupBy(spots, rootOf).values()];
}

/** Returns the state of a cluster. @param spots all hot spots of the cluster, greatest power first */
function stateOf(spots: readonly HotSpot[]): HeatState {
  const points = storeNew(createPointIndex(), spots).map(({ at }) => at);
  const [at] = points;
  if (at === undefined) throw new Error("A cluster has no hot spot.");
  return {
    ...{ at, count: spots.length, points: points.slice(0, MOST_POINTS) },
    seenAt: new Date(Math.max(...spots.map(({ observedAt }) => observedAt.getTime()))),
    satellites: [...new Set(spots.flatMap(({ satellite }) => satellite ?? []))].sort(),
  };
}
