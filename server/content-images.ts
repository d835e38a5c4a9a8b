import { LRUCache } from "lru-cache";
import type { FetchImage } from "#content/image-client.server.ts";
import type { StoredImage } from "#content/stored-image.ts";
import { KEPT_BYTES } from "./kept-bytes.ts";

const OVERHEAD_BYTES = 512;
/** A picture that failed or that there was none of is not asked for again this long: one is uploaded moments after its story. */
const RETRY_MS = 10_000;
const MOST_WITHOUT = 1000;
const MOST_DRAFTED = 500;

export interface ContentImagesOptions {
  readonly fetchImage: FetchImage;
  /** Whether a published story shows it: nobody else's picture is given under the site's name. */
  readonly isPublished: (path: string) => boolean;
  readonly now: () => number;
  readonly onFailure: (error: unknown) => void;
}

/** A picture, `missing` when there is none to show, or `failed` when it could not be had just now. */
export type ImageAnswer = Buffer | "missing" | "failed";

/** Pictures of stories in memory. A picture's address names its content, so that one kept is never old. */
export class ContentImages {
  readonly #options: ContentImagesOptions;
  readonly #kept: LRUCache<string, Buffer, () => Promise<Buffer | null>>;
  readonly #without: LRUCache<string, "missing" | "failed">;
  readonly #drafted = new LRUCache<string, true>({ max: MOST_DRAFTED });

  constructor(options: ContentImagesOptions) {
    this.#options = options;
    const clock = { perf: { now: options.now }, ttlResolution: 0 };
    this.#without = new LRUCache({ ...clock, max: MOST_WITHOUT, ttl: RETRY_MS });
    this.#kept = new LRUCache({
      maxSize: KEPT_BYTES.images,
      sizeCalculation: ({ length }) => OVERHEAD_BYTES + length,
      fetchMethod: async (_key, _old, { context }) => (await context()) ?? undefined,
    });
  }

  /** Lets an editor see the pictures of a draft: it is their paths that are let through. */
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
      const kept = await this.#kept.fetch(key, { context: () => fetchImage(image, width) });
      if (kept !== undefined) return kept;
      this.#without.set(key, "missing");
      return "missing";
    } catch (error) {
      this.#without.set(key, "failed");
      onFailure(error);
      return "failed";
    }
  }
}
