import { afterAll, afterEach, beforeAll } from "vitest";
import { pathTo } from "#app/paths.ts";
import { expect, test } from "../support/browse.ts";
import type { Fault } from "../support/hub.ts";
import { plainPage } from "../support/page-text.ts";
import { words } from "../support/words.ts";
import { startWorld, type World } from "../support/world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());
afterEach(() => world.hub.clearFaults());

const t = words("fr");
const number = t("emergency.number");
const inText = (text: string) => text.replace(/\s+/g, " ");
const pageFor = (address: string) =>
  plainPage(world.origin + pathTo("current-situation-location", "fr", {}, { address }));
const times = (text: string, part: string) => text.split(inText(part)).length - 1;

const FAULTS: readonly (readonly [string, Fault])[] = [
  ["is down", { status: 500 }],
  ["asks for patience", { status: 429 }],
  ["is slow", { delayMs: 20_000 }],
  ["answers a web page", { status: 200, body: "<!doctype html><title>Maintenance</title>" }],
  ["is cut off", { status: 200, body: '{"features":[{"type":"Fea' }],
  ["answers something else", { status: 200, body: "[]" }],
];

test.for(FAULTS)(
  "when the geocoder %s, the gazetteer answers and the page says so once",
  async ([, fault]) => {
    await world.hub.putFault(fault, "geocoder");
    const town = await pageFor("La Tuque");
    expect(town.status).toBe(200);
    expect(town.text).toContain(`${t("location.understood")} La Tuque`);
    expect(times(town.text, t("location.down.title"))).toBe(1);
    expect(town.text).toContain(inText(t("location.down.place")));

    const house = await pageFor("123 rue Principale, La Tuque");
    expect(house.text).toContain(`${t("location.understood")} La Tuque`);
    expect(house.text).toContain(inText(t("location.down.town", { place: "La Tuque" })));

    const unknown = await pageFor("123 rue Principale");
    expect(unknown.status).toBe(200);
    expect(times(unknown.text, t("location.down.title"))).toBe(1);
    expect(unknown.text).toContain(inText(t("location.down.none", { query: "123 rue Principale", number })));

    const several = await pageFor("Saint-Ambroise");
    expect(times(several.text, t("location.down.title"))).toBe(1);
    expect(several.text).toContain(inText(t("location.choices", { query: "Saint-Ambroise" })));

    await world.hub.clearFaults();
    const again = await pageFor("123 rue Principale, La Tuque");
    expect(again.text).toContain("123 rue Principale, La Tuque");
    expect(times(again.text, t("location.down.title"))).toBe(0);
  },
);

test("positions and places need no geocoder", async () => {
  await world.hub.putFault({ status: 500 }, "geocoder");
  for (const query of [{ here: "47.44,-72.78" }, { place: "la-tuque" }]) {
    const { text } = await plainPage(world.origin + pathTo("current-situation-location", "fr", {}, query));
    expect(text).toContain(t("location.understood"));
    expect(times(text, t("location.down.title"))).toBe(0);
  }
});

test("an address leaves nothing in the metrics", async () => {
  await pageFor("123 rue Principale, La Tuque");
  const metrics = await (await fetch(`${world.origin}/metrics`)).text();
  expect(metrics).toContain('vigie_geocoder_calls_total{outcome="answered"}');
  expect(metrics).not.toContain("Principale");
});
