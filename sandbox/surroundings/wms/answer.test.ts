import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { surroundingsOf } from "../season.double.ts";

const world = surroundingsOf("june-2023");
const LAYER = "RAQDPS.Sfc_PM2.5-WildfireSmokePlume";
const request = (parameters: Record<string, string>) =>
  `/geomet?${new URLSearchParams({ service: "WMS", version: "1.3.0", ...parameters })}`;
const map = (parameters: Record<string, string> = {}) =>
  request({
    ...{ request: "GetMap", layers: LAYER, styles: "", format: "image/png", transparent: "TRUE" },
    ...{ crs: "EPSG:4326", bbox: "44,-81,63,-56", width: "64", height: "64", ...parameters },
  });
const info = (parameters: Record<string, string> = {}) =>
  map({
    request: "GetFeatureInfo",
    query_layers: LAYER,
    info_format: "application/json",
    i: "30",
    j: "45",
    ...parameters,
  });

async function pixels(path: string) {
  const response = await world.app.request(path);
  expect(response.headers.get("content-type")).toBe("image/png");
  return sharp(Buffer.from(await response.arrayBuffer()))
    .raw()
    .toBuffer({ resolveWithObject: true });
}
const answer = z.object({
  features: z.tuple([
    z.object({
      geometry: z.object({ coordinates: z.tuple([z.number(), z.number(), z.number()]) }),
      properties: z.looseObject({ value: z.number(), time: z.string(), dim_reference_time: z.string() }),
    }),
  ]),
});
const pointOf = async (path: string) => answer.parse(await world.json(path)).features[0];

describe("WMS of the smoke forecast", () => {
  it("capabilities state the run and its hours", async () => {
    const xml = await world.text(request({ request: "GetCapabilities" }));
    expect(xml).toContain(`<Name>${LAYER}</Name>`);
    expect(xml).toContain(">2026-11-29T12:00:00Z/2026-12-02T12:00:00Z/PT1H</Dimension>");
    expect(xml).toContain('name="reference_time"');
    expect(xml).toContain("PM2.5_0to100ugm3_Dis");
    expect(await world.text(request({ request: "GetCapabilities", layer: "OTHER" }))).not.toContain(LAYER);
  });

  it("a map has the requested size, smoke in places and clear air in others", async () => {
    const { data, info: size } = await pixels(map({ width: "100", height: "70" }));
    expect([size.width, size.height, size.channels]).toEqual([100, 70, 4]);
    const alphas = Array.from({ length: 100 * 70 }, (_, index) => data[index * 4 + 3]);
    expect(alphas).toContain(0);
    expect(alphas.filter((alpha) => alpha !== 0).length).toBeGreaterThan(300);
  });

  it("an opaque map has no transparent pixel, and another style has other colours", async () => {
    const { data } = await pixels(map({ transparent: "FALSE" }));
    expect(data.every((byte, index) => index % 4 !== 3 || byte === 255)).toBe(true);
    const wide = await pixels(map({ styles: "PM2.5_1to250ugm3" }));
    expect(wide.data.equals((await pixels(map())).data)).toBe(false);
  });

  it("smoke moves from hour to hour, and the same hour is always the same", async () => {
    const [now, again, later] = await Promise.all(
      ["2026-11-29T18:00:00Z", "2026-11-29T18:00:00Z", "2026-11-30T06:00:00Z"].map((time) =>
        pixels(map({ time })),
      ),
    );
    expect(now?.data).toEqual(again?.data);
    expect(now?.data.equals(later?.data ?? Buffer.alloc(0))).toBe(false);
  });

  it("a point has a value with its time and run, by any order of axes", async () => {
    const { geometry, properties } = await pointOf(info());
    expect(properties).toMatchObject({
      time: "2026-11-29T18:00:00Z",
      dim_reference_time: "2026-11-29T12:00:00Z",
    });
    const east = await pointOf(info({ crs: "CRS:84", bbox: "-81,44,-56,63" }));
    expect(east.geometry).toEqual(geometry);
    expect(east.properties.value).toBe(properties.value);
    const mercator = await pointOf(
      info({ crs: "EPSG:3857", bbox: "-9016878.75,5465442.18,-6233891.5,9100250.9", i: "30", j: "45" }),
    );
    expect(mercator.geometry.coordinates[0]).toBeCloseTo(geometry.coordinates[0], 1);
    const before = await pointOf(info({ dim_reference_time: "2026-11-29T00:00:00Z" }));
    expect(before.properties.dim_reference_time).toBe("2026-11-29T00:00:00Z");
  });

  it.each([
    [map({ layers: "RAQDPS.Nothing" }), "LayerNotDefined"],
    [map({ styles: "pink" }), "StyleNotDefined"],
    [map({ format: "image/tiff" }), "InvalidFormat"],
    [map({ time: "2026-12-09T00:00:00Z" }), "NoMatch"],
    [map({ time: "2026-11-29T18:20:00Z" }), "NoMatch"],
    [map({ time: "soon" }), "NoMatch"],
    [map({ dim_reference_time: "2026-11-20T00:00:00Z" }), "NoMatch"],
    [map({ crs: "EPSG:2" }), "InvalidCRS"],
    [map({ bbox: "63,-81,44,-56" }), "InvalidBBox"],
    [map({ width: "99999" }), "InvalidParameterValue"],
    [map({ version: "1.1.1" }), "InvalidParameterValue"],
    [info({ i: "64" }), "InvalidPoint"],
    [info({ info_format: "text/html" }), "InvalidFormat"],
    [request({ request: "GetMagic" }), "OperationNotSupported"],
    [request({}), "MissingParameterValue"],
  ])("refuses %s with XML and status 200, as the server does", async (path, code) => {
    const response = await world.app.request(path);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toContain("text/xml");
    expect(await response.text()).toContain(`<ServiceException code="${code}">`);
  });
});
