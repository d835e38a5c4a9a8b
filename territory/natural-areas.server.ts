import { type Cleanings, createCleanings } from "./cleanings.ts";
import { fetchOutside, JSON_TYPES, OutsideStatus } from "./fetch-outside.server.ts";
import { NATURAL_AREAS, type NaturalArea } from "./natural-areas.ts";
import { readOfficialAreas } from "./official-areas.server.ts";
import { type AskForAll, askAlone, type Shareable } from "./shareable.ts";

/** Age in ms at which the official limits are requested again: once a day, since they rarely change. */
const KEEP_MS = 86_400_000;
const RETRY_MS = 600_000;
const TIME_LIMIT_MS = 5000;
const MAX_BYTES = 20_000_000;
/** Accepted media types of the layer. Simple file servers send the general type for GeoJSON. */
const TYPES = [...JSON_TYPES, "application/octet-stream"];

/** Natural areas of the map: our own approximate set, or the official layer that replaces it. */
export interface NaturalAreas {
  /** Returns the areas. Only waits for the layer's first response, up to the time limit. Never rejects. */
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
  /** Sends one request for all programs; if unset, this program requests the layer for itself. */
  readonly askForAll?: AskForAll;
}

interface CachedAreas {
  /** Areas of the last good response; null if there is none. */
  readonly areas: readonly NaturalArea[] | null;
  readonly askAgainAt: number;
}

export function createNaturalAreas(options: NaturalAreasOptions): NaturalAreas & Shareable {
  const { url, fetch, now = Date.now, timeLimitMs = TIME_LIMIT_MS, log } = options;
  const { cleanings = createCleanings(), askForAll = askAlone } = options;
  if (url === undefined) return { read: async () => NATURAL_AREAS, give: () => null, take: () => undefined };
  let cached: CachedAreas | null = null;
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
      cached = { areas, askAgainAt: now() + KEEP_MS };
    } catch (error) {
      log?.warn({ reason: String(error) }, "the request for the natural areas' layer failed");
      cached = { areas: cached?.areas ?? null, askAgainAt: now() + RETRY_MS };
    }
  }

  const isDue = () => cached === null || now() >= cached.askAgainAt;

  return {
    give: () => cached && { reading: cached, state: null },
    take({ reading }) {
      // The reading comes from the same code in another program.
      cached = reading as CachedAreas;
    },
    async read() {
      const isFirst = cached === null;
      if (isDue()) {
        asking ??= askForAll(isDue, () => ask(url)).finally(() => {
          asking = null;
        });
      }
      if (isFirst) await asking;
      return cached?.areas ?? NATURAL_AREAS;
    },
  };
}
