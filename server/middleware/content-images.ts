import { requestedImage } from "#content/stored-image.ts";
import type { ContentImages } from "../content-images.ts";
import type { Middleware } from "../request-context.ts";
import { setFileCaching } from "../shared-caching.ts";

/**
 * Serves `GET /images/{width}/f/…`: the pictures of stories, under the site's own origin. Pages then need no
 * third party, and withdrawn pictures are not shown.
 */
export function contentImages(images: ContentImages): Middleware {
  return async function contentImages(c, next) {
    const found = requestedImage(c.get("url").pathname);
    if (found === null) return next();
    c.set("routeClass", "file");
    const answer = await images.read(found.image, found.width);
    if (typeof answer === "string") {
      setFileCaching(c, "picture", "failed");
      return answer === "missing" ? c.text("Not Found", 404) : c.text("Service Unavailable", 503);
    }
    setFileCaching(c, "picture");
    c.header("Content-Type", "image/webp");
    c.header("Content-Length", String(answer.length));
    // A buffer with its own memory is never shared memory, which the wider type would allow.
    return c.body(answer as Uint8Array<ArrayBuffer>);
  };
}
