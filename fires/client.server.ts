import { type Cleanings, createCleanings } from "#territory/cleanings.ts";
import {
  type AreaFilter,
  areaQuery,
  FIRE_DATA_PATHS,
  type FireDataPath,
  type FiresFilter,
  fireDataUrl,
  firesQuery,
  type Query,
  restrictionsQuery,
  type StatisticsFilter,
  statisticsQuery,
} from "./fire-data-query.ts";
import { createTransport } from "./transport.server.ts";
import { wireCauseCount } from "./wire-cause.ts";
import { wireZoneDanger } from "./wire-danger.ts";
import { wireFire } from "./wire-fire.ts";
import { wireGeographicCode } from "./wire-geographic-code.ts";
import { readRecords } from "./wire-list.ts";
import { wireRestriction } from "./wire-restriction.ts";
import { readStatistics } from "./wire-statistics.ts";
import { wireZoneShape } from "./wire-zone-shape.ts";

/** Time after which a path counts as down, in ms. */
const TIME_LIMIT_MS = 10_000;

export interface FireDataClientOptions {
  /** Base address of `/public/...` and `/layers/...`, without a final slash. */
  readonly baseUrl: string;
  /** Whether to request the service's test data (staging). */
  readonly test: boolean;
  readonly fetch?: typeof globalThis.fetch;
  readonly now?: () => number;
  readonly timeLimitMs?: number;
  /** Counts cleaned texts; the default is a private counter. */
  readonly cleanings?: Cleanings;
}

export type FireDataClient = ReturnType<typeof createFireDataClient>;

/**
 * Makes the client of the public data API, with one function per path: each sends a request, checks the
 * response, and returns records with the API's field names. Nothing is cached here. Every function throws
 * `FireDataError`. Source: the agency's open data (CC BY 4.0).
 */
export function createFireDataClient(options: FireDataClientOptions) {
  const { baseUrl, test, fetch, now = Date.now, timeLimitMs = TIME_LIMIT_MS } = options;
  const { cleanings = createCleanings() } = options;
  const transport = createTransport({ fetch, now, timeLimitMs, cleanings });
  /** Responses of the current poll by address; null between polls. */
  let shared: Map<string, Promise<unknown>> | null = null;

  function get(path: FireDataPath, query: Query = {}): Promise<unknown> {
    const url = fireDataUrl(baseUrl, path, query, test);
    const answer = shared?.get(url) ?? transport.getJson(url, path);
    shared?.set(url, answer);
    return answer;
  }

  return {
    /** Milliseconds until the end of the server's requested pause; every call fails at once until then. */
    heldForMs: transport.heldForMs,

    /** Runs a poll. Within a poll, each address is requested once, and all callers share the response. */
    async poll<T>(work: () => Promise<T>): Promise<T> {
      shared = new Map();
      try {
        return await work();
      } finally {
        shared = null;
      }
    },

    fires: async (filter?: FiresFilter) =>
      readRecords(await get(FIRE_DATA_PATHS.fires, firesQuery(filter)), wireFire),

    /** The query is passed unchanged: the path takes one, but its defaults are unknown. */
    containedFires: async (query?: Query) =>
      readRecords(await get(FIRE_DATA_PATHS.containedFires, query), wireFire),

    statistics: async (filter?: StatisticsFilter) =>
      readStatistics(await get(FIRE_DATA_PATHS.statistics, statisticsQuery(filter))),

    causes: async () => readRecords(await get(FIRE_DATA_PATHS.causes), wireCauseCount),

    danger: async (filter: AreaFilter = {}) =>
      readRecords(await get(FIRE_DATA_PATHS.danger, areaQuery(filter)), wireZoneDanger),

    zoneShapes: async () => readRecords(await get(FIRE_DATA_PATHS.zoneShapes), wireZoneShape),

    geographicCodes: async () => readRecords(await get(FIRE_DATA_PATHS.geographicCodes), wireGeographicCode),

    restrictions: async (filter?: AreaFilter) =>
      readRecords(await get(FIRE_DATA_PATHS.restrictions, restrictionsQuery(filter)), wireRestriction),
  };
}
