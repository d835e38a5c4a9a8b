import { LRUCache } from "lru-cache";
import type { FetchImage } from "#content/image-client.server.ts";
import type { StoredImage } from "#content/stored-image.ts";
import { CACHE_BYTES } from "./cache-budget.ts";

const OVERHEAD_BYTES = 512;
/** Time in ms before a missing or failed picture is requested again: many arrive just after their story. */
const RETRY_MS = 10_000;
const MOST_WITHOUT = 1000;
const MOST_DRAFTED = 500;

export interface ContentImagesOptions {
  readonly fetchImage: FetchImage;
  /** Returns whether a published story shows the picture. The site serves other pictures only for a draft. */
  readonly isPublished: (path: string) => boolean;
  readonly now: () => number;
  readonly onFailure: (error: unknown) => void;
}

/** A picture; `missing` if there is no picture to show; `failed` if the picture could not be requested. */
export type ImageAnswer = Buffer | "missing" | "failed";

/** Caches pictures of stories in memory. The picture of an address never changes, so none is outdated. */
export class ContentImages {
  readonly #options: ContentImagesOptions;
  readonly #images: LRUCache<string, Buffer, () => Promise<Buffer | null>>;
  readonly #without: LRUCache<string, "missing" | "failed">;
  readonly #drafted = new LRUCache<string, true>({ max: MOST_DRAFTED });

  constructor(options: ContentImagesOptions) {
    this.#options = options;
    const clock = { perf: { now: options.now }, ttlResolution: 0 };
    this.#without = new LRUCache({ ...clock, max: MOST_WITHOUT, ttl: RETRY_MS });
    this.#images = new LRUCache({
      maxSize: CACHE_BYTES.images,
      sizeCalculation: ({ length }) => OVERHEAD_BYTES + length,
      fetchMethod: async (_key, _old, { context }) => (await context()) ?? undefined,
    });
  }

  /** Allows requests for the pictures of a draft, by their paths, so that its editor sees them. */
  show(paths: readonly string[]): void {
    for (const path of paths) this.#drafted.set(path, true);
  }

  async read(image: StoredImage, width: number): Promise<ImageAnswer> {
    const { fetchImage, isPublished, onFailure } = this.#options;
    if (!isPublished(image.path) && !this.#drafted.has(image.path)) return "missing";
    const key = `${width}${image.path}`;
    const without = this.#without.get(key);
    if (without !== undefined) return without;
    try {
      const cached = await this.#images.fetch(key, { context: () => fetchImage(image, width) });
      if (cached !== undefined) return cached;
      this.#without.set(key, "missing");
      return "missing";
    } catch (error) {
      this.#without.set(key, "failed");
      onFailure(error);
      return "failed";
    }
  }
}
