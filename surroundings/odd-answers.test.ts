import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createCleanings } from "#territory/cleanings.ts";
import { EXAMPLES, type Example, hoursAgo, type Json, NOW, square, UNSET } from "./examples.double.ts";
import type { SourceId } from "./model.ts";
import { SOURCES } from "./sources.ts";
import { createSurroundingsReadings } from "./surroundings-readings.server.ts";

type JsonSource = keyof typeof EXAMPLES;
type Given = Response | Promise<Response>;
type Feature = Json & { properties: Json };

/** Reads a source once. Every request gets the response that `give` returns. */
async function readOnce(source: SourceId, give: (url: string, init?: RequestInit) => Given) {
  const setting = source in EXAMPLES ? EXAMPLES[source as JsonSource].setting : null;
  const readings = createSurroundingsReadings({
    settings: { ...UNSET, ...(setting && { [setting]: "https://source.example/base" }) },
    ...{ everySeconds: 60, now: () => NOW.getTime(), cleanings: createCleanings() },
    fetch: (input, init) => Promise.resolve(give(String(input), init)),
  });
  const reading = readings[source];
  await reading?.refresh();
  const { value = null, failing, dropped } = reading?.current() ?? {};
  return { records: value?.records ?? null, isWhole: value?.isWhole ?? null, failing, dropped };
}

const json = (data: unknown) =>
  new Response(JSON.stringify(data), { headers: { "content-type": "application/json" } });
const collection = (features: readonly unknown[], more: Json = {}) =>
  json({ type: "FeatureCollection", features, ...more });
const typed = (body: BodyInit | null, type = "application/json") =>
  new Response(body, { headers: { "content-type": type } });

/** Responses that are no list of records, which make the reading fail. */
const BROKEN: readonly (readonly [string, (source: JsonSource, init?: RequestInit) => Given])[] = [
  ["an empty body", () => typed("")],
  ["null", () => json(null)],
  ["a list", () => json([])],
  ["a number", () => json(7)],
  ["an object without features", () => json({ type: "FeatureCollection" })],
  ["features that are null", () => json({ type: "FeatureCollection", features: null })],
  ["features that are an object", () => json({ type: "FeatureCollection", features: { 0: {} } })],
  ["a feature alone", (source) => json(EXAMPLES[source].feature())],
  ["cut JSON", (source) => typed(JSON.stringify({ features: [EXAMPLES[source].feature()] }).slice(0, -9))],
  ["NaN in JSON", () => typed('{"type":"FeatureCollection","features":[NaN]}')],
  ["a page of maintenance", () => typed("<!doctype html><title>Entretien</title>", "text/html")],
  [
    "an exception of the map server",
    () => typed("<ows:ExceptionReport><ows:Exception/></ows:ExceptionReport>", "application/xml"),
  ],
  ["an error in JSON", () => json({ error: { message: "busy" } })],
  ["a failure of the server", () => new Response("[]", { status: 500 })],
  ["a request to wait", () => new Response(null, { status: 429, headers: { "retry-after": "60" } })],
  [
    "a redirect to another host",
    () => new Response(null, { status: 302, headers: { location: "https://elsewhere.example/" } }),
  ],
  ["a body without an end", () => typed(endless())],
  ["silence", (_, init) => silence(init)],
  ["no network", () => Promise.reject(new TypeError("fetch failed"))],
  ["unreadable records only", () => collection([null, 7, "text"])],
];

/** Returns a stream of zeros without an end, like a decompressed bomb. */
const endless = () =>
  new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(2 ** 22)) });

const silence = (init?: RequestInit) =>
  new Promise<Response>((_, reject) => {
    init?.signal?.addEventListener("abort", () => reject(init.signal?.reason));
  });

beforeEach(() => {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  // Every request has this time limit, which only silence reaches.
  vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => timeout(ms / 40));
});
afterEach(() => {
  vi.restoreAllMocks();
});

const sources = Object.keys(EXAMPLES) as JsonSource[];

test.each(sources.flatMap((source) => BROKEN.map(([name, give]) => [source, name, give] as const)))(
  "the reading of %s counts as failed, without an exception, after %s",
  async (source, _, give) => {
    const read = await readOnce(source, (_url, init) => give(source, init));
    expect(read).toEqual({ records: null, isWhole: null, failing: true, dropped: 0 });
  },
);

/** Fate of an odd record beside a good one: kept, counted as dropped, ignored, or merged as a repetition. */
type Fate = "kept" | "dropped" | "useless" | "repeated";
type Edit = (feature: Feature, example: Example) => unknown;

