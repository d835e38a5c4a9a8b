import { isSmokePath } from "#surroundings/smoke-pictures.ts";
import type { Middleware } from "../request-context.ts";
import { bytesAnswer, setFileCaching } from "../shared-caching.ts";
import type { SmokePictures } from "../smoke-pictures.ts";

/**
 * Serves pictures of the smoke forecast under the site's own origin, so that pages need no third party:
 * `GET /fumee/{run}/{hour}.webp`, for the hours that the forecast lists.
 */
export function smoke(pictures: Pick<SmokePictures, "read">): Middleware {
  return async function smoke(c, next) {
    const { pathname } = c.get("url");
    if (!isSmokePath(pathname)) return next();
    c.set("routeClass", "file");
    const picture = await pictures.read(pathname);
    if (picture === "missing") {
      setFileCaching(c, "smoke", "missing");
      return c.text("Not Found", 404);
    }
    if (picture === "failed") {
      setFileCaching(c, "smoke", "failed");
      return c.text("Bad Gateway", 502);
    }
    setFileCaching(c, "smoke");
    return bytesAnswer(c, "image/webp", picture);
  };
}
