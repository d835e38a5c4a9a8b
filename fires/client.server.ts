import { z } from "zod";
import { type Cleanings, createCleanings } from "#territory/cleanings.ts";
import { FireDataError } from "./fire-data-error.ts";
import {
  FIRE_DATA_PATHS,
  type FireDataPath,
  fireDataUrl,
  firesQuery,
  type Query,
  RESTRICTIONS_QUERY,
  type StatisticsFilter,
  statisticsQuery,
} from "./fire-data-query.ts";
import { createTransport } from "./transport.server.ts";
import { wireZoneDanger } from "./wire-danger.ts";
import { wireFire } from "./wire-fire.ts";
import type { Records } from "./wire-list.ts";
import { wireRestriction } from "./wire-restriction.ts";
import { readStatistics } from "./wire-statistics.ts";
import { wireCount, wireText } from "./wire-values.ts";
import { wireZoneShape } from "./wire-zone-shape.ts";

/** A record of /public/codes-geographiques. */
export const wireGeographicCode = z.object({
  Nom: wireText.pipe(z.string()),
  CodeGeo: wireText.pipe(z.string()),
  CodeGeo2: wireText,
  RegionAdministrativeId: wireText,
  Type: wireCount.pipe(z.literal([1, 2, 3])),
});

export type WireGeographicCode = z.output<typeof wireGeographicCode>;

/** A record of /public/feux-sources-ignition. */
export const wireCauseCount = z.object({
  Id: wireCount.pipe(z.literal([1, 2, 3, 4, 5, 6, 7, 8, 9])),
  NbFeux: wireCount.pipe(z.number()),
});

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
  /** Cleans texts of responses, and counts the changes; by default, this client's own counter. */
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

  const records = async <T>(path: FireDataPath, schema: z.ZodType<T>, query?: Query) =>
    readRecords(await get(path, query), schema);

  return {
    /** Returns the milliseconds left of a pause that the server requested. Until then, calls fail at once. */
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

    fires: (filter?: Parameters<typeof firesQuery>[0]) =>
      records(FIRE_DATA_PATHS.fires, wireFire, firesQuery(filter)),

    /** Requests the contained fires. The query is sent unchanged: the defaults of this path are unknown. */
    containedFires: (query?: Query) => records(FIRE_DATA_PATHS.containedFires, wireFire, query),

    statistics: async (filter?: StatisticsFilter) =>
      readStatistics(await get(FIRE_DATA_PATHS.statistics, statisticsQuery(filter))),

    causes: () => records(FIRE_DATA_PATHS.causes, wireCauseCount),

    danger: () => records(FIRE_DATA_PATHS.danger, wireZoneDanger),

    zoneShapes: () => records(FIRE_DATA_PATHS.zoneShapes, wireZoneShape),

    geographicCodes: () => records(FIRE_DATA_PATHS.geographicCodes, wireGeographicCode),

    restrictions: () => records(FIRE_DATA_PATHS.restrictions, wireRestriction, RESTRICTIONS_QUERY),
  };
}

/**
 * Reads a list record by record. The list can be the first element of another list.
 * @throws {FireDataError} `fire-data-shape` if `data` is not a list, or all of its records are unreadable
 */
export function readRecords<T>(data: unknown, schema: z.ZodType<T>): Records<T> {
  const list = unwrapList(data);
  if (list === null) throw new FireDataError("fire-data-shape", "The response is not a list");
  const records: T[] = [];
  for (const item of list) {
    const parsed = schema.safeParse(item);
    if (parsed.success) records.push(parsed.data);
  }
  const dropped = list.length - records.length;
  if (dropped > 0 && records.length === 0)
    throw new FireDataError("fire-data-shape", `All ${dropped} records are unreadable`);
  return { records, dropped };
}

function unwrapList(data: unknown): readonly unknown[] | null {
  if (!Array.isArray(data)) return null;
  const first: unknown = data[0];
  return Array.isArray(first) ? first : data;
}
