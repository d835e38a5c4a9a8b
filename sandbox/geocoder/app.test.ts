import { beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { distanceKm } from "#territory/distance.ts";
import { placeBySlug } from "#territory/gazetteer.server.ts";
import { Faults } from "../faults.ts";
import { GEOCODER_ROOT, geocoderApp } from "./app.ts";
import { INDEXES } from "./feature.ts";

const faults = new Faults();
const app = geocoderApp(faults);
beforeEach(() => faults.clear());

const position = z.tuple([z.number().min(-80).max(-56), z.number().min(44).max(63)]);
const ring = z.array(position).refine((positions) => `${positions[0]}` === `${positions.at(-1)}`);
const geometry = z.discriminatedUnion("type", [
  z.object({ type: z.literal("Point"), coordinates: position }),
  z.object({ type: z.literal("LineString"), coordinates: z.array(position).min(2) }),
  z.object({ type: z.literal("MultiPolygon"), coordinates: z.array(z.array(ring)) }),
]);
/** Schema of the publicly known part of iCherche's response. */
const collection = z.strictObject({
  type: z.literal("FeatureCollection"),
  features: z.array(
    z.strictObject({
      type: z.literal("Feature"),
      index: z.enum(INDEXES),
      geometry: geometry.optional(),
      bbox: z.array(z.number()).length(4).optional(),
      properties: z.looseObject({ code: z.string(), nom: z.string().min(1) }),
      highlight: z.object({
        title: z.string(),
        title2: z.string().optional(),
        title3: z.string().optional(),
      }),
      score: z.number(),
    }),
  ),
});

async function geocode(q: string, more = "&geometry=1") {
  const answer = await app.request(`${GEOCODER_ROOT}/geocode?q=${encodeURIComponent(q)}${more}`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toMatch(/^application\/json/);
  return collection.parse(await answer.json()).features;
}
const names = async (q: string, more?: string) =>
  (await geocode(q, more)).map(({ index, properties }) => `${index} ${properties.nom}`);

describe("search by name or address", () => {
  test.each([
    ["La Tuque, QC", "municipalites La Tuque"],
    ["la tuque", "municipalites La Tuque"],
    ["Québec, QC", "municipalites Québec"],
    ["st-felicien, qc", "municipalites Saint-Félicien"],
    ["VAL DOR, QC", "municipalites Val-d’Or"],
    ["Chibougamo, QC", "municipalites Chibougamau"],
    ["Mashteuiatsh", "municipalites Mashteuiatsh"],
    ["Clova, Québec, Canada", "municipalites Clova"],
    ["Îles-de-la-Madeleine", "municipalites Les Îles-de-la-Madeleine"],
    ["Nominingue, QC", "municipalites Nominingue"],
    ["Asbestos", "municipalites Val-des-Sources"],
    ["Pointe-du-Lac, QC", "lieux Pointe-du-Lac"],
    ["Lac Mistassini", "lieux Lac Mistassini"],
    ["123 rue Principale, La Tuque, QC", "adresses 123 rue Principale, La Tuque"],
    ["123, rue Principale, La Tuque", "adresses 123 rue Principale, La Tuque"],
    ["123 Principale La Tuque QC", "adresses 123 Principale, La Tuque"],
    ["123 rue Saint-Jean, Québec, QC", "adresses 123 rue Saint-Jean, Québec"],
    ["123 rue Principale, La Tuque (Québec) G9X 3N6, QC", "adresses 123 rue Principale, La Tuque"],
    ["45 ch. du Lac, Val-d'Or, Québec", "adresses 45 ch. du Lac, Val-d’Or"],
    ["rue Saint-Joseph, La Tuque", "routes rue Saint-Joseph, La Tuque"],
    ["g9x1a1, QC", "codes-postaux G9X 1A1"],
    ["G0X 3H0", "codes-postaux G0X 3H0"],
  ])("the geocoder's first result for “%s” is “%s”", async (q, first) => {
    expect((await names(q))[0]).toBe(first);
  });
});

test.each(["Zzyzxqw, QC", "QC", "12", "1, QC", "<script>", "' OR 1=1 --", "🔥", "%00"])(
  "the geocoder responds to “%s” with an empty list",
  async (q) => {
    expect(await geocode(q)).toEqual([]);
  },
);

test("an address without a town has several results, each in another town", async () => {
  const found = await names("123 rue Principale, QC");
  expect(found.length).toBeGreaterThan(1);
  expect(new Set(found).size).toBe(found.length);
});

test("a house is near its town, always at the same point, and the house next door is at another point", async () => {
  const at = async (q: string) => {
    const [first] = await geocode(q);
    if (first?.geometry?.type !== "Point") throw new Error(`${q} is no point`);
    const [lon, lat] = first.geometry.coordinates;
    return { lon, lat };
  };
  const house = await at("123 rue Principale, La Tuque, QC");
  expect(await at("123, rue principale, la tuque")).toEqual(house);
  expect(await at("125 rue Principale, La Tuque, QC")).not.toEqual(house);
  const town = placeBySlug("la-tuque");
  expect(town && distanceKm(town.at, house)).toBeLessThan(8);
});

describe("parameters of a search", () => {
  test("the parameter type selects collections of the geocoder, and unknown collections are ignored", async () => {
    expect(await names("La Tuque", "&type=adresses")).toEqual([]);
    expect(await names("La Tuque", "&type=municipalites,cadastre")).toEqual(["municipalites La Tuque"]);
  });

  test("the parameter limit is the maximum number of results", async () => {
    expect(await geocode("saint", "&limit=3")).toHaveLength(3);
    expect(await geocode("saint")).toHaveLength(10);
  });

  test("a result of the geocoder has no geometry unless the query requests geometry", async () => {
    const [bare] = await geocode("La Tuque", "");
    expect(bare).not.toHaveProperty("geometry");
    expect((await geocode("La Tuque", "&geometry=true"))[0]?.geometry?.type).toBe("MultiPolygon");
  });

  test.each(["", "?q=", "?q=a&limit=0", "?q=a&geometry=yes"])(
    "the geocoder rejects the query “%s” with status 400",
    async (query) => {
      expect((await app.request(`${GEOCODER_ROOT}/geocode${query}`)).status).toBe(400);
    },
  );
});

test("/types lists the collections of the geocoder", async () => {
  expect(await (await app.request(`${GEOCODER_ROOT}/types`)).json()).toEqual(INDEXES);
});

test("a fault of the geocoder replaces its response, and a fault of another service does not", async () => {
  faults.set("geocoder", { status: 500 });
  expect((await app.request(`${GEOCODER_ROOT}/geocode?q=La+Tuque`)).status).toBe(500);
  faults.set("fire-data", { status: 500 });
  faults.clear("geocoder");
  expect((await app.request(`${GEOCODER_ROOT}/geocode?q=La+Tuque`)).status).toBe(200);
});
