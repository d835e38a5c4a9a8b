import { expect, it } from "vitest";
import { createCleanings } from "./cleanings.ts";
import { createNaturalAreas } from "./natural-areas.server.ts";
import { NATURAL_AREAS } from "./natural-areas.ts";

const square = (lon: number, lat: number) => [
  [lon, lat],
  [lon + 0.2, lat],
  [lon + 0.2, lat + 0.2],
  [lon, lat + 0.2],
  [lon, lat],
];
const park = {
  type: "Feature",
  properties: {
    name: "Parc d’essai",
    kind: "national-park",
    manager: "Les parcs",
    url: "https://parcs.example/",
  },
  geometry: { type: "Polygon", coordinates: [square(-72.9, 47.4)] },
};
const layerOf = (...features: unknown[]) => ({ type: "FeatureCollection", features });

/** Returns natural areas from a layer with these responses, and a count of the requests for the layer. */
function served(answers: readonly (() => Response | Promise<Response>)[]) {
  let calls = 0;
  let time = 1;
  const areas = createNaturalAreas({
    url: "https://layers.example/areas.json",
    now: () => time,
    timeLimitMs: 50,
    fetch: async (_url, init) => {
      const answer = answers[Math.min(calls, answers.length - 1)];
      calls += 1;
      return Promise.race([
        Promise.resolve(answer?.() ?? Response.error()),
        new Promise<never>((_, reject) =>
          init?.signal?.addEventListener("abort", () => reject(init.signal?.reason)),
        ),
      ]);
    },
  });
  return { areas, calls: () => calls, pass: (ms: number) => (time += ms) };
}

it("without an official layer, our own set of natural areas is returned", async () => {
  expect(await createNaturalAreas({}).read()).toBe(NATURAL_AREAS);
});

it("texts of the official layer are cleaned and counted", async () => {
  const cleanings = createCleanings();
  const named = { ...park, properties: { ...park.properties, name: "Parc\u0000\nd’essai\u202e" } };
  const areas = createNaturalAreas({
    ...{ url: "https://layers.example/areas.json", cleanings },
    fetch: async () => Response.json(layerOf(named)),
  });
  expect((await areas.read()).map(({ name }) => name)).toEqual(["Parc d’essai"]);
  expect([...cleanings.counts()]).toEqual([["natural-areas", 1]]);
});

it("areas of the official layer are returned with their limits, size, regions and manager", async () => {
  const { areas, calls } = served([() => Response.json(layerOf(park))]);
  const [area, ...others] = await areas.read();
  await areas.read();
  expect(others).toEqual([]);
  expect(calls()).toBe(1);
  expect(area).toMatchObject({
    slug: "parc-d-essai",
    kind: "national-park",
    regions: ["04"],
    manager: { name: { fr: "Les parcs" }, url: { en: "https://parcs.example/" } },
    shape: park.geometry,
  });
  // 0.2 degree each way at 47.5 degrees north: 22.2 km by 15.0 km.
  expect(area?.sizeKm2).toBeGreaterThan(325);
  expect(area?.sizeKm2).toBeLessThan(342);
});

it("the official layer is requested again once a day, and the old layer is returned meanwhile", async () => {
  const other = { ...park, properties: { ...park.properties, name: "Autre" } };
  const { areas, calls, pass } = served([
    () => Response.json(layerOf(park)),
    () => Response.json(layerOf(other)),
  ]);
  await areas.read();
  pass(86_399_999);
  await areas.read();
  expect(calls()).toBe(1);
  pass(1);
  expect((await areas.read()).map(({ name }) => name)).toEqual(["Parc d’essai"]);
  await expect.poll(async () => (await areas.read())[0]?.name).toBe("Autre");
  expect(calls()).toBe(2);
});

it("after a bad response, the old official layer is kept, and the layer is requested again after ten minutes", async () => {
  const { areas, calls, pass } = served([() => Response.json(layerOf(park)), () => Response.error()]);
  await areas.read();
  pass(86_400_000);
  await areas.read();
  await expect.poll(calls).toBe(2);
  await new Promise((resolve) => setImmediate(resolve));
  pass(599_999);
  expect((await areas.read()).map(({ name }) => name)).toEqual(["Parc d’essai"]);
  expect(calls()).toBe(2);
  pass(1);
  await areas.read();
  expect(calls()).toBe(3);
});

it("a layer that another program requested is used, and is requested again when the layer is a day old", async () => {
  const one = served([() => Response.json(layerOf(park))]);
  const other = served([() => Response.error()]);
  expect(one.areas.give()).toBeNull();
  await one.areas.read();
  const given = one.areas.give();
  if (given) other.areas.take(given);
  expect(await other.areas.read()).toEqual(await one.areas.read());
  expect(other.calls()).toBe(0);
  other.pass(86_400_000);
  await other.areas.read();
  await expect.poll(other.calls).toBe(1);
});

it("an official layer that is too large is refused, and our own set is returned", async () => {
  const headers = { "content-type": "application/geo+json" };
  const { areas } = served([
    () => new Response(`${JSON.stringify(layerOf(park))}${" ".repeat(20_000_000)}`, { headers }),
  ]);
  expect(await areas.read()).toBe(NATURAL_AREAS);
});

it("the log contains the number of omitted areas, and the reason why a layer failed", async () => {
  const logOf = async (answer: Response) => {
    const lines: unknown[] = [];
    const log = { warn: (facts: object, message: string) => void lines.push([facts, message]) };
    await createNaturalAreas({ url: "https://layers.example/", fetch: async () => answer, log }).read();
    return lines;
  };
  expect(await logOf(Response.json(layerOf(park)))).toEqual([]);
  expect(await logOf(Response.json(layerOf(park, 5)))).toEqual([
    [{ dropped: 1 }, "natural areas were omitted"],
  ]);
  expect(await logOf(new Response("", { status: 500 }))).toEqual([
    [{ reason: "Error: The service answered 500" }, "the request for the natural areas' layer failed"],
  ]);
});

it("only the bad features of the official layer are omitted", async () => {
  const nameless = { ...park, properties: { kind: "zec" } };
  const offGlobe = { ...park, geometry: { type: "Polygon", coordinates: [square(-272.9, 47.4)] } };
  const { areas } = served([() => Response.json(layerOf(nameless, park, offGlobe, null))]);
  expect((await areas.read()).map(({ name }) => name)).toEqual(["Parc d’essai"]);
});

it.each([
  ["returns 500", () => new Response("", { status: 500 })],
  ["is not GeoJSON", () => new Response("<html>")],
  ["is empty", () => Response.json(layerOf())],
  ["never ends", () => new Promise<Response>(() => {})],
])("if the layer %s, our own set is returned, and a later request is sent", async (_, answer) => {
  const { areas, calls, pass } = served([answer, () => Response.json(layerOf(park))]);
  expect(await areas.read()).toBe(NATURAL_AREAS);
  await areas.read();
  expect(calls()).toBe(1);
  pass(600_001);
  await areas.read();
  await expect.poll(async () => (await areas.read()).length).toBe(1);
});