const edited =
  (change: (feature: Feature, example: Example) => void): Edit =>
  (feature, example) => {
    change(feature, example);
    return feature;
  };
const each = (value: unknown) =>
  edited(({ properties }) => {
    for (const key of Object.keys(properties)) properties[key] = value;
  });
const timed = (value: unknown) =>
  edited(({ properties }, { time }) => {
    if (time !== null) properties[time] = value;
  });
/** Returns an edit that moves a record and its shape elsewhere. */
const placed = (lon: unknown, lat: unknown) =>
  edited((feature, { position }) => {
    feature.id = "elsewhere";
    if (position === "lat") Object.assign(feature.properties, { lon, lat });
    else if (position === "latitude") Object.assign(feature.properties, { longitude: lon, latitude: lat });
    else {
      const { type } = feature.geometry as { type: string };
      const ring = [
        [lon, lat],
        [lon, 49],
        [-72, 49],
        [lon, lat],
      ];
      const coordinates = {
        Point: [lon, lat],
        LineString: [
          [lon, lat],
          [lon, lat],
        ],
        Polygon: [ring],
      }[type];
      feature.geometry = { type, coordinates };
    }
  });

/** Odd records with their expected fate, and the fates at some sources if these differ. */
const ODD: readonly (readonly [string, Edit, Fate, Partial<Record<JsonSource, Fate>>?])[] = [
  ["null", () => null, "dropped"],
  ["a text", () => "feature", "dropped"],
  ["a list", () => [], "dropped"],
  ["no properties", edited((feature) => Reflect.deleteProperty(feature, "properties")), "dropped"],
  ["null properties", (feature) => ({ ...feature, properties: null }), "dropped"],
  ["properties in a list", (feature) => ({ ...feature, properties: [feature.properties] }), "dropped"],
  ["only nulls", each(null), "dropped"],
  ["only lists", each([1]), "dropped"],
  ["only objects", each({ value: 1 }), "dropped"],
  ["only empty texts", each(""), "dropped"],
  ["only true", each(true), "dropped"],
  ["no time", timed(undefined), "dropped", { neighbourFires: "kept", closedRoads: "kept" }],
  ["a time in words", timed("yesterday"), "dropped", { neighbourFires: "kept", closedRoads: "kept" }],
  ["a number as time", timed(1_782_900_000), "dropped", { neighbourFires: "kept", closedRoads: "kept" }],
  ["31 February", timed("2026-02-31T10:00:00Z"), "dropped", { neighbourFires: "kept", closedRoads: "kept" }],
  [
    "the year 9999",
    timed("9999-12-31T00:00:00Z"),
    "dropped",
    { neighbourFires: "kept", closedRoads: "kept" },
  ],
  ["tomorrow", timed(hoursAgo(-30)), "dropped", { neighbourFires: "kept", closedRoads: "kept" }],
  ["the null island", placed(0, 0), "dropped"],
  [
    "the Pacific",
    placed(-150, 50),
    "dropped",
    { perimeters: "kept", weatherWarnings: "kept", neighbourFires: "useless" },
  ],
  ["metres", placed(1_700_000, 350_000), "dropped"],
  ["swapped coordinates", placed(48.5, -72.5), "dropped"],
  ["null coordinates", placed(null, null), "dropped"],
  ["coordinates in words", placed("west", "north"), "dropped"],
  ["infinite coordinates", placed("1e400", 48), "dropped"],
  [
    "no geometry",
    edited((feature) => Reflect.deleteProperty(feature, "geometry")),
    "dropped",
    { hotSpots: "repeated", neighbourFires: "repeated" },
  ],
  [
    "an empty geometry",
    (feature) => ({ ...feature, geometry: { type: "Point", coordinates: [] } }),
    "dropped",
    { hotSpots: "repeated", neighbourFires: "repeated" },
  ],
  [
    "another geometry",
    (feature) => ({ ...feature, geometry: { type: "GeometryCollection", geometries: [] } }),
    "dropped",
    { hotSpots: "repeated", neighbourFires: "repeated" },
  ],
  [
    "a label without an end",
    edited(({ properties }, { label }) => {
      properties[label] = "a".repeat(1e6);
    }),
    "dropped",
    { hotSpots: "kept", perimeters: "repeated", weatherWarnings: "kept" },
  ],
  ["a repetition", (feature) => feature, "repeated"],
  [
    "unknown fields",
    edited(({ properties }) => {
      properties.added = { deep: [[[]]] };
    }),
    "repeated",
  ],
  [
    "a name of a prototype",
    (feature) =>
      JSON.parse(
        JSON.stringify(feature).replace(
          '"properties":{',
          '"properties":{"__proto__":{"type":1},"constructor":1,',
        ),
      ),
    "repeated",
  ],
  [
    "numbers as texts",
    edited(({ properties }) => {
      for (const [key, value] of Object.entries(properties))
        if (typeof value === "number") properties[key] = String(value);
    }),
    "repeated",
  ],
];

