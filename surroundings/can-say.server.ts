import { nearest } from "#territory/nearest.ts";
import type { Point } from "#territory/point.ts";
import { alertsAt } from "./alerts-at.ts";
import {
  airAt,
  airForecastAt,
  closedRoadsNear,
  hasPerimeterNear,
  heatNear,
  neighbourFiresNear,
  warningsAt,
  windAt,
} from "./around.ts";
import { covers } from "./coverage.server.ts";
import type { SourceId, SourceReading, SourceRecords, Surroundings } from "./model.ts";
import { NEAR_KM } from "./reach.ts";
import { smokeAt } from "./smoke-at.server.ts";
import { SOURCES } from "./sources.ts";

/**
 * Answer of a source for a place:
 * - `found`: the source has a record there, of any age;
 * - `none`: the source has no record there, covers the place, and is fresh with only readable records;
 * - `unknown`: the source cannot tell. Pages say that it is unknown, and whom to ask.
 */
export type SourceAnswer = "found" | "none" | "unknown";

type Finder<R> = (records: readonly R[], at: Point, now: Date) => boolean;

const FINDERS: { readonly [S in SourceId]: Finder<SourceRecords[S]> } = {
  hotSpots: (records, at, now) => heatNear(records, [], { at, now }).length > 0,
  perimeters: hasPerimeterNear,
  neighbourFires: (records, at) => neighbourFiresNear(records, at).length > 0,
  airNow: (records, at, now) => airAt(records, at, now) !== null,
  airForecasts: (records, at, now) => airForecastAt(records, at, now) !== null,
  weatherWarnings: (records, at, now) => warningsAt(records, at, now).length > 0,
  wind: (records, at, now) => windAt(records, at, now) !== null,
  publicAlerts: (records, at, now) =>
    alertsAt(records, { at, municipality: null, divisions: [] }, now).applying.length > 0,
  civilEvents: (records, at) => nearest(records, at, { withinKm: NEAR_KM, most: 1 }).length > 0,
  closedRoads: (records, at) => closedRoadsNear(records, at).length > 0,
  smoke: (records, at, now) => records.some((layer) => smokeAt(layer, at, now).length > 0),
};

/** Returns what a source can say of a place. Pages, alerts and files only say "none" if this is `none`. */
export function canSay<S extends SourceId>(
  surroundings: Surroundings,
  source: S,
  at: Point,
  now: Date,
): SourceAnswer {
  const reading = surroundings[source];
  if (reading === undefined || reading.records === null) return "unknown";
  if (FINDERS[source](reading.records, at, now)) return "found";
  return isComplete(reading, now) && covers(SOURCES[source].coverage, at) ? "none" : "unknown";
}

/** Returns whether a source's response is fresh and whole, and every record was readable. */
const isComplete = (reading: SourceReading<unknown>, now: Date): boolean =>
  reading.isWhole && reading.dropped === 0 && !isLate(reading, now);

/** Returns what a source can say of its whole coverage; never `none` if the source has no coverage. */
export function canSayOfAll(reading: SourceReading<unknown>, shown: number, now: Date): SourceAnswer {
  if (reading.records === null) return "unknown";
  if (shown > 0) return "found";
  return reading.coverage !== null && isComplete(reading, now) ? "none" : "unknown";
}

/** Returns whether a source's last accepted response is missing, or too old to say "none". */
export const isLate = ({ source, receivedAt }: SourceReading<unknown>, now: Date): boolean =>
  receivedAt === null || now.getTime() - receivedAt.getTime() > SOURCES[source].lateAfterMs;

/** Returns whether a source fails now or is late, so that its records can be old. */
export const isOld = (reading: SourceReading<unknown>, now: Date): boolean =>
  reading.failing || isLate(reading, now);
