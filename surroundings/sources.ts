import type { Bounds } from "#territory/bounds.ts";
import type { Coverage, SourceId } from "./model.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const MIB = 1024 * 1024;

/** Box of Quebec with more than 50 km around it. Requests that are limited to an area ask for this box. */
export const BOX: Bounds = [-81, 44.4, -56, 63.2];

/** Days without growth after which a perimeter no longer describes a current fire. */
export const PERIMETER_DAYS = 10;

interface Source {
  /** Polls from one request to the next: few if the source changes often and tolerates many requests. */
  readonly everyPolls: number;
  /** Age of a response after which the source can no longer say "none". */
  readonly lateAfterMs: number;
  readonly coverage: Coverage;
  readonly timeLimitMs: number;
  /** Maximum bytes of a response, after decompression. */
  readonly mostBytes: number;
  /** Maximum number of records that are kept. */
  readonly most: number;
}

const file = { timeLimitMs: 20_000, mostBytes: 16 * MIB, most: 5_000 };

/** Limits of each source. Polls are `POLL_SECONDS` apart, a minute in production. */
export const SOURCES: Readonly<Record<SourceId, Source>> = {
  publicAlerts: { ...file, everyPolls: 1, lateAfterMs: 10 * MINUTE_MS, coverage: null, timeLimitMs: 10_000 },
  closedRoads: { ...file, everyPolls: 3, lateAfterMs: 20 * MINUTE_MS, coverage: "quebec" },
  civilEvents: { ...file, everyPolls: 5, lateAfterMs: 30 * MINUTE_MS, coverage: "quebec" },
  // The service can take 25 s.
  weatherWarnings: {
    ...{ ...file, everyPolls: 5, lateAfterMs: 30 * MINUTE_MS, coverage: "quebec", timeLimitMs: 30_000 },
  },
  hotSpots: { ...file, everyPolls: 15, lateAfterMs: 3 * HOUR_MS, coverage: "box", most: 20_000 },
  perimeters: { ...file, everyPolls: 30, lateAfterMs: 12 * HOUR_MS, coverage: "box", mostBytes: 32 * MIB },
  neighbourFires: { ...file, everyPolls: 15, lateAfterMs: 3 * HOUR_MS, coverage: "canada" },
  airNow: { ...file, everyPolls: 10, lateAfterMs: 2 * HOUR_MS, coverage: null, timeLimitMs: 30_000 },
  airForecasts: {
    ...{ ...file, everyPolls: 30, lateAfterMs: 18 * HOUR_MS, coverage: null, timeLimitMs: 30_000 },
    most: 10_000,
  },
  wind: {
    ...{ ...file, everyPolls: 10, lateAfterMs: 2 * HOUR_MS, coverage: null, timeLimitMs: 30_000 },
    mostBytes: 32 * MIB,
  },
  smoke: { ...file, everyPolls: 30, lateAfterMs: 18 * HOUR_MS, coverage: null, timeLimitMs: 30_000 },
};
