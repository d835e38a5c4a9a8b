import { askedImage } from "#content/stored-image.ts";
import type { ContentImages } from "../content-images.ts";
import type { Middleware } from "../visit.ts";

/** Cache time of a failed picture, in seconds: browsers retry soon. */
const FAILED_SECONDS = 30;

/**
 * Serves `GET /images/{width}/f/…`: the pictures of stories, under the site's own origin. Pages then need no
 * third party, and withdrawn pictures are not shown.
 */
export function contentImages(images: ContentImages): Middleware {
  return async function contentImages(c, next) {
    const asked = askedImage(c.get("url").pathname);
    if (asked === null) return next();
    c.set("routeClass", "file");
    const answer = await images.read(asked.image, asked.width);
    if (typeof answer === "string") {
      c.header("Cache-Control", `public, max-age=${FAILED_SECONDS}`);
      return answer === "missing" ? c.text("Not Found", 404) : c.text("Service Unavailable", 503);
    }
    c.header("Cache-Control", "public, max-age=31536000, immutable");
    c.header("Content-Type", "image/webp");
    c.header("Content-Length", String(answer.length));
    // A buffer with its own memory is never shared memory, which the wider type would allow.
    return c.body(answer as Uint8Array<ArrayBuffer>);
  };
}
