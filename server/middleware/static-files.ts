import type { BuildFiles } from "../build-files.ts";
import { chooseEncoding } from "../encoding.ts";
import { isNotModified } from "../not-modified.ts";
import type { Middleware } from "../request-context.ts";
import { bytesAnswer, setFileCaching } from "../shared-caching.ts";
import type { StaticFiles } from "../static-files.ts";

const ASSETS = "/assets/";
/** The page cache's service worker controls the whole site, not only its own folder. */
const PAGE_KEEPER = /^\/assets\/page-keeper-[\w-]+\.js$/;

/** Serves client files of this build and of other builds. An unlisted address never touches the disk. */
export function staticFiles(files: StaticFiles, others?: Pick<BuildFiles, "find">): Middleware {
  return async function staticFiles(c, next) {
    const { pathname } = c.get("url");
    const isAsset = pathname.startsWith(ASSETS);
    const file = files.get(pathname) ?? (isAsset ? await others?.find(pathname) : null) ?? null;
    if (file === null) {
      if (!isAsset) return next();
      c.set("routeClass", "file");
      // A cache must not keep the absence of a new build's script.
      c.header("Cache-Control", "no-store");
      return c.text("Not Found", 404);
    }
    c.set("routeClass", "file");
    const encoding = file.isCompressible ? chooseEncoding(c.req.header("accept-encoding")) : "identity";
    const etag = `"${file.digest}-${encoding}"`;
    setFileCaching(c, isAsset ? "asset" : "file");
    c.header("ETag", etag);
    if (PAGE_KEEPER.test(pathname)) c.header("Service-Worker-Allowed", "/");
    if (file.isCompressible) c.header("Vary", "Accept-Encoding");
    if (isNotModified(c.req.header("if-none-match"), etag)) return c.body(null, 304);
    const body = await file.body(encoding);
    if (encoding !== "identity") c.header("Content-Encoding", encoding);
    return bytesAnswer(c, file.contentType, body);
  };
}
