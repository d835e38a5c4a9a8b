import { VectorTile } from "@mapbox/vector-tile";
import { fromGeojsonVt } from "@maplibre/vt-pbf";
import { PbfReader } from "pbf";
import { expect, it } from "vitest";
import { LIMITS, PACKAGED_GROUND, PACKAGED_MAX_ZOOM, type SchemaName } from "./ground-schemas.ts";
import { createMapGround } from "./map-ground.server.ts";
import { tileAt } from "./tile-grid.ts";

const START = Date.parse("2026-07-01T12:00:00Z");
const MINUTE_MS = 60_000;
const MONTREAL = { lon: -73.57, lat: 45.5 };
const HOST = "https://tiles.test";
const vectorLayers = (...ids: string[]) => ids.map((id) => ({ id, fields: {}, minzoom: 0, maxzoom: 14 }));

/** TileJSONs as sent by servers of each schema, with some of their layers. */
const TILE_JSONS = {
  openmaptiles: {
    tilejson: "3.0.0",
    name: "OpenMapTiles",
    attribution: '<a href="https://www.openmaptiles.org/" target="_blank">&copy; OpenMapTiles</a>',
    maxzoom: "14",
    minzoom: "0",
    tiles: [`${HOST}/data/v3/{z}/{x}/{y}.pbf?key=secret`],
    vector_layers: vectorLayers("boundary", "building", "place", "poi", "transportation", "water"),
  },
  protomaps: {
    tilejson: "3.0.0",
    scheme: "xyz",
    attribution:
      '<a href="https://github.com/protomaps/basemaps">Protomaps</a> © <a href="https://openstreetmap.org">OpenStreetMap</a>',
    maxzoom: 15,
    minzoom: 0,
    tiles: [`${HOST}/20260401/{z}/{x}/{y}.mvt`],
    vector_layers: vectorLayers("boundaries", "buildings", "earth", "landcover", "places", "roads", "water"),
  },
  shortbread: {
    tilejson: "3.0.0",
    scheme: "xyz",
    maxzoom: 14,
    minzoom: 0,
    // A path from the root of the same server.
    tiles: ["/tiles/osm/{z}/{x}/{y}"],
    vector_layers: vectorLayers("addresses", "boundaries", "ocean", "place_labels", "streets"),
  },
} as const;

const point = { features: [{ geometry: [[1, 1]], type: 1, tags: {}, id: 1 }] };
/** Returns a tile with the named layers. */
const tileOf = (...layers: string[]) =>
  fromGeojsonVt(Object.fromEntries(layers.map((name) => [name, point])) as never, {
    version: 2,
    extent: 4096,
  });
const layersIn = (tile: Buffer) => Object.keys(new VectorTile(new PbfReader(tile)).layers).sort();

/** Creates the base map of a tile service whose responses the test sets. */
function setUp(options: {
  readonly url?: string;
  readonly schema?: SchemaName;
  readonly tileJson?: unknown;
}) {
  const state = { tileJson: options.tileJson, now: START, requests: [] as string[], failures: 0 };
  const answer = async (address: string | URL | Request) => {
    state.requests.push(String(address));
    if (!String(address).endsWith("tiles.json"))
      return new Response(Uint8Array.from(tileOf("building", "places", "roads", "water")), {
        headers: { "content-type": "application/x-protobuf" },
      });
    return state.tileJson === undefined ? new Response("", { status: 503 }) : Response.json(state.tileJson);
  };
  const ground = createMapGround({
    url: options.url ?? `${HOST}/tiles.json`,
    schema: options.schema,
    fetch: answer,
    now: () => state.now,
    onFailure: () => (state.failures += 1),
  });
  return { state, ground };
}

it.each([
  ["openmaptiles", 14, `${HOST}/data/v3/8/75/91.pbf?key=secret`, /OpenMapTiles/],
  ["protomaps", 14, `${HOST}/20260401/8/75/91.mvt`, /Protomaps.*OpenStreetMap/],
  ["shortbread", 14, `${HOST}/tiles/osm/8/75/91`, /OpenStreetMap contributors/],
] as const)(
  "a TileJSON of %s determines the schema, the greatest zoom, the credit and the addresses of tiles",
  async (schema, maxZoom, tile, credit) => {
    const { state, ground } = setUp({ tileJson: TILE_JSONS[schema] });
    expect(await ground.read()).toEqual({ schema, maxZoom, attribution: expect.stringMatching(credit) });
    await ground.fetchTile({ set: schema, ...tileAt(MONTREAL, 8) });
    expect(state.requests).toEqual([`${HOST}/tiles.json`, tile]);
  },
);