test.each(
  sources.flatMap((source) =>
    ODD.map(([name, edit, fate, own]) => [source, name, edit, own?.[source] ?? fate] as const),
  ),
)("an odd record of %s does not affect the good record: %s", async (source, _, edit, fate) => {
  const example = EXAMPLES[source];
  const odd = edit(example.feature(), example);
  const alone = await readOnce(source, () => collection([example.feature()]));
  const read = await readOnce(source, () => collection([odd, example.feature()]));
  expect(alone).toMatchObject({ failing: false, dropped: 0, isWhole: true });
  expect(alone.records).toHaveLength(1);
  expect(read.failing).toBe(false);
  expect(read.dropped).toBe(fate === "dropped" ? 1 : 0);
  const count = read.records?.length ?? 0;
  // If both records have the same id, only one of them stays.
  expect(fate === "kept" ? [1, 2].includes(count) : count === 1).toBe(true);
  if (fate === "dropped" || fate === "useless") expect(read.records).toEqual(alone.records);
  expect(JSON.stringify(read.records)).not.toMatch(/NaN|Infinity|undefined/);
});

test.each(sources)("an empty list of %s is a whole response, and a cut list is not whole", async (source) => {
  const empty = await readOnce(source, () => collection([]));
  expect(empty).toEqual({ records: [], isWhole: true, failing: false, dropped: 0 });
  const cut = await readOnce(source, () => collection([EXAMPLES[source].feature()], { numberMatched: 9 }));
  expect(cut).toMatchObject({ isWhole: false, failing: false });
});

test.each<[string, Json, boolean]>([
  ["says that more match", { totalFeatures: 9 }, false],
  ["says that it returned more", { numberMatched: "unknown", numberReturned: 9 }, false],
  ["has a next page", { links: [{ rel: "self" }, { rel: "next", href: "https://source.example/2" }] }, false],
  ["has links that are no list", { links: { rel: "next" } }, true],
  ["has no number of matches", { numberMatched: "unknown", totalFeatures: -1 }, true],
])("a list that %s counts as incomplete only if records are missing", async (_, more, isWhole) => {
  const read = await readOnce("closedRoads", () => collection([EXAMPLES.closedRoads.feature()], more));
  expect(read).toMatchObject({ isWhole, failing: false, dropped: 0 });
});

test("a list with exactly the requested number of records counts as incomplete, unless the response states that this is the total", async () => {
  const { most } = SOURCES.closedRoads;
  const features = Array.from({ length: most }, EXAMPLES.closedRoads.feature);
  expect(await readOnce("closedRoads", () => collection(features))).toMatchObject({ isWhole: false });
  const counted = await readOnce("closedRoads", () => collection(features, { numberMatched: most }));
  expect(counted).toMatchObject({ isWhole: true });
});

test.each(sources)(
  "a response of %s with far more records than requested is not read to its end",
  async (source) => {
    const { feature } = EXAMPLES[source];
    const { most } = SOURCES[source];
    const odd = Array.from({ length: 2 * most }, () => null);
    const read = await readOnce(source, () => collection([feature(), ...odd, feature()]));
    expect(read).toMatchObject({ isWhole: false, failing: false, dropped: 2 * most - 1 });
    expect(read.records).toHaveLength(1);
  },
);

test.each(["perimeters", "weatherWarnings"] as const)(
  "a reading of %s counts as failed if all coordinates are swapped",
  async (source) => {
    const swapped = EXAMPLES[source].feature();
    swapped.geometry = square(48.5, -72.5);
    const read = await readOnce(source, () => collection([swapped]));
    expect(read).toMatchObject({ records: null, failing: true });
  },
);

test.each<[JsonSource, (feature: Feature) => void, number, number]>([
  ["weatherWarnings", (feature) => Object.assign(feature, { geometry: square(-70, 50) }), 1, 1],
  ["neighbourFires", ({ properties }) => Object.assign(properties, { latitude: 49 }), 1, 1],
  [
    "closedRoads",
    (feature) => Object.assign(feature, { geometry: { type: "Point", coordinates: [-71, 47] } }),
    2,
    0,
  ],
])(
  "of two records of %s with the same id on different ground, both are kept, or one is counted as dropped",
  async (source, move, kept, dropped) => {
    const other = EXAMPLES[source].feature();
    move(other);
    const read = await readOnce(source, () => collection([EXAMPLES[source].feature(), other]));
    expect(read).toMatchObject({ dropped, failing: false });
    expect(read.records).toHaveLength(kept);
  },
);

