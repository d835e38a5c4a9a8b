import { LRUCache } from "lru-cache";
import type { SmokeLayer, Surroundings } from "#surroundings/model.ts";
import type { FetchSmoke } from "#surroundings/smoke-client.server.ts";
import { smokeHourAt, sourceOfDrawn } from "#surroundings/smoke-pictures.ts";
import { CACHE_BYTES } from "./cache-budget.ts";

const OVERHEAD_BYTES = 512;
/** Time before a failed picture is requested again, in ms. */
const RETRY_MS = 10_000;
const MOST_FAILED = 200;
/** Pages only show the drawn picture of the current hour. */
const MOST_DRAWN = 4;

interface Options {
  readonly fetchSmoke: FetchSmoke;
  /** Redraws a picture for the drawn map of the province. */
  readonly redraw: (picture: Buffer) => Promise<Buffer>;
  readonly surroundings: () => Surroundings;
  readonly now: () => number;
  readonly onFailure: (error: unknown) => void;
}

interface Requested {
  readonly layer: SmokeLayer;
  readonly hour: Date;
}

/** Caches pictures of the smoke forecast in memory. A run never changes, so a cached picture is never old. */
export class SmokePictures {
  readonly #options: Options;
  readonly #kept: LRUCache<string, Buffer, Requested>;
  readonly #failed: LRUCache<string, true>;
  readonly #drawn = new LRUCache<string, Buffer>({ max: MOST_DRAWN });

  constructor(options: Options) {
    this.#options = options;
    const { fetchSmoke, now } = options;
    this.#failed = new LRUCache({ max: MOST_FAILED, ttl: RETRY_MS, perf: { now }, ttlResolution: 0 });
    this.#kept = new LRUCache({
      maxSize: CACHE_BYTES.smoke,
      sizeCalculation: ({ length }) => OVERHEAD_BYTES + length,
      fetchMethod: (_key, _old, { context: { layer, hour } }) => fetchSmoke(layer, hour),
    });
  }

  /** Returns a picture; `missing` if the forecast has no such hour, `failed` if its service failed. */
  async read(pathname: string): Promise<Buffer | "missing" | "failed"> {
    const source = sourceOfDrawn(pathname);
    if (source === null) return this.#readMap(pathname);
    const kept = this.#drawn.get(pathname);
    if (kept) return kept;
    const picture = await this.#readMap(source);
    if (typeof picture === "string") return picture;
    const drawn = await this.#options.redraw(picture);
    this.#drawn.set(pathname, drawn);
    return drawn;
  }

  async #readMap(pathname: string): Promise<Buffer | "missing" | "failed"> {
    const layer = this.#options.surroundings().smoke?.records?.[0];
    const hour = layer && smokeHourAt(pathname, layer);
    if (!layer || !hour) return this.#kept.get(pathname) ?? "missing";
    if (this.#failed.has(pathname)) return "failed";
    try {
      return (await this.#kept.fetch(pathname, { context: { layer, hour } })) ?? "missing";
    } catch (error) {
      this.#failed.set(pathname, true);
      this.#options.onFailure(error);
      return "failed";
    }
  }
}
