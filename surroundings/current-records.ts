import {
  currentPerimeters,
  isOldObservation,
  latestPublications,
  recentHotSpots,
  warningsInForce,
} from "./around.ts";
import type { SourceId, SourceRecords } from "./model.ts";

type Rules = {
  readonly [S in SourceId]?: (records: readonly SourceRecords[S][], now: Date) => readonly SourceRecords[S][];
};

/** Rules to keep a source's current records. Official alerts have their own rule, `activeAlerts`. */
const RULES: Rules = {
  hotSpots: recentHotSpots,
  perimeters: currentPerimeters,
  weatherWarnings: warningsInForce,
  airForecasts: latestPublications,
  airNow: (stations, now) =>
    stations.map((each) => (isOldObservation(each.observedAt, now) ? { ...each, index: null } : each)),
};

/** Returns the records that apply now. A failing source keeps its last records, without old measurements. */
export function currentRecords<S extends SourceId>(
  source: S,
  records: readonly SourceRecords[S][],
  now: Date,
): readonly SourceRecords[S][] {
  return RULES[source]?.(records, now) ?? records;
}
