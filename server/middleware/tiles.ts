import { TILE_MISSING } from "#site-contract";
import { MAX_TILE_ZOOM } from "#territory/tiles.server.ts";
import { chooseEncoding } from "../encoding.ts";
import type { TileCache } from "../tile-cache.ts";
import type { Middleware } from "../visit.ts";

const TILE_PATH = /^\/tuiles\/(\d{1,2})\/(\d{1,5})\/(\d{1,5})\.mvt$/;
const KEPT_SECONDS = 24 * 3600;
/** A browser that got no tile asks again soon. */
const FAILED_SECONDS = 30;

/**
 * `GET /tuiles/{z}/{x}/{y}.mvt`: the basemap's tiles under the site's own origin, so that no page asks a third party
 * and a slow tile server is asked once. A tile that cannot be had is an empty one: the map stays.
 */
export function tiles(cache: TileCache): Middleware {
  return async function tiles(c, next) {
    const { pathname } = c.get("url");
    const [, z, x, y] = TILE_PATH.exec(pathname)?.map(Number) ?? [];
    if (z === undefined || x === undefined || y === undefined) return next();
    c.set("routeClass", "file");
    if (z > MAX_TILE_ZOOM || x >= 2 ** z || y >= 2 ** z) return c.text("Not Found", 404);
    const { body: packed, failed } = await cache.read({ z, x, y });
    c.header("Cache-Control", `public, max-age=${failed ? FAILED_SECONDS : KEPT_SECONDS}`);
    if (packed === null) return c.body(null, 204, failed ? { [TILE_MISSING]: "1" } : {});
    const encoding = chooseEncoding(c.req.header("accept-encoding"));
    const body = packed[encoding];
    if (encoding !== "identity") c.header("Content-Encoding", encoding);
    c.header("Vary", "Accept-Encoding");
    c.header("Content-Type", "application/vnd.mapbox-vector-tile");
    c.header("Content-Length", String(body.length));
    // Buffers of zlib are never backed by shared memory, which is all the wider type allows for.
    return c.body(body as Uint8Array<ArrayBuffer>);
  };
}
