import { type Cleanings, createCleanings } from "./cleanings.ts";
import { fetchOutside, JSON_TYPES, OutsideStatus } from "./fetch-outside.server.ts";
import { NATURAL_AREAS, type NaturalArea } from "./natural-areas.ts";
import { readOfficialAreas } from "./official-areas.server.ts";

/** Limits of parks rarely change: requested again once a day, and ten minutes after a failure. */
const KEEP_MS = 86_400_000;
const RETRY_MS = 600_000;
const TIME_LIMIT_MS = 5000;
const MAX_BYTES = 20_000_000;
/** Simple file servers do not know the type of GeoJSON. */
const TYPES = [...JSON_TYPES, "application/octet-stream"];

/** Natural areas of the map: our own approximate set, or the official layer that replaces it. */
export interface NaturalAreas {
  /** Returns the areas. Waits for the layer once, up to its time limit. Never rejects. */
  read(): Promise<readonly NaturalArea[]>;
}

export interface NaturalAreasOptions {
  /** GeoJSON of the official limits; if unset, our own set is used. */
  readonly url?: string | undefined;
  readonly fetch?: typeof globalThis.fetch;
  readonly now?: () => number;
  readonly timeLimitMs?: number;
  readonly log?: { warn(facts: object, message: string): void };
  /** Counts cleaned texts; the default is a private counter. */
  readonly cleanings?: Cleanings;
}

export function createNaturalAreas(options: NaturalAreasOptions): NaturalAreas {
  const { url, fetch, now = Date.now, timeLimitMs = TIME_LIMIT_MS, log } = options;
  const { cleanings = createCleanings() } = options;
  if (url === undefined) return { read: async () => NATURAL_AREAS };
  let kept: readonly NaturalArea[] | null = null;
  let askAgainAt = 0;
  let asking: Promise<void> | null = null;

  async function ask(address: string): Promise<void> {
    try {
      const answer = await fetchOutside(address, {
        ...{ source: "natural-areas", timeLimitMs, mostBytes: MAX_BYTES, types: TYPES },
        fetch,
      });
      if (!answer.ok) throw new OutsideStatus(answer.status);
      const { areas, dropped } = readOfficialAreas(cleanings.json("natural-areas", await answer.json()));
      if (dropped > 0) log?.warn({ dropped }, "natural areas were omitted");
      kept = areas;
      askAgainAt = now() + KEEP_MS;
    } catch (error) {
      log?.warn({ reason: String(error) }, "the request for the natural areas' layer failed");
      askAgainAt = now() + RETRY_MS;
    } finally {
      asking = null;
    }
  }

  return {
    async read() {
      const isFirst = askAgainAt === 0;
      if (now() >= askAgainAt) asking ??= ask(url);
      if (isFirst) await asking;
      return kept ?? NATURAL_AREAS;
    },
  };
}
