import { buildStoryblokImage } from "@storyblok/richtext";
import { ContentError } from "./content-error.ts";
import type { StoredImage } from "./stored-image.ts";

const LIMIT_MS = 5000;
const MAX_BYTES = 3 * 1024 * 1024;
const QUALITY = 78;

/** The bytes of a picture, in WebP, a good width wide; null where the content service has none. */
export type FetchImage = (image: StoredImage, width: number) => Promise<Buffer | null>;

/**
 * Gets pictures of the content service's image service.
 * @throws {ContentError} when it fails, sends something else, or takes longer than `LIMIT_MS`.
 */
export function createImageClient(baseUrl: string, get: typeof fetch = fetch): FetchImage {
  return async (image, width) => {
    const { src } = buildStoryblokImage(`${baseUrl}${image.path}`, {
      width: Math.min(width, image.width),
      filters: { format: "webp", quality: QUALITY },
    });
    try {
      const answer = await get(src, { signal: AbortSignal.timeout(LIMIT_MS) });
      if (answer.status === 404) return null;
      const type = answer.headers.get("content-type");
      if (answer.status !== 200 || type !== "image/webp")
        throw new ContentError("content-status", `A picture is answered by ${answer.status}, ${type}`);
      const bytes = Buffer.from(await answer.arrayBuffer());
      if (bytes.length > MAX_BYTES)
        throw new ContentError("content-shape", `A picture of ${bytes.length} bytes`);
      return bytes;
    } catch (cause) {
      if (cause instanceof ContentError) throw cause;
      throw new ContentError("content-unanswered", String(cause), { cause });
    }
  };
}
