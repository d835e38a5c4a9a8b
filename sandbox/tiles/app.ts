import { Hono } from "hono";
import { compress } from "hono/compress";
import { z } from "zod";
import { createTileCutter } from "#territory/cut-tiles.server.ts";
import { lazy } from "#territory/lazy.ts";
import { type Faults, faultInjection } from "../faults.ts";

/** Deepest zoom served. A closer map scales these tiles up. */
const MAX_ZOOM = 12;
const whole = z.coerce.number().int().min(0);
const address = z
  .object({ z: whole.max(MAX_ZOOM), x: whole, y: whole })
  .refine(({ z, x, y }) => x < 2 ** z && y < 2 ** z);

/** Creates the simulation of a vector-tile server: `/{z}/{x}/{y}.mvt`, zoom 0 to 12; 204 for an empty tile. */
export function tilesApp(faults: Faults): Hono {
  const app = new Hono();
  // Creating the cutter takes a second, so it is created on first use.
  const cutter = lazy(() => createTileCutter("vigie", MAX_ZOOM));
  app.use(compress());
  app.use(faultInjection(faults, "tiles"));
  app.get("/:z/:x/:file{[0-9]+\\.mvt}", (context) => {
    const { z, x, file } = context.req.param();
    const requested = address.safeParse({ z, x, y: file.replace(".mvt", "") });
    if (!requested.success) return context.json({ error: `no tile ${z}/${x}/${file}` }, 404);
    const tile = cutter()(requested.data);
    if (tile === null) return context.body(null, 204);
    return context.body(tile, 200, { "Content-Type": "application/vnd.mapbox-vector-tile" });
  });
  return app;
}
