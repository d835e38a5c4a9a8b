import { fetchOutside, OutsideStatus } from "#territory/fetch-outside.server.ts";
import type { StoredImage } from "./stored-image.ts";

const LIMIT_MS = 5000;
const MAX_BYTES = 3 * 1024 * 1024;
const QUALITY = 78;
const LIMITS = {
  ...{ source: "content-images", timeLimitMs: LIMIT_MS, mostBytes: MAX_BYTES },
  types: ["image/webp"],
};

/** Gets a picture as WebP at a width; null if the content service has no such picture. */
export type FetchImage = (image: StoredImage, width: number) => Promise<Buffer | null>;

/**
 * Makes the client of the content service's image service.
 * @throws {OutsideStatus} if the service fails, and the errors of `fetchOutside`
 */
export function createImageClient(baseUrl: string): FetchImage {
  return async (image, width) => {
    const size = `${Math.min(width, image.width)}x0`;
    const src = `${baseUrl}${image.path}/m/${size}/filters:quality(${QUALITY}):format(webp)`;
    const answer = await fetchOutside(src, LIMITS);
    if (answer.status === 404) return null;
    if (answer.status !== 200) throw new OutsideStatus(answer.status);
    return Buffer.from(await answer.arrayBuffer());
  };
}
