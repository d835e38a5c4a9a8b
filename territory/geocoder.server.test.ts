import type { IncomingMessage, ServerResponse } from "node:http";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { startHttpDouble } from "#tests/support/http-double.ts";
import { createCleanings } from "./cleanings.ts";
import { placeBySlug } from "./gazetteer.server.ts";
import { createGeocoder, GeocoderError, MAX_AT_ONCE } from "./geocoder.server.ts";

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** A real HTTP server that answers like the geocoder, and can be told to fail. */
interface GeocoderDouble {
  readonly baseUrl: string;
  /** Parameters of each call, in order. */
  readonly requests: URLSearchParams[];
  answer: Handler;
  close(): Promise<void>;
}

const send =
  (status: number, type: string, body: string): Handler =>
  (_, response) =>
    response.writeHead(status, { "content-type": type }).end(body);

const features = (...list: readonly unknown[]): Handler =>
  send(200, "application/json", JSON.stringify({ type: "FeatureCollection", features: list }));

/** Returns a feature in iCherche's format. */
function feature(index: string, nom: string, geometry: unknown, properties = {}) {
  return {
    type: "Feature",
    index,
    geometry,
    properties: { code: "1", nom, ...properties },
    highlight: { title: `<b>${nom}</b>` },
  };
}

const pointAt = (lon: unknown, lat: unknown) => ({ type: "Point", coordinates: [lon, lat] });

/** Failures of the geocoder, by their expected code. */
const FAILURES = {
  "geocoder-unreachable": {
    "a dropped connection": (request) => request.socket.destroy(),
    "a body cut off": (request, response) => {
      response
        .writeHead(200, { "content-type": "application/json", "content-length": "5000" })
        .write('{"features":[');
      setTimeout(() => request.socket.destroy(), 5);
    },
  },
  "geocoder-timeout": {
    "no answer": () => undefined,
    "a body that never ends": (_, response) => {
      response.writeHead(200, { "content-type": "application/json" }).write("{");
    },
  },
  "geocoder-status": {
    "a server error": send(500, "application/json", '{"message":"123 rue Principale"}'),
    "too many requests": send(429, "application/json", "{}"),
    "no such path": send(404, "text/html", "<!doctype html>"),
  },
  "geocoder-bad-answer": {
    "a web page": send(200, "text/html", "<!doctype html><title>Maintenance</title>"),
    "JSON cut off": send(200, "application/json", '{"features":[{"type":'),
    "an empty body": send(200, "application/json", ""),
    "a bare list": send(200, "application/json", "[]"),
    "no list of features": send(200, "application/json", '{"features":{}}'),
    nothing: send(200, "application/json", "null"),
    "an error as its data": send(200, "application/json", '{"error":{"message":"Délai dépassé"}}'),
    "only features that cannot be read": features({}, 5, null, { properties: {} }),
  },
} as const satisfies Record<string, Record<string, Handler>>;

async function startGeocoderDouble(): Promise<GeocoderDouble> {
  const double = { requests: [] as URLSearchParams[], answer: features() };
  const { origin, close } = await startHttpDouble((request, response) => {
    double.requests.push(new URL(request.url ?? "/", "http://localhost").searchParams);
    double.answer(request, response);
  });
  return Object.assign(double, { baseUrl: `${origin}/apis/icherche`, close });
}

let double: GeocoderDouble;
beforeEach(async () => {
  double = await startGeocoderDouble();
});
afterEach(() => double.close());

const SHORT_MS = 150;
const geocoder = (timeLimitMs?: number) =>
  createGeocoder({ baseUrl: double.baseUrl, ...(timeLimitMs && { timeLimitMs }) });
const find = (words = "123 rue Principale, La Tuque") => geocoder().find(words);
const house = feature("adresses", "123 rue Principale, La Tuque", pointAt(-72.79, 47.44));

test("the geocoder is asked for matches of all kinds with their shapes, and QC is added to the query", async () => {
  await find();
  expect(Object.fromEntries(double.requests[0] ?? [])).toEqual({
    type: "adresses,codes-postaux,municipalites,routes,lieux",
    q: "123 rue Principale, La Tuque, QC",
    limit: "10",
    geometry: "1",
  });
});

test("names of matches are cleaned and counted, and a match with an empty name is omitted", async () => {
  const cleanings = createCleanings();
  double.answer = features(
    feature("lieux", "Lac\u0000 \u202eÉdouard\n", pointAt(-72.6, 47.3)),
    feature("lieux", "\ud83d", pointAt(-72.6, 47.3)),
  );
  const found = await createGeocoder({ baseUrl: double.baseUrl, cleanings }).find("lac");
  expect(found.map(({ name }) => name)).toEqual(["Lac Édouard"]);
  // The double's HTML contains each name once more.
  expect(cleanings.counts().get("geocoder")).toBe(4);
});

test("the geocoder gets no request for a blank text", async () => {
  expect(await find(" \t ")).toEqual([]);
  expect(double.requests).toEqual([]);
});

