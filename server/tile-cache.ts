import { LRUCache } from "lru-cache";
import { tileKey } from "#territory/packaged-tiles.server.ts";
import type { FetchTile, TileAddress } from "#territory/tiles.server.ts";
import { CACHE_BYTES } from "./cache-budget.ts";
import { type PackedBody, packBody } from "./packed-body.ts";

const FRESH_MS = 24 * 3600 * 1000;
const OVERHEAD_BYTES = 512;
/** Maximum number of simultaneous requests to the tile server; further requests wait. */
const MAX_CALLS = 16;
/** Longest time in ms that a tile waits in the queue: if the tile server hangs, the tile soon fails. */
const LONGEST_WAIT_MS = 4_000;
/** Time before a failed tile is requested again, in ms. */
const RETRY_MS = 10_000;
/** Maximum number of failed tiles' addresses in memory: as many as a map can request. */
const MOST_FAILED = 5000;

interface CachedTile {
  readonly body: PackedBody | null;
}

/** A tile to send. Its `body` is null if there is nothing to draw. */
export interface SentTile extends CachedTile {
  /** Whether the tile server failed: the tile is then old or missing, and must not be cached long. */
  readonly failed: boolean;
}

/** Caches tiles in memory, compressed once. Instead of a failed tile, returns an older or an empty one. */
export class TileCache {
  readonly #tiles: LRUCache<string, CachedTile, TileAddress>;
  readonly #failed: LRUCache<string, true>;
  readonly #waiting = new Set<() => void>();
  #calls = 0;

  constructor(fetchTile: FetchTile, now: () => number, onFailure: (error: unknown) => void) {
    const clock = { perf: { now }, ttlResolution: 0 };
    this.#failed = new LRUCache({ ...clock, max: MOST_FAILED, ttl: RETRY_MS });
    this.#tiles = new LRUCache({
      ...clock,
      maxSize: CACHE_BYTES.tiles,
      sizeCalculation: ({ body }) => OVERHEAD_BYTES + (body?.br.length ?? 0),
      ttl: FRESH_MS,
      // Keep old tiles as a fallback.
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
      const tile = await this.#tiles.fetch(key, { context: address }).catch(() => null);
      if (tile) return { ...tile, failed: false };
    }
    return { body: this.#tiles.get(key, { allowStale: true })?.body ?? null, failed: true };
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

  /** Waits for a turn to request a tile. @throws if the turn does not come in time */
  #turn(): Promise<void> {
    return new Promise((resolve, reject) => {
      const start = () => {
        clearTimeout(limit);
        this.#waiting.delete(start);
        resolve();
      };
      const limit = setTimeout(() => {
        this.#waiting.delete(start);
        reject(new Error("Too many tiles are requested."));
      }, LONGEST_WAIT_MS);
      this.#waiting.add(start);
    });
  }
}
