import { describe, expect, it } from "vitest";
import { z } from "zod";
import { surroundingsOf } from "../season.double.ts";

const world = surroundingsOf("june-2023");
const collection = z.looseObject({
  type: z.literal("FeatureCollection"),
  totalFeatures: z.number().optional(),
  numberMatched: z.number().optional(),
  numberReturned: z.number().optional(),
  features: z.array(
    z.looseObject({
      id: z.string(),
      geometry: z.looseObject({ type: z.string(), coordinates: z.array(z.unknown()) }).nullable(),
      properties: z.record(z.string(), z.unknown()),
    }),
  ),
});

function query(path: string, parameters: Record<string, string>): string {
  const usual = { service: "WFS", version: "2.0.0", request: "GetFeature", outputFormat: "application/json" };
  return `${path}?${new URLSearchParams({ ...usual, ...parameters })}`;
}
const HOT = { typeNames: "public:hotspots_last24hrs" };
const hot = (parameters: Record<string, string> = {}) => query("/cwfis/ows", { ...HOT, ...parameters });
const read = async (path: string) => collection.parse(await world.json(path));

describe("WFS of hot spots and perimeters", () => {
  it("hot spots are in Lambert metres unless degrees are requested, and their properties always have degrees", async () => {
    const [metres] = (await read(hot({ count: "1" }))).features;
    const [degrees] = (await read(hot({ count: "1", srsName: "EPSG:4326" }))).features;
    const { lat, lon } = degrees?.properties ?? {};
    expect(degrees?.geometry?.coordinates).toEqual([lon, lat]);
    expect(metres?.properties).toEqual(degrees?.properties);
    const [east, north] = z.array(z.number()).parse(metres?.geometry?.coordinates);
    expect(east).toBeGreaterThan(1_000_000);
    expect(north).not.toBe(lat);
  });

  it("a CQL filter with a box selects exactly the hot spots in the box", async () => {
    const all = (await read(hot())).features;
    const inside = all.filter(({ properties: { lat, lon } }) => {
      const [y, x] = [Number(lat), Number(lon)];
      return y >= 48 && y <= 50 && x >= -78 && x <= -74;
    });
    expect(inside.length).toBeGreaterThan(20);
    const CQL_FILTER = "lat>=48 AND lat<=50 AND lon>=-78 AND lon<=-74";
    expect((await read(hot({ CQL_FILTER }))).features).toEqual(inside);
  });

  it("the parameter count limits the features, and numberMatched counts all features that match", async () => {
    const all = await read(hot());
    expect(all.numberMatched).toBe(all.features.length);
    const page = await read(hot({ count: "5" }));
    expect(page.features).toEqual(all.features.slice(0, 5));
    expect(page).toMatchObject({ numberMatched: all.features.length, numberReturned: 5 });
  });

  it.each([
    [{ typeNames: "public:hotspots" }, "InvalidParameterValue", "Feature type public:hotspots unknown"],
    [{ CQL_FILTER: "lat >= " }, "NoApplicableCode", "Could not parse CQL filter list"],
    [{ CQL_FILTER: "latitude>=3" }, "NoApplicableCode", "Illegal property name: latitude"],
    [{ CQL_FILTER: "agency>=3" }, "NoApplicableCode", "agency has no order"],
    [{ CQL_FILTER: "lat>=3 OR lon<=4" }, "NoApplicableCode", "Could not parse CQL filter list"],
    [{ CQL_FILTER: "lat>=3>=4" }, "NoApplicableCode", "Could not parse CQL filter list"],
    [{ CQL_FILTER: "lat BETWEEN 3 AND 4" }, "NoApplicableCode", "Could not parse CQL filter list"],
    [{ CQL_FILTER: "lat > 3; DROP" }, "NoApplicableCode", "Could not parse CQL filter list"],
    [{ CQL_FILTER: "lat > 3", bbox: "1,2,3,4" }, "NoApplicableCode", "mutually exclusive"],
    [{ count: "many" }, "InvalidParameterValue", "Could not parse parameter count"],
    [{ srsName: "EPSG:2" }, "InvalidParameterValue", "EPSG:2"],
    [{ outputFormat: "image/png" }, "InvalidParameterValue", "output format image/png"],
    [{ outputFormat: "" }, "InvalidParameterValue", "output format application/gml+xml"],
    [{ bbox: "-80,45,-60,60" }, "InvalidParameterValue", "Illegal bounding box"],
    [{ bbox: "45,-80,60,-60,urn:ogc:def:crs:EPSG::4326" }, "InvalidParameterValue", "Illegal bounding box"],
    [{ srsName: "urn:ogc:def:crs:EPSG::4326" }, "InvalidParameterValue", "EPSG::4326"],
    [{ startIndex: "3" }, "OptionNotSupported", "startIndex"],
    [{ propertyName: "lat,frp" }, "OptionNotSupported", "propertyName"],
    [{ sortBy: "frp D" }, "OptionNotSupported", "sortBy"],
    [{ request: "GetMagic" }, "OperationNotSupported", "GetMagic"],
    [{ service: "WMS" }, "InvalidParameterValue", "No service"],
    [{ version: "9.0.0" }, "InvalidParameterValue", "Unsupported version"],
    [{ typeNames: "" }, "MissingParameterValue", "typeName"],
  ])("a request with %j is refused with GeoServer's error", async (parameters, code, message) => {
    const response = await world.app.request(hot(parameters));
    expect(response.status).toBe(400);
    expect(response.headers.get("content-type")).toContain("xml");
    const xml = await response.text();
    expect(xml).toContain(`exceptionCode="${code}"`);
    expect(xml).toContain(message);
  });

  it("parameter names ignore case, and typeName can name the layer instead of typeNames", async () => {
    const path =
      "/cwfis/ows?SERVICE=wfs&REQUEST=getfeature&TYPENAME=public:hotspots_last24hrs&OUTPUTFORMAT=json&COUNT=1";
    expect((await read(path)).features).toHaveLength(1);
  });

  it("perimeters are closed rings around fires, with their dates and hectares", async () => {
    const { features } = await read(
      query("/cwfis/ows", { typeNames: "public:m3_polygons_current", srsName: "EPSG:4326" }),
    );
    expect(new Set(features.map(({ geometry }) => geometry?.type))).toEqual(
      new Set(["Polygon", "MultiPolygon"]),
    );
    for (const { geometry, properties } of features) {
      const { firstdate, lastdate, area } = properties;
      expect(Date.parse(String(firstdate))).toBeLessThanOrEqual(Date.parse(String(lastdate)));
      expect(area).toBeGreaterThan(20);
      const rings = geometry?.type === "Polygon" ? [geometry.coordinates] : (geometry?.coordinates ?? []);
      for (const ring of z.array(z.array(z.array(z.array(z.number())))).parse(rings))
        expect(ring[0]?.[0]).toEqual(ring[0]?.at(-1));
    }
  });
});

