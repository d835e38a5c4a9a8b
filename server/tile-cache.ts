import type { FetchTile, TileAddress } from "#territory/tiles.server.ts";
import { type Encoding, encodeBody } from "./encoding.ts";
import { KEPT_BYTES } from "./kept-bytes.ts";
import { LeastRecentlyUsed } from "./least-recently-used.ts";

const FRESH_MS = 24 * 3600 * 1000;
const OVERHEAD_BYTES = 512;
/** Tiles asked of the tile server at the same moment; the others wait their turn. */
const MAX_CALLS = 16;
/** After a failure the same tile is not asked for again this long. */
const RETRY_MS = 10_000;

interface KeptTile {
  readonly bodies: Readonly<Record<Exclude<Encoding, "identity">, Buffer>> | null;
  readonly bytes: number;
  readonly until: number;
}

/** A tile ready to send; null where there is nothing to draw. */
export interface SentTile {
  readonly bodies: KeptTile["bodies"];
  /** The tile server failed: what is sent is an old tile or none, and must not be kept long. */
  readonly failed: boolean;
}

/** Tiles in memory, compressed once: a failed tile is an older one or an empty one, never an error. */
export class TileCache {
  readonly #kept = new LeastRecentlyUsed<KeptTile>(KEPT_BYTES.tiles);
  readonly #coming = new Map<string, Promise<SentTile>>();
  readonly #failedUntil = new Map<string, number>();
  readonly #waiting: (() => void)[] = [];
  readonly #fetchTile: FetchTile;
  readonly #now: () => number;
  readonly #onFailure: (error: unknown) => void;
  #calls = 0;

  constructor(fetchTile: FetchTile, now: () => number, onFailure: (error: unknown) => void) {
    this.#fetchTile = fetchTile;
    this.#now = now;
    this.#onFailure = onFailure;
  }

  async read(address: TileAddress): Promise<SentTile> {
    const key = `${address.z}/${address.x}/${address.y}`;
    const kept = this.#kept.get(key);
    if (kept && this.#now() < kept.until) return { bodies: kept.bodies, failed: false };
    if (this.#now() < (this.#failedUntil.get(key) ?? 0))
      return { bodies: kept?.bodies ?? null, failed: true };
    let coming = this.#coming.get(key);
    if (!coming) {
      coming = this.#fetch(key, address, kept).finally(() => this.#coming.delete(key));
      this.#coming.set(key, coming);
    }
    return coming;
  }

  async #fetch(key: string, address: TileAddress, old: KeptTile | undefined): Promise<SentTile> {
    await this.#turn();
    try {
      const tile = await this.#fetchTile(address);
      const bodies = tile.length === 0 ? null : await encodeBody(tile, "page");
      const bytes = OVERHEAD_BYTES + (bodies ? bodies.br.length + bodies.gzip.length : 0);
      this.#kept.set(key, { bodies, bytes, until: this.#now() + FRESH_MS });
      this.#failedUntil.delete(key);
      return { bodies, failed: false };
    } catch (error) {
      this.#onFailure(error);
      // As many addresses may fail as a map can ask for: forgotten together when they are too many.
      if (this.#failedUntil.size > 5000) this.#failedUntil.clear();
      this.#failedUntil.set(key, this.#now() + RETRY_MS);
      return { bodies: old?.bodies ?? null, failed: true };
    } finally {
      this.#calls -= 1;
      this.#waiting.shift()?.();
    }
  }

  async #turn(): Promise<void> {
    if (this.#calls >= MAX_CALLS) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#calls += 1;
  }
}
