import { requestedImage } from "#content/stored-image.ts";
import type { ContentImages } from "../content-images.ts";
import type { Middleware } from "../request-context.ts";
import { bytesAnswer, setFileCaching } from "../shared-caching.ts";

/** Serves `GET /images/{width}/f/…`: pictures of stories, under the site's own origin. */
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
    return bytesAnswer(c, "image/webp", answer);
  };
}