describe("WFS of the country's fires", () => {
  const national = (parameters: Record<string, string> = {}) =>
    query("/cwfif/wfs", {
      typeNames: "public:cwfif_national_activefires",
      srsName: "EPSG:4326",
      ...parameters,
    });

  it("the country's fires include older records unless the filter requests current records", async () => {
    const all = (await read(national())).features;
    const current = (await read(national({ CQL_FILTER: "now()>=record_start AND now()<=record_end" })))
      .features;
    expect(current.length).toBeLessThan(all.length);
    const ids = current.map(({ properties }) => properties.national_fire_id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(current.map(({ properties }) => properties.agency))).toEqual(
      new Set(["QC", "ON", "NL", "NB"]),
    );
    for (const { properties } of current) {
      expect(["OC", "BH", "UC", "OUT"]).toContain(properties.stage_of_control_status);
      expect(properties.percent_contained).toBeGreaterThanOrEqual(-1);
    }
  });
});

describe("WFS of Quebec's ministries", () => {
  it("roads are in web Mercator metres unless degrees are requested", async () => {
    const roads = (parameters: Record<string, string>) =>
      read(query("/swtq", { typename: "ms:evenements", outputFormat: "geojson", ...parameters }));
    const metres = await roads({});
    const degrees = await roads({ srsname: "EPSG:4326" });
    expect(metres.numberMatched).toBeUndefined();
    const at = (list: typeof metres, index: number) =>
      z.array(z.number()).parse(list.features[index]?.geometry?.coordinates);
    for (const [index] of degrees.features.entries()) {
      expect(Math.abs(at(metres, index)[0] ?? 0)).toBeGreaterThan(5_000_000);
      expect(Math.abs(at(degrees, index)[0] ?? 0)).toBeLessThan(90);
    }
    const causes = degrees.features.map(({ properties }) => properties.cause);
    expect(new Set(causes)).toEqual(new Set(["Travaux routiers", "Feu de forêt"]));
    expect(Object.keys(degrees.features[0]?.properties ?? {})).toEqual([
      ...["identifiant", "entrave", "numeroRoute", "localisation", "direction", "municipalite", "duree"],
      ...["cause", "consequence", "detour", "regions", "enVigueurDepuis"],
    ]);
  });

  it("the server of roads ignores a CQL filter, as MapServer does, and refuses GeoServer's format", async () => {
    const path = query("/swtq", { typename: "ms:evenements", outputFormat: "geojson", CQL_FILTER: "(" });
    expect((await read(path)).features.length).toBeGreaterThan(3);
    const wrong = query("/swtq", { typename: "ms:evenements", outputFormat: "application/json" });
    expect((await world.app.request(wrong)).status).toBe(400);
  });

  it("events of civil security include fires, evacuations and other types of the last day", async () => {
    const { features } = await read(
      query("/msp", { typename: "msp_risc_evenements_public_24h", outputFormat: "geojson" }),
    );
    const types = features.map(({ properties }) => properties.type);
    for (const type of ["Évacuation", "Feu de forêt", "Mouvement de terrain"]) expect(types).toContain(type);
    for (const { properties } of features) {
      expect(Date.parse(String(properties.date_observation))).toBeGreaterThan(world.clock.now - 86_400_000);
      expect(properties.code_municipalite).toMatch(/^\d{5}$/);
    }
  });
});
