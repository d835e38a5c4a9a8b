import { VectorTile } from "@mapbox/vector-tile";
import { PbfReader } from "pbf";
import { expect, it } from "vitest";
import { Faults } from "../faults.ts";
import { tilesApp } from "./app.ts";

const faults = new Faults();
const app = tilesApp(faults);
const tileAt = (lon: number, lat: number, z: number) => {
  const x = Math.floor(((lon + 180) / 360) * 2 ** z);
  const sin = Math.sin((lat * Math.PI) / 180);
  const y = Math.floor((0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI)) * 2 ** z);
  return `/${z}/${x}/${y}.mvt`;
};
async function read(path: string): Promise<VectorTile> {
  const answer = await app.request(path);
  expect(answer.status).toBe(200);
  return new VectorTile(new PbfReader(new Uint8Array(await answer.arrayBuffer())));
}

it.each([0, 4, 8, 12])("a tile of Montréal at zoom %i contains land and the city's name", async (zoom) => {
  const { layers } = await read(tileAt(-73.57, 45.5, zoom));
  expect(layers.land?.length).toBeGreaterThan(0);
  expect(layers.land?.extent).toBe(4096);
  const { places } = layers;
  const names = places
    ? Array.from({ length: places.length }, (_, at) => places.feature(at).properties.name_en)
    : [];
  expect(names).toContain("Montreal");
});

it("the tiles of zoom 3 cover the whole province", async () => {
  const { layers } = await read(tileAt(-71, 50, 3));
  expect(Object.keys(layers).sort()).toEqual([
    "land",
    "places",
    "region-names",
    "regions",
    "water",
    "waterways",
  ]);
  // One name per region, even across tile borders.
  expect(layers["region-names"]?.length).toBeGreaterThan(10);
});

it("a tile of empty sea responds 204, and an invalid address 404", async () => {
  expect((await app.request(tileAt(20, -40, 8))).status).toBe(204);
  for (const path of ["/13/0/0.mvt", "/2/4/0.mvt", "/2/0/9.mvt", "/a/0/0.mvt", "/1/0/0.png", "/"]) {
    expect((await app.request(path)).status, path).toBe(404);
  }
});

it("the tile service fails with the fault that is set", async () => {
  faults.set("tiles", { status: 500 });
  expect((await app.request("/0/0/0.mvt")).status).toBe(500);
  faults.clear();
});
