import { languageOfPath } from "#plan/paths.ts";
import { pageOfShareImage } from "#plan/share-image-path.ts";
import type { Middleware } from "../request-context.ts";
import type { Senders } from "../senders.ts";
import type { ShareImages } from "../share-images/share-images.ts";
import { sharedPage } from "../share-images/shared-page.ts";
import { bytesAnswer, setFileCaching } from "../shared-caching.ts";
import type { ReadCachedPage } from "./pages.ts";

/** Serves `GET /partage/{page}image.png`: the picture that other sites show with a link to a page. */
export function shareImages(options: {
  readonly readCachedPage: ReadCachedPage;
  readonly senders: Senders;
  readonly images: ShareImages;
}): Middleware {
  const { readCachedPage, senders, images } = options;
  return async function shareImages(c, next) {
    const url = c.get("url");
    const path = pageOfShareImage(url.pathname);
    if (path === null) return next();
    c.set("routeClass", "file");
    // Do not resolve the path against the origin: a path with two slashes would name another host, or an
    // invalid one.
    const cached = await readCachedPage(new URL(url.origin + path), () => senders.networkOf(c));
    const html = cached?.page.status === 200 ? cached.page.packed.identity.toString() : "";
    const shared = sharedPage(html);
    if (shared === null) {
      setFileCaching(c, "shareImage", "missing");
      return c.text("Not Found", 404);
    }
    const image = await images.read({ language: languageOfPath(path), ...shared });
    setFileCaching(c, "shareImage");
    return bytesAnswer(c, "image/png", image);
  };
}
