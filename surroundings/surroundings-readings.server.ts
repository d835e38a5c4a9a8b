import { FEW, POLLS_TO_BELIEVE } from "#fires/polls-to-believe.ts";
import { type CachedReading, createReading, unlessLost } from "#fires/reading-cache.server.ts";
import { reasonOf, type SituationLog } from "#fires/reading-report.server.ts";
import { type Ask, type AskOptions, createAsk } from "./ask.server.ts";
import type { SourceId, SourceRecords } from "./model.ts";
import { readAirForecasts, readAirNow } from "./read-air-quality.server.ts";
import { readCivilEvents } from "./read-civil-events.server.ts";
import { readClosedRoads } from "./read-closed-roads.server.ts";
import { readHotSpots } from "./read-hot-spots.server.ts";
import { readNeighbourFires } from "./read-neighbour-fires.server.ts";
import { readPerimeters } from "./read-perimeters.server.ts";
import { readPublicAlerts } from "./read-public-alerts.server.ts";
import { readSmoke } from "./read-smoke.server.ts";
import { readWeatherWarnings } from "./read-weather-warnings.server.ts";
import { readWind } from "./read-wind.server.ts";
import type { BatchAnswer, RecordBatch } from "./record-batch.ts";
import { SOURCES } from "./sources.ts";

/** Addresses of the sources; a source without an address is left out. */
export interface SurroundingsSettings {
  readonly HOT_SPOTS_URL: string;
  readonly NATIONAL_FIRES_URL: string;
  readonly WEATHER_URL: string;
  readonly SMOKE_URL: string;
  readonly PUBLIC_ALERTS_URL: string;
  readonly CIVIL_SECURITY_URL: string;
  readonly ROADS_URL: string;
}

type Reader<R> = (
  ask: Ask,
  address: string,
  now: Date,
  known: RecordBatch<R> | null,
) => Promise<BatchAnswer<R>>;

const READERS: {
  readonly [S in SourceId]: readonly [keyof SurroundingsSettings, Reader<SourceRecords[S]>];
} = {
  publicAlerts: ["PUBLIC_ALERTS_URL", readPublicAlerts],
  closedRoads: ["ROADS_URL", readClosedRoads],
  civilEvents: ["CIVIL_SECURITY_URL", readCivilEvents],
  weatherWarnings: ["WEATHER_URL", readWeatherWarnings],
  hotSpots: ["HOT_SPOTS_URL", readHotSpots],
  perimeters: ["HOT_SPOTS_URL", readPerimeters],
  neighbourFires: ["NATIONAL_FIRES_URL", readNeighbourFires],
  airNow: ["WEATHER_URL", readAirNow],
  airForecasts: ["WEATHER_URL", readAirForecasts],
  wind: ["WEATHER_URL", readWind],
  smoke: ["SMOKE_URL", readSmoke],
};

export const settingOf = (source: SourceId) => READERS[source][0];

/** Returns the function that reads a source, without a cache. It throws `FireDataError`. */
export function readerOf<S extends SourceId>(
  source: S,
  options: AskOptions & Pick<SurroundingsOptions, "settings">,
): (known: RecordBatch<SourceRecords[S]> | null) => Promise<BatchAnswer<SourceRecords[S]>> {
  const { settings, now } = options;
  const [setting, read] = READERS[source];
  const ask = createAsk(source, options);
  return (known) => read(ask, settings[setting], new Date(now()), known);
}

/**
 * Sources whose records do not all end at once. An empty or much shorter list is only accepted if several
 * polls confirm it. Other sources need no such rule: stations and forecasts show their own time, and official
 * alerts only end by their own messages (`readPublicAlerts`).
 */
const ENDS_SLOWLY: readonly SourceId[] = [
  ...(["hotSpots", "perimeters", "neighbourFires", "weatherWarnings", "civilEvents", "closedRoads"] as const),
];
/** Share of the known records below which a new list counts as much shorter. */
const KEPT_SHARE = 0.5;

function hasLost(next: RecordBatch<unknown>, known: RecordBatch<unknown>): boolean {
  const [left, before] = [next.records.length, known.records.length];
  return before > 0 && (left === 0 || (before > FEW && left < before * KEPT_SHARE));
}

export interface SurroundingsOptions extends AskOptions {
  readonly settings: SurroundingsSettings;
  /** Seconds from one poll to the next. */
  readonly everySeconds: number;
  readonly log?: SituationLog;
}

export type SurroundingsReadings = {
  readonly [S in SourceId]?: CachedReading<RecordBatch<SourceRecords[S]>>;
};

/** Creates one cached reading for each source that is set. */
export function createSurroundingsReadings(options: SurroundingsOptions): SurroundingsReadings {
  const ids = Object.keys(READERS) as SourceId[];
  const isSet = (id: SourceId) => options.settings[settingOf(id)] !== "";
  return Object.fromEntries(ids.filter(isSet).map((id) => [id, readingOf(id, options)]));
}

function readingOf<S extends SourceId>(source: S, options: SurroundingsOptions) {
  const { everySeconds, now, log } = options;
  const judge = unlessLost<RecordBatch<SourceRecords[S]>>(
    ENDS_SLOWLY.includes(source) ? hasLost : () => false,
    POLLS_TO_BELIEVE.few,
  );
  let failing: string | null = null;
  return createReading({
    load: readerOf(source, options),
    judge,
    // A reading is due half a poll early, so that a poll that comes slightly early still requests it.
    keepForMs: (SOURCES[source].everyPolls - 0.5) * everySeconds * 1_000,
    now,
    onSettled(outcome) {
      const code = outcome.ok ? null : outcome.code;
      if (outcome.ok && failing !== null) log?.info({ source }, "a source around fires is back");
      if (!outcome.ok && failing !== code)
        log?.warn({ source, code, reason: reasonOf(outcome.error) }, "a source around fires failed");
      failing = code;
    },
  });
}