test("the reading of hot spots counts as failed if all of them are older than a day", async () => {
  const seen = (hours: number) => {
    const feature = EXAMPLES.hotSpots.feature();
    return { ...feature, properties: { ...feature.properties, rep_date: hoursAgo(hours) } };
  };
  const old = await readOnce("hotSpots", () => collection([seen(25), seen(30)]));
  expect(old).toMatchObject({ records: null, failing: true });
  const late = await readOnce("hotSpots", () => collection([seen(23), seen(30)]));
  expect(late).toMatchObject({ dropped: 0, failing: false });
});

test.each([
  ["km/h", 0],
  ["m/s", 1],
  ["kn", 1],
])("a wind in %s is read if the unit is km/h, and counted as unreadable otherwise", async (uom, dropped) => {
  const feature = EXAMPLES.wind.feature();
  const properties = { ...feature.properties, "avg_wnd_spd_10m_pst10mts-uom": uom, "msc_id-value": "other" };
  const read = await readOnce("wind", () =>
    collection([EXAMPLES.wind.feature(), { ...feature, properties }]),
  );
  expect(read).toMatchObject({ dropped, failing: false });
  expect(read.records).toHaveLength(2 - dropped);
});

test.each<[JsonSource, Json]>([
  ["weatherWarnings", { status_en: "ended", publication_datetime: hoursAgo(0.5) }],
  ["weatherWarnings", { expiration_datetime: hoursAgo(0.1), publication_datetime: hoursAgo(0.5) }],
  ["neighbourFires", { stage_of_control_status: "OUT", status_date: hoursAgo(1) }],
])("an older record of %s is omitted if a newer record ends it with %j", async (source, over) => {
  const ended = EXAMPLES[source].feature();
  Object.assign(ended.properties, over);
  for (const features of [
    [ended, EXAMPLES[source].feature()],
    [EXAMPLES[source].feature(), ended],
  ])
    expect(await readOnce(source, () => collection(features))).toMatchObject({ records: [], dropped: 0 });
  const old = { ...ended, properties: { ...ended.properties, status_date: hoursAgo(9) } };
  Object.assign(old.properties, { publication_datetime: hoursAgo(9) });
  const read = await readOnce(source, () => collection([old, EXAMPLES[source].feature()]));
  expect(read.records).toHaveLength(1);
});

test("closed roads beyond the first 50,000 positions of all roads are counted as unreadable", async () => {
  const coordinates = Array.from({ length: 200 }, (_, at) => [-72.5 + at * 0.05, 48.5]);
  const roads = Array.from({ length: 300 }, (_, id) => {
    const { properties, ...road } = EXAMPLES.closedRoads.feature();
    const geometry = { type: "LineString", coordinates };
    return { ...road, geometry, properties: { ...properties, identifiant: `${id}` } };
  });
  const read = await readOnce("closedRoads", () => collection(roads));
  expect([read.records?.length, read.dropped]).toEqual([250, 50]);
});

test.each(sources)("characters that disguise a text are removed from texts of %s", async (source) => {
  const feature = EXAMPLES[source].feature();
  for (const [key, value] of Object.entries(feature.properties))
    if (typeof value === "string") feature.properties[key] = `\u202e${value}\u0000`;
  const clean = await readOnce(source, () => collection([feature]));
  const plain = await readOnce(source, () => collection([EXAMPLES[source].feature()]));
  expect(clean).toEqual(plain);
});

test("every request limits its records and asks for degrees or for the box of Quebec, and responses have limits of size and time", async () => {
  const requests: URL[] = [];
  for (const source of sources)
    await readOnce(source, (url) => {
      requests.push(new URL(url));
      return collection([]);
    });
  for (const { searchParams } of requests) {
    expect(Number(searchParams.get("count") ?? searchParams.get("limit"))).toBeGreaterThan(0);
    if (searchParams.get("service") === "WFS") expect(searchParams.get("srsName")).toBe("EPSG:4326");
    else expect(searchParams.get("bbox")).toBe("-81,44.4,-56,63.2");
  }
  for (const { mostBytes, timeLimitMs } of Object.values(SOURCES)) {
    expect(mostBytes).toBeLessThanOrEqual(32 * 2 ** 20);
    expect(timeLimitMs).toBeLessThanOrEqual(30_000);
  }
});
