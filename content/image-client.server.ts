import {
  fetchOutside,
  OutsideRefusal,
  OutsideStatus,
  type RefusalCode,
} from "#territory/fetch-outside.server.ts";
import { ContentError, type ContentFailure } from "./content-error.ts";
import type { StoredImage } from "./stored-image.ts";

const LIMIT_MS = 5000;
const MAX_BYTES = 3 * 1024 * 1024;
const QUALITY = 78;
const LIMITS = {
  ...{ source: "content-images", timeLimitMs: LIMIT_MS, mostBytes: MAX_BYTES },
  types: ["image/webp"],
};

const FAILURES: Readonly<Record<RefusalCode, ContentFailure>> = {
  "outside-redirect": "content-unanswered",
  "outside-type": "content-status",
  "outside-size": "content-shape",
  "outside-time": "content-unanswered",
};

/** Gets a picture as WebP in a good width; null if the content service has no such picture. */
export type FetchImage = (image: StoredImage, width: number) => Promise<Buffer | null>;

/**
 * Makes the client of the content service's image service.
 * @throws {ContentError} if the service fails, sends something else, or takes longer than `LIMIT_MS`
 */
export function createImageClient(baseUrl: string): FetchImage {
  return async (image, width) => {
    const size = `${Math.min(width, image.width)}x0`;
    const src = `${baseUrl}${image.path}/m/${size}/filters:quality(${QUALITY}):format(webp)`;
    try {
      const answer = await fetchOutside(src, LIMITS);
      if (answer.status === 404) return null;
      if (answer.status !== 200)
        throw new ContentError("content-status", `The image service answers with ${answer.status}`, {
          cause: new OutsideStatus(answer.status),
        });
      return Buffer.from(await answer.arrayBuffer());
    } catch (cause) {
      if (cause instanceof ContentError) throw cause;
      const code = cause instanceof OutsideRefusal ? FAILURES[cause.code] : "content-unanswered";
      throw new ContentError(code, String(cause), { cause });
    }
  };
}
