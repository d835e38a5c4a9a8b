import { LRUCache } from "lru-cache";
import type { DrawSmoke } from "#surroundings/draw-smoke.server.ts";
import type { SmokeGrid, SmokeLayer, Surroundings } from "#surroundings/model.ts";
import { isDrawnPath, smokeHourAt } from "#surroundings/smoke-pictures.ts";
import { CACHE_BYTES } from "./cache-budget.ts";

const OVERHEAD_BYTES = 512;
/** Time before a failed picture is requested again, in ms. */
const RETRY_MS = 10_000;
const MOST_FAILED = 200;
/** Maximum number of grids in memory, for hours that the reading lacks. An hour's pictures share its grid. */
const MOST_GRIDS = 4;

interface Options {
  /** Requests the smoke values of an hour that the reading lacks. */
  readonly readGrid: (layer: SmokeLayer, hour: Date) => Promise<SmokeGrid>;
  /** Draws a picture for the interactive map. */
  readonly draw: DrawSmoke;
  /** Draws a picture for the drawn map of the province. */
  readonly drawProvince: DrawSmoke;
  readonly surroundings: () => Surroundings;
  readonly now: () => number;
  readonly onFailure: (error: unknown) => void;
}

interface Requested {
  readonly layer: SmokeLayer;
  readonly hour: Date;
}

/** Caches pictures of the smoke forecast in memory. A forecast's run never changes, so no picture is old. */
export class SmokePictures {
  readonly #options: Options;
  readonly #pictures: LRUCache<string, Buffer, Requested>;
  readonly #grids: LRUCache<string, SmokeGrid, Requested>;
  readonly #failed: LRUCache<string, true>;

  constructor(options: Options) {
    this.#options = options;
    const { readGrid, draw, drawProvince, now } = options;
    this.#failed = new LRUCache({ max: MOST_FAILED, ttl: RETRY_MS, perf: { now }, ttlResolution: 0 });
    this.#grids = new LRUCache({
      max: MOST_GRIDS,
      fetchMethod: (_key, _old, { context: { layer, hour } }) => readGrid(layer, hour),
    });
    this.#pictures = new LRUCache({
      maxSize: CACHE_BYTES.smoke,
      sizeCalculation: ({ length }) => OVERHEAD_BYTES + length,
      fetchMethod: async (pathname, _old, { context }) => {
        const grid = await this.#gridOf(context);
        // Without any value, a picture would falsely show that there is no smoke.
        if (grid === undefined || grid.micrograms.every(Number.isNaN)) return undefined;
        return (isDrawnPath(pathname) ? drawProvince : draw)(grid);
      },
    });
  }

  /** Returns a picture; `missing` if the forecast has no such hour, `failed` if its service failed. */
  async read(pathname: string): Promise<Buffer | "missing" | "failed"> {
    const layer = this.#options.surroundings().smoke?.records?.[0];
    const hour = layer && smokeHourAt(pathname, layer);
    if (!layer || !hour) return this.#pictures.get(pathname) ?? "missing";
    if (this.#failed.has(pathname)) return "failed";
    try {
      return (await this.#pictures.fetch(pathname, { context: { layer, hour } })) ?? "missing";
    } catch (error) {
      this.#failed.set(pathname, true);
      this.#options.onFailure(error);
      return "failed";
    }
  }

  async #gridOf(requested: Requested): Promise<SmokeGrid | undefined> {
    const { layer, hour } = requested;
    const known = layer.grids?.find(({ at }) => +at === +hour);
    return known ?? this.#grids.fetch(`${+layer.from} ${+hour}`, { context: requested });
  }
}
