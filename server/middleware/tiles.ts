import { GROUND_PATH, TILE_MISSING } from "#plan/map-files.ts";
import { isSchemaName, LIMITS } from "#territory/ground-schemas.ts";
import type { MapGround } from "#territory/map-ground.server.ts";
import { MAX_TILE_ZOOM } from "#territory/tiles.server.ts";
import { chooseEncoding } from "../encoding.ts";
import type { Middleware } from "../request-context.ts";
import { bytesAnswer, setFileCaching } from "../shared-caching.ts";
import type { TileCache } from "../tile-cache.ts";

const TILE_PATH = /^\/tuiles\/(?:([a-z]+)\/)?(\d{1,2})\/(\d{1,5})\/(\d{1,5})\.mvt$/;

/**
 * Serves the map's ground, which is the background of tiles.
 * - `GET /tuiles/sol.json`: the settings of the ground.
 * - `GET /tuiles/{set}/{z}/{x}/{y}.mvt`: its tiles under the site's own origin, so that pages need no third
 *   party and a slow tile server is asked once. An address without `{set}/` gets a tile of our own schema.
 * If a tile fails, the response is an old or empty tile, so that the map stays usable.
 */
export function tiles(ground: Pick<MapGround, "read">, cache: TileCache): Middleware {
  return async function tiles(c, next) {
    const { pathname } = c.get("url");
    if (pathname === GROUND_PATH) {
      c.set("routeClass", "file");
      setFileCaching(c, "ground");
      return c.json(await ground.read());
    }
    const [found, set = "vigie", ...place] = TILE_PATH.exec(pathname) ?? [];
    if (found === undefined) return next();
    c.set("routeClass", "file");
    const [z = 0, x = 0, y = 0] = place.map(Number);
    const isSet = isSchemaName(set) || set === LIMITS;
    if (!isSet || z > MAX_TILE_ZOOM || x >= 2 ** z || y >= 2 ** z) {
      setFileCaching(c, "tile", "missing");
      return c.text("Not Found", 404);
    }
    const { body: packed, failed } = await cache.read({ set, z, x, y });
    setFileCaching(c, "tile", failed ? "failed" : "good");
    if (packed === null) return c.body(null, 204, failed ? { [TILE_MISSING]: "1" } : {});
    const encoding = chooseEncoding(c.req.header("accept-encoding"));
    const body = packed[encoding];
    if (encoding !== "identity") c.header("Content-Encoding", encoding);
    c.header("Vary", "Accept-Encoding");
    return bytesAnswer(c, "application/vnd.mapbox-vector-tile", body);
  };
}
