import { distanceKm } from "#territory/distance.ts";
import type { Point } from "#territory/point.ts";

interface Placed {
  /** Location of the fire; null if only described in words: such a report is never grouped with others. */
  readonly at: Point | null;
  readonly createdAt: Date;
}

export const SAME_FIRE_KM = 5;
/** Degrees of latitude beyond which points are not near: a degree is about 111 km. */
const NEAR_DEGREES = 0.05;
export const SAME_FIRE_HOURS = 12;
const NEAR_MS = SAME_FIRE_HOURS * 3_600_000;

/**
 * Groups reports that may be about one fire. Each report is near another report of its group in place and
 * time, but not always near all reports of the group. Groups and their reports are sorted by time.
 */
export function groupReports<Report extends Placed>(
  reports: readonly Report[],
): readonly (readonly Report[])[] {
  const inTime = reports.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  const leads = inTime.map((_report, index) => index);
  const leadOf = (index: number): number => {
    let at = index;
    for (let up = leads[at] ?? at; up !== at; up = leads[at] ?? at) {
      leads[at] = leads[up] ?? up;
      at = up;
    }
    return at;
  };
  let oldest = 0;
  inTime.forEach(({ at, createdAt }, index) => {
    while ((inTime[oldest]?.createdAt.getTime() ?? 0) < createdAt.getTime() - NEAR_MS) oldest += 1;
    if (at === null) return;
    for (let other = oldest; other < index; other += 1) {
      const there = inTime[other]?.at ?? null;
      if (there === null) continue;
      const [one, two] = [leadOf(index), leadOf(other)];
      // In a flood, nearly all reports are in one group already: skip the distance of two such reports.
      if (one === two || !isNear(at, there)) continue;
      // The earlier report leads the group, so that groups stay sorted by time.
      leads[Math.max(one, two)] = Math.min(one, two);
    }
  });
  const groups = new Map<number, Report[]>();
  inTime.forEach((report, index) => {
    const lead = leadOf(index);
    const group = groups.get(lead);
    if (group) group.push(report);
    else groups.set(lead, [report]);
  });
  return [...groups.values()];
}

const isNear = (a: Point, b: Point) =>
  Math.abs(a.lat - b.lat) <= NEAR_DEGREES && distanceKm(a, b) <= SAME_FIRE_KM;
