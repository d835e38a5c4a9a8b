import { getRequestListener } from "@hono/node-server";
import { expect, it } from "vitest";
import { surroundingsSettings } from "#sandbox/surroundings/addresses.ts";
import { surroundingsOf } from "#sandbox/surroundings/season.double.ts";
import { CLOSED, examineOne, serve, serveAlways } from "./doctor.double.ts";
import { SOURCE_CHECKS } from "./source-checks.ts";

const roads = (ROADS_URL: string) => examineOne("closed roads", { ROADS_URL });

it("says which part of the site is missing without a source", async () => {
  expect(await examineOne("closed roads", {})).toEqual({
    ...{ name: "closed roads", state: "not set" },
    sentence: "The site has no part about closed roads (ROADS_URL).",
  });
});

it("counts the records of every source, with the time of the newest", async () => {
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

it("explains a source that is away, refuses, or sends something else", async () => {
  expect((await roads(`http://${CLOSED}`)).sentence).toBe(
    "The source of closed roads refuses the connection, because nothing listens there: correct the host and port in ROADS_URL, or start the service.",
  );
  expect((await roads(await serveAlways(404))).sentence).toContain("correct the path in ROADS_URL");
  expect((await roads(await serveAlways(200, { type: "Moved" }))).sentence).toMatch(
    /^The source of closed roads gives no answer that we can read .* check that ROADS_URL leads to it\.$/,
  );
});

it("explains a source whose records are all odd", async () => {
  const odd = { type: "Feature", geometry: null, properties: {} };
  const url = await serveAlways(200, { type: "FeatureCollection", features: [odd, odd] });
  expect((await roads(url)).sentence).toContain("(All 2 records are unreadable)");
});
