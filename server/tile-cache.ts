import { LRUCache } from "lru-cache";
import { tileKey } from "#territory/packaged-tiles.server.ts";
import type { FetchTile, TileAddress } from "#territory/tiles.server.ts";
import { KEPT_BYTES } from "./kept-bytes.ts";
import { type PackedBody, packBody } from "./packed-body.ts";

const FRESH_MS = 24 * 3600 * 1000;
const OVERHEAD_BYTES = 512;
/** Tiles asked of the tile server at the same moment; the others wait their turn. */
const MAX_CALLS = 16;
/** A tile whose turn has not come by then is answered as one that failed: where the tile server hangs, nobody waits for all before them. */
const LONGEST_WAIT_MS = 4_000;
/** After a failure the same tile is not asked for again this long. */
const RETRY_MS = 10_000;
/** As many addresses may fail as a map can ask for. */
const MOST_FAILED = 5000;

interface KeptTile {
  readonly body: PackedBody | null;
}

/** A tile ready to send; null where there is nothing to draw. */
export interface SentTile extends KeptTile {
  /** The tile server failed: what is sent is an old tile or none, and must not be kept long. */
  readonly failed: boolean;
}

/** Tiles in memory, packed once: a failed tile is an older one or an empty one, never an error. */
export class TileCache {
  readonly #kept: LRUCache<string, KeptTile, TileAddress>;
  readonly #failed: LRUCache<string, true>;
  readonly #waiting = new Set<() => void>();
  #calls = 0;

  constructor(fetchTile: FetchTile, now: () => number, onFailure: (error: unknown) => void) {
    const clock = { perf: { now }, ttlResolution: 0 };
    this.#failed = new LRUCache({ ...clock, max: MOST_FAILED, ttl: RETRY_MS });
    this.#kept = new LRUCache({
      ...clock,
      maxSize: KEPT_BYTES.tiles,
      sizeCalculation: ({ body }) => OVERHEAD_BYTES + (body?.br.length ?? 0),
      ttl: FRESH_MS,
      // An old tile is better than none.
      noDeleteOnStaleGet: true,
      noDeleteOnFetchRejection: true,
      fetchMethod: (key, _old, { context }) =>
        this.#inTurn(async () => {
          try {
            const tile = await fetchTile(context);
            return { body: tile.length === 0 ? null : await packBody(tile, "page") };
          } catch (error) {
            onFailure(error);
            this.#failed.set(key, true);
            throw error;
          }
        }),
    });
  }

  async read(address: TileAddress): Promise<SentTile> {
    const key = tileKey(address);
    if (!this.#failed.has(key)) {
      const tile = await this.#kept.fetch(key, { context: address }).catch(() => null);
      if (tile) return { ...tile, failed: false };
    }
    return { body: this.#kept.get(key, { allowStale: true })?.body ?? null, failed: true };
  }

  async #inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.#calls >= MAX_CALLS) await this.#turn();
    this.#calls += 1;
    try {
      return await work();
    } finally {
      this.#calls -= 1;
      const [next] = this.#waiting;
      next?.();
    }
  }

  /** @throws when it does not come in time */
  #turn(): Promise<void> {
    return new Promise((resolve, reject) => {
      const start = () => {
        clearTimeout(limit);
        this.#waiting.delete(start);
        resolve();
      };
      const limit = setTimeout(() => {
        this.#waiting.delete(start);
        reject(new Error("Too many tiles are asked for."));
      }, LONGEST_WAIT_MS);
      this.#waiting.add(start);
    });
  }
}