it("layers that the map does not draw are removed from a service's tiles", async () => {
  const { ground } = setUp({ tileJson: TILE_JSONS.protomaps });
  const tile = await ground.fetchTile({ set: "protomaps", ...tileAt(MONTREAL, 8) });
  expect(layersIn(tile)).toEqual(["places", "roads", "water"]);
});

it("the limits of regions come from packaged tiles, whatever the tile service is", async () => {
  const { state, ground } = setUp({ tileJson: TILE_JSONS.openmaptiles });
  const tile = await ground.fetchTile({ set: LIMITS, ...tileAt({ lon: -71, lat: 50 }, 3) });
  expect(layersIn(tile)).toEqual(["land", "region-names", "regions"]);
  expect(state.requests).toEqual([]);
});

it("tiles of an address template have the schema of the setting, or our own schema by default", async () => {
  const url = `${HOST}/{z}/{x}/{y}.mvt`;
  const named = setUp({ url, schema: "shortbread" });
  expect(await named.ground.read()).toMatchObject({ schema: "shortbread", maxZoom: 14 });
  const own = setUp({ url });
  expect(await own.ground.read()).toEqual({ schema: "vigie", maxZoom: 12, attribution: "" });
  await own.ground.fetchTile({ set: "vigie", z: 1, x: 0, y: 0 });
  expect(own.state.requests).toEqual([`${HOST}/1/0/0.mvt`]);
});

it("the setting of the schema takes precedence over the layers of a TileJSON", async () => {
  const tileJson = { ...TILE_JSONS.protomaps, vector_layers: vectorLayers("unknown") };
  expect((await setUp({ tileJson, schema: "protomaps" }).ground.read()).schema).toBe("protomaps");
});

it("without a tile service, packaged tiles are used up to their greatest zoom", async () => {
  const { state, ground } = setUp({ url: "" });
  expect(await ground.read()).toEqual(PACKAGED_GROUND);
  for (const zoom of [0, PACKAGED_MAX_ZOOM]) {
    const layers = layersIn(await ground.fetchTile({ set: "vigie", ...tileAt(MONTREAL, zoom) }));
    expect(layers, String(zoom)).toEqual(expect.arrayContaining(["land", "places", "water"]));
  }
  expect(await ground.fetchTile({ set: "vigie", ...tileAt(MONTREAL, 9) })).toHaveLength(0);
  expect(await ground.fetchTile({ set: "vigie", ...tileAt({ lon: 20, lat: 40 }, 8) })).toHaveLength(0);
  expect([state.requests, state.failures]).toEqual([[], 0]);
});

it.each([
  ["no answer", undefined],
  ["no known schema", { ...TILE_JSONS.shortbread, vector_layers: vectorLayers("road", "admin") }],
  ["rows from the south", { ...TILE_JSONS.shortbread, scheme: "tms" }],
  ["tiles without TLS", { ...TILE_JSONS.shortbread, tiles: ["http://tiles.test/{z}/{x}/{y}"] }],
])("after a TileJSON with %s, packaged tiles are used until a valid one", async (_name, tileJson) => {
  const { state, ground } = setUp({ tileJson });
  expect(await ground.read()).toEqual(PACKAGED_GROUND);
  expect(await ground.read()).toEqual(PACKAGED_GROUND);
  expect([state.requests.length, state.failures]).toEqual([1, 1]);
  expect(layersIn(await ground.fetchTile({ set: "vigie", ...tileAt(MONTREAL, 4) }))).toContain("land");
  state.tileJson = TILE_JSONS.shortbread;
  state.now += MINUTE_MS;
  expect((await ground.read()).schema).toBe("shortbread");
});

it("the tile service stays in use if its TileJSON cannot be read again later", async () => {
  const { state, ground } = setUp({ tileJson: TILE_JSONS.protomaps });
  await ground.read();
  state.tileJson = undefined;
  state.now += 25 * 60 * MINUTE_MS;
  expect((await ground.read()).schema).toBe("protomaps");
  await expect.poll(() => state.failures).toBe(1);
  expect((await ground.read()).schema).toBe("protomaps");
});

it("a request for a tile of a schema other than the service's gets an empty tile", async () => {
  const { ground } = setUp({ tileJson: TILE_JSONS.protomaps });
  expect(await ground.fetchTile({ set: "openmaptiles", z: 0, x: 0, y: 0 })).toHaveLength(0);
});