test("matches are returned in the order of the response, each with its kind, position and region", async () => {
  double.answer = features(
    house,
    feature("routes", "rue Principale, Amos", {
      type: "LineString",
      coordinates: [
        [-78.12, 48.56],
        [-78.11, 48.57],
        [-78.1, 48.58],
      ],
    }),
    feature("codes-postaux", "G9X 1A1", pointAt(-72.78, 47.44)),
    feature("lieux.toponyme", "Lac Édouard", pointAt(-72.6, 47.3)),
    feature("quelque-chose", "Borne 12", pointAt(-71.25, 46.87)),
  );
  expect(await find()).toEqual([
    { kind: "address", name: "123 rue Principale, La Tuque", at: { lon: -72.79, lat: 47.44 }, region: "04" },
    { kind: "street", name: "rue Principale, Amos", at: { lon: -78.11, lat: 48.57 }, region: "08" },
    { kind: "postal-code", name: "G9X 1A1", at: { lon: -72.78, lat: 47.44 }, region: "04" },
    { kind: "place", name: "Lac Édouard", at: { lon: -72.6, lat: 47.3 }, region: "04" },
    { kind: "place", name: "Borne 12", at: { lon: -71.25, lat: 46.87 }, region: "03" },
  ]);
});

describe("a municipality", () => {
  const limits = (west: number, south: number, east: number, north: number) => ({
    type: "Polygon",
    coordinates: [
      [
        [west, south],
        [east, south],
        [east, north],
        [west, north],
        [west, south],
      ],
    ],
  });

  test("a municipality is located at the town in the gazetteer, not in the middle of its area", async () => {
    double.answer = features(feature("municipalites", "La Tuque", limits(-75, 47, -72, 49)));
    expect((await find())[0]?.at).toEqual(placeBySlug("la-tuque")?.at);
  });

  test("a municipality is located inside its limits if the gazetteer does not know it", async () => {
    double.answer = features(feature("municipalites", "Saint-Inconnu", limits(-72.2, 46, -72, 46.2)));
    const [{ at } = { at: null }] = await find();
    expect(at?.lon).toBeCloseTo(-72.1);
    expect(at?.lat).toBeCloseTo(46.1);
  });
});

describe("unusable matches", () => {
  test.each([
    ["without a name", feature("adresses", "", pointAt(-72, 46.5))],
    ["with a blank name", feature("adresses", "  ", pointAt(-72, 46.5))],
    ["without a shape", feature("adresses", "1 rue A", null)],
    ["with words for coordinates", feature("adresses", "1 rue A", pointAt("-72", "46.5"))],
    ["without coordinates", feature("adresses", "1 rue A", pointAt(null, null))],
    ["off the globe", feature("adresses", "1 rue A", pointAt(-720, 460))],
    ["in Ontario", feature("adresses", "1 Main Street", pointAt(-79.38, 43.65))],
    ["with latitude and longitude mixed up", feature("adresses", "1 rue A", pointAt(46.5, -72))],
    ["with an empty area", feature("municipalites", "A", { type: "Polygon", coordinates: [] })],
    ["of another shape", feature("lieux", "A", { type: "GeometryCollection", geometries: [] })],
    ["that is no feature", 5],
  ])("only the unusable match is omitted: %s", async (_what, bad) => {
    double.answer = features(bad, house, bad);
    expect((await find()).map(({ name }) => name)).toEqual(["123 rue Principale, La Tuque"]);
  });

  test("if all matches are outside Quebec, the result is empty, without an error", async () => {
    double.answer = features(feature("adresses", "1 Main Street", pointAt(-79.38, 43.65)));
    expect(await find("1 Main Street, Toronto")).toEqual([]);
  });
});

describe("a failed call of the geocoder", () => {
  const cases = Object.entries(FAILURES).flatMap(([code, ways]) =>
    Object.entries(ways).map(([way, answer]) => [way, code, answer] as const),
  );
  test.each(cases)("after %s, the call fails with the code %s", async (_way, code, answer) => {
    double.answer = answer;
    const asking = geocoder(code === "geocoder-timeout" ? SHORT_MS : undefined);
    const failure: unknown = await asking.find("123 rue Principale").catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(GeocoderError);
    expect(failure).toMatchObject({ code });
    const { message, stack, cause } = failure as GeocoderError;
    expect(`${message} ${stack} ${JSON.stringify(cause)}`).not.toMatch(/Principale/);
    expect(asking.counts()).toEqual({ [code]: 1 });
  });

  test("if no server responds, a call fails with the code `geocoder-unreachable`", async () => {
    await double.close();
    await expect(find()).rejects.toMatchObject({ code: "geocoder-unreachable" });
    double = await startGeocoderDouble();
  });
});

test("a call over the limit of simultaneous calls is refused immediately, and later calls are accepted", async () => {
  const held: (() => void)[] = [];
  double.answer = (request, response) => held.push(() => features(house)(request, response));
  const asking = geocoder();
  const slow = Array.from({ length: MAX_AT_ONCE }, () => asking.find("La Tuque"));
  await expect(asking.find("La Tuque")).rejects.toMatchObject({ code: "geocoder-busy" });
  await vi.waitFor(() => expect(held).toHaveLength(MAX_AT_ONCE));
  for (const answer of held) answer();
  await Promise.all(slow);
  double.answer = features(house);
  expect(await asking.find("La Tuque")).toHaveLength(1);
  expect(asking.counts()).toEqual({ "geocoder-busy": 1, answered: MAX_AT_ONCE + 1 });
});

test("matches are not cached: the same words are requested again", async () => {
  const asking = geocoder();
  await asking.find("La Tuque");
  await asking.find("La Tuque");
  expect(double.requests).toHaveLength(2);
});
