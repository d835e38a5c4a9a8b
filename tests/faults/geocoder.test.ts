import { afterAll, afterEach, beforeAll } from "vitest";
import { MAP_SEARCH_PATHS } from "#plan/map-files.ts";
import { pathTo } from "#plan/paths.ts";
import { expect, PERSON, test } from "../support/browse.ts";
import type { Fault } from "../support/hub.ts";
import { plainPage } from "../support/page-text.ts";
import { sampled } from "../support/soak.ts";
import { words } from "../support/words.ts";
import { startWorld, type World } from "../support/world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld({ env: { LOG_LEVEL: "debug" } });
});
afterAll(() => world.stop());
afterEach(() => world.hub.clearFaults());

const t = words("fr");
const inText = (text: string) => text.replace(/\s+/g, " ");
const pageFor = (address: string) =>
  plainPage(world.origin + pathTo("current-situation-location", "fr", {}, { address }));
const times = (text: string, part: string) => text.split(inText(part)).length - 1;

const FAULTS: readonly (readonly [string, Fault])[] = [
  ["is down", { status: 500 }],
  ["requests a delay", { status: 429 }],
  ["is slow", { delayMs: 20_000 }],
  ["responds with a web page", { status: 200, body: "<!doctype html><title>Maintenance</title>" }],
  ["is cut off", { status: 200, body: '{"features":[{"type":"Fea' }],
  ["responds with other data", { status: 200, body: "[]" }],
];

const SOME_FAULTS = sampled(import.meta.filename, FAULTS, 3);

test.for(SOME_FAULTS)(
  "when the geocoder %s, the gazetteer finds places and the page says only once that the geocoder is down",
  async ([, fault]) => {
    await world.hub.putFault(fault, "geocoder");
    const town = await pageFor("Lac Mistassini");
    expect(town.status).toBe(200);
    expect(town.text).toContain(`${t("location.understood")} Lac Mistassini`);
    expect(times(town.text, t("finder.down.title"))).toBe(1);
    expect(town.text).toContain(inText(t("finder.down.place")));

    const house = await pageFor("123 rue Principale, La Tuque");
    expect(house.text).toContain(`${t("location.understood")} La Tuque`);
    expect(house.text).toContain(inText(t("finder.down.town", { place: "La Tuque" })));

    const unknown = await pageFor("123 rue Principale");
    expect(unknown.status).toBe(200);
    expect(times(unknown.text, t("finder.down.title"))).toBe(1);
    expect(unknown.text).toContain(inText(t("finder.down.none", { query: "123 rue Principale" })));

    const several = await pageFor("12 rue A, Saint-Ambroise");
    expect(times(several.text, t("finder.down.title"))).toBe(1);
    expect(several.text).toContain(inText(t("finder.several", { query: "12 rue A, Saint-Ambroise" })));

    const like = await pageFor("Notre-Dame-du-L");
    expect(times(like.text, t("finder.down.title"))).toBe(1);
    expect(like.text).toContain(inText(t("finder.near.text")));
    expect(like.text).not.toContain(t("location.understood"));

    const onMap = await fetch(`${world.origin}${MAP_SEARCH_PATHS.fr}?q=123+rue+Principale`);
    expect(onMap.status).toBe(200);
    expect((await onMap.json()).said).toContain(t("finder.down.none", { query: "123 rue Principale" }));

    await world.hub.clearFaults();
    const again = await pageFor("123 rue Principale, La Tuque");
    expect(again.text).toContain("123 rue Principale, La Tuque");
    expect(times(again.text, t("finder.down.title"))).toBe(0);
  },
);

test("the location page finds positions and municipalities without the geocoder", async () => {
  await world.hub.putFault({ status: 500 }, "geocoder");
  for (const query of [{ here: "47.44,-72.78" }, { place: "la-tuque" }, { address: "La Tuque, QC" }]) {
    const { text } = await plainPage(world.origin + pathTo("current-situation-location", "fr", {}, query));
    expect(text).toContain(t("location.understood"));
    expect(times(text, t("finder.down.title"))).toBe(0);
  }
});

test("no address finder caches, logs or counts the text that a visitor types", async () => {
  const typed = "123 rue Introuvable, La Tuque";
  const metrics = async () => (await fetch(`${world.origin}/metrics`)).text();
  const cachedPages = async () => /^vigie_cached_pages .*$/m.exec(await metrics())?.[0];
  const before = await cachedPages();
  for (const path of [
    pathTo("current-situation-location", "fr", {}, { address: typed }),
    pathTo("current-situation-location", "fr", {}, { place: typed }),
    pathTo("current-situation-location", "fr", {}, { here: typed }),
    pathTo("home", "fr", {}, { address: typed }),
    pathTo("home", "fr", {}, { place: typed }),
    `${MAP_SEARCH_PATHS.fr}?q=${encodeURIComponent(typed)}`,
  ]) {
    const answer = await fetch(world.origin + path, {
      redirect: "manual",
      headers: { "user-agent": PERSON },
    });
    expect([path, answer.headers.get("cache-control")]).toEqual([path, "private, no-store"]);
    expect([path, answer.headers.get("server-timing")]).toEqual([path, null]);
  }
  expect(await cachedPages()).toBe(before);
  expect(await metrics()).toContain('vigie_geocoder_calls_total{outcome="answered"}');
  expect(world.output()).toContain("/etat-situation/location/");
  for (const text of [await metrics(), world.output()]) expect(text).not.toMatch(/Introuvable/i);
});
