import { getRequestListener } from "@hono/node-server";
import { expect, it, test } from "vitest";
import { surroundingsSettings } from "#sandbox/surroundings/addresses.ts";
import { surroundingsOf } from "#sandbox/surroundings/season.double.ts";
import { CLOSED, examineOne, serve, serveAlways } from "./doctor.double.ts";
import { SOURCE_CHECKS } from "./doctor.ts";
import { problemOf } from "./reasons.ts";

const roads = (ROADS_URL: string) => examineOne("closed roads", { ROADS_URL });

it("a source without an address is reported as not set, with the part of the site that is missing", async () => {
  expect(await examineOne("closed roads", {})).toEqual({
    ...{ name: "closed roads", state: "not set" },
    sentence: "The site has no part about closed roads (ROADS_URL).",
  });
});

it("the check of each source around a fire counts the source's records", async () => {
  const { app, clock } = surroundingsOf("summer");
  clock.now = Date.now();
  const origin = await serve(getRequestListener(app.fetch));
  const settings = Object.fromEntries(
    Object.entries(surroundingsSettings(0)).map(([name, url]) => [name, origin + new URL(url).pathname]),
  );
  for (const { name } of SOURCE_CHECKS) {
    const { state, sentence } = await examineOne(name, settings);
    expect([state, sentence]).toEqual([
      "well",
      expect.stringMatching(`^The source of ${name} sends \\d+ records? of Quebec[;.]`),
    ]);
  }
});

it("the check of closed roads explains a closed port, a wrong path, and a response without roads", async () => {
  expect((await roads(`http://${CLOSED}`)).sentence).toBe(
    "The source of closed roads refuses the connection, because nothing listens there: correct the host and port in ROADS_URL, or start the service.",
  );
  expect((await roads(await serveAlways(404))).sentence).toContain("correct the path in ROADS_URL");
  expect((await roads(await serveAlways(200, { type: "Moved" }))).sentence).toMatch(
    /^The source of closed roads gives no answer that we can read .* check that ROADS_URL leads to it\.$/,
  );
});

it("the check of closed roads explains that all records are unreadable", async () => {
  const odd = { type: "Feature", geometry: null, properties: {} };
  const url = await serveAlways(200, { type: "FeatureCollection", features: [odd, odd] });
  expect((await roads(url)).sentence).toContain("(All 2 records are unreadable)");
});

const fireData = (FIRE_DATA_URL: string) => examineOne("data service", { FIRE_DATA_URL });

it("the check of the data service counts the records that the service sends", async () => {
  const url = await serveAlways(200, []);
  expect(await fireData(url)).toEqual({
    ...{ name: "data service", state: "well" },
    sentence: "The data service sends 0 fires, 0 danger levels, 0 restrictions.",
  });
});

test.each([
  [401, "refuses our access: check with its team whether FIRE_DATA_URL is public."],
  [404, "has nothing at the address that we ask (404): correct the path in FIRE_DATA_URL."],
  [
    429,
    "refuses more requests for now (429): wait a minute and try again, then ask its team for a higher limit.",
  ],
  [503, "fails by itself (503): try again in a minute, then ask its team."],
])("the check of the data service explains a response with status %i", async (status, rest) => {
  const { state, sentence } = await fireData(await serveAlways(status));
  expect([state, sentence]).toEqual(["problem", `The data service ${rest}`]);
});

it("the check of the data service explains a page of HTML, a redirect, and a cut connection", async () => {
  const page = await serveAlways(200, "<p>Hello</p>", { "content-type": "text/html" });
  expect((await fireData(page)).sentence).toBe(
    "The data service sends an answer of another kind: correct FIRE_DATA_URL, which leads to something else.",
  );
  const moved = await serveAlways(301, "", { location: "https://data.example/" });
  expect((await fireData(moved)).sentence).toBe(
    "The data service redirects to another address: set FIRE_DATA_URL to that address.",
  );
  const cut = await serve((request) => void request.socket.destroy());
  expect((await fireData(cut)).sentence).toBe(
    "The data service closes the connection without an answer: check the port and the protocol in FIRE_DATA_URL.",
  );
});

it("the check of the data service explains a closed port, an unknown host, and a port without TLS", async () => {
  expect((await fireData(`http://${CLOSED}`)).sentence).toBe(
    "The data service refuses the connection, because nothing listens there: correct the host and port in FIRE_DATA_URL, or start the service.",
  );
  expect((await fireData("http://data.invalid")).sentence).toBe(
    "The data service has a host name that no DNS server knows: correct FIRE_DATA_URL, or the DNS of this machine.",
  );
  const plain = await serveAlways(200, []);
  expect((await fireData(plain.replace("http:", "https:"))).sentence).toBe(
    "The data service does not speak TLS on this port: correct the port or the protocol in FIRE_DATA_URL.",
  );
});

it("a data service whose records the site cannot read is reported as a problem", async () => {
  const url = await serve((request, response) => {
    const isFires = request.url?.startsWith("/public/feux");
    const fires = [{ odd: true }];
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(isFires ? fires : []));
  });
  expect(await fireData(url)).toMatchObject({ state: "problem" });
});

it("the check of the address search explains a town not found, an odd response, a refusal, and a closed port", async () => {
  const search = async (GEOCODER_URL: string) =>
    (await examineOne("address search", { GEOCODER_URL })).sentence;
  expect(await search(await serveAlways(200, { features: [] }))).toBe(
    "The address search does not find La Tuque: check GEOCODER_URL, or report it.",
  );
  expect(await search(await serveAlways(200, ["odd"]))).toBe(
    "The address search gives no answer that we can read (The response is not a list of features): check that GEOCODER_URL leads to it.",
  );
  expect(await search(await serveAlways(403))).toContain(
    "check with its team whether GEOCODER_URL is public",
  );
  expect(await search(`http://${CLOSED}`)).toContain("because nothing listens there");
});

it("the check of map tiles explains a tile service that has no tile or fails", async () => {
  const tiles = async (origin: string) =>
    (await examineOne("map tiles", { TILES_URL: `${origin}/{z}/{x}/{y}.mvt` })).sentence;
  expect(await tiles(await serveAlways(404))).toBe(
    "The tile service has no tile of southern Quebec: check the order of {z}, {x} and {y} in TILES_URL.",
  );
  expect(await tiles(await serveAlways(500))).toContain("The tile service fails by itself (500)");
  expect(
    await tiles(await serveAlways(200, "tile", { "content-type": "application/vnd.mapbox-vector-tile" })),
  ).toBe("The tile service sends a tile of southern Quebec.");
});

it("natural areas without an address are reported as not set, and an unreadable layer is explained", async () => {
  expect(await examineOne("natural areas", {})).toMatchObject({ state: "not set" });
  const layer = (NATURAL_AREAS_URL: string) => examineOne("natural areas", { NATURAL_AREAS_URL });
  expect((await layer(await serveAlways(200, { odd: true }))).sentence).toContain(
    "check that NATURAL_AREAS_URL leads to GeoJSON",
  );
});

it("a number in an error's message, such as 404, is not taken for a status", () => {
  const error = new Error("3 records answered 404");
  expect(problemOf(error, { service: "The data service", address: "FIRE_DATA_URL" }).message).toContain(
    "gives no answer that we can read (3 records answered 404)",
  );
});
