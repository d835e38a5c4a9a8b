import { createServer } from "node:http";
import { afterEach, expect, it } from "vitest";
import { TILE_MISSING } from "#plan/map-files.ts";
import { readSettings } from "#settings";
import { PACKAGED_GROUND } from "#territory/ground-schemas.ts";
import { startSite } from "./app.double.ts";

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

/** A tile server controlled by the test, and a site in front of it. */
async function mapSite() {
  const state = { status: 200, requests: 0 };
  const tileServer = createServer((_request, response) => {
    state.requests += 1;
    response
      .writeHead(state.status, { "content-type": "application/x-protobuf" })
      .end(state.status === 200 ? "a tile of Quebec, well worth compressing" : "");
  });
  await new Promise<void>((resolve) => tileServer.listen(0, "127.0.0.1", resolve));
  const address = tileServer.address();
  if (address === null || typeof address === "string") throw new Error("The tile server got no port.");
  let time = Date.parse("2026-07-01T12:00:00Z");
  const { origin, server } = await startSite({
    env: { TILES_URL: `http://127.0.0.1:${address.port}/{z}/{x}/{y}.mvt` },
    now: () => new Date(time),
  });
  closers.push(
    () => server.stop(),
    () => tileServer.close(),
  );
  const get = (path: string) => fetch(`${origin}${path}`);
  return { state, get, pass: (ms: number) => (time += ms) };
}

it("all visitors get a tile from the site's own origin after one request to the tile server", async () => {
  const { state, get } = await mapSite();
  const [first, second] = await Promise.all([get("/tuiles/4/4/5.mvt"), get("/tuiles/4/4/5.mvt")]);
  expect(await first?.text()).toMatch(/^a tile/);
  expect(second?.headers.get("cache-control")).toMatch(/^public, max-age=86400, s-maxage=86400, /);
  expect(second?.headers.get("cache-tag")).toBe("vigie, tiles");
  expect(first?.headers.get("content-type")).toBe("application/vnd.mapbox-vector-tile");
  expect(state.requests).toBe(1);
});

it("a failed tile is sent as an empty tile, and is requested again seconds later", async () => {
  const { state, get, pass } = await mapSite();
  state.status = 500;
  const failed = await get("/tuiles/4/4/5.mvt");
  expect(failed.status).toBe(204);
  expect(failed.headers.get("cache-control")).toBe("public, max-age=30, s-maxage=30");
  expect(failed.headers.has(TILE_MISSING)).toBe(true);
  state.status = 200;
  expect((await get("/tuiles/4/4/5.mvt")).status).toBe(204);
  pass(11_000);
  expect((await get("/tuiles/4/4/5.mvt")).status).toBe(200);
});

it("the old tile is served if the request for a new tile fails", async () => {
  const { state, get, pass } = await mapSite();
  await get("/tuiles/4/4/5.mvt");
  state.status = 503;
  pass(25 * 3600 * 1000);
  expect((await get("/tuiles/4/4/5.mvt")).status).toBe(200);
});

it("a site without a tile service serves the map tiles that are in the package", async () => {
  const settings = readSettings({ NODE_ENV: "test", SITE_URL: "https://site.test" });
  const { origin, server } = await startSite({ settings: { ...settings, TILES_URL: "" } });
  closers.push(() => server.stop());
  const ground = await fetch(`${origin}/tuiles/sol.json`);
  expect(await ground.json()).toEqual(PACKAGED_GROUND);
  expect(ground.headers.get("cache-control")).toMatch(/^public, max-age=300, s-maxage=300, /);
  for (const set of ["", "limites/"]) {
    const tile = await fetch(`${origin}/tuiles/${set}5/9/11.mvt`);
    expect([tile.status, tile.headers.get("content-type")], set).toEqual([
      200,
      "application/vnd.mapbox-vector-tile",
    ]);
    expect((await tile.arrayBuffer()).byteLength, set).toBeGreaterThan(1000);
  }
});

it.each(["/tuiles/other/1/0/0.mvt", "/tuiles/15/0/0.mvt", "/tuiles/2/4/0.mvt", "/tuiles/2/0/4.mvt"])(
  "the address %s is not a tile's: the response is a 404, without a request to the tile server",
  async (path) => {
    const { state, get } = await mapSite();
    expect((await get(path)).status).toBe(404);
    expect(state.requests).toBe(0);
  },
);
