import { describe, expect, test } from "vitest";
import type { Geocoder, Match } from "#territory/geocoder.server.ts";
import { GeocoderError } from "#territory/geocoder-error.ts";
import { understand } from "./meaning.server.ts";

const LA_TUQUE = { lat: 47.44, lon: -72.78 };
const match = (name: string, at = LA_TUQUE, changes: Partial<Match> = {}): Match => ({
  kind: "address",
  name,
  at,
  region: "04",
  ...changes,
});

/** Finds these, and notes what it was asked. */
function finding(...matches: readonly Match[]) {
  const asked: string[] = [];
  const geocoder: Geocoder = {
    async find(words) {
      asked.push(words);
      return matches;
    },
    counts: () => ({}),
  };
  return { asked, geocoder };
}

const down: Geocoder = {
  find: () => Promise.reject(new GeocoderError("geocoder-timeout", "No answer")),
  counts: () => ({}),
};
const NOTHING = { address: "", here: "", place: "" };
const words = (address: string, geocoder: Geocoder) => understand({ ...NOTHING, address }, geocoder);

describe("words are looked up", () => {
  test("one match is the answer, at its own point, with a short address to share", async () => {
    const at = { lat: 47.441_234, lon: -72.781_234 };
    const { meaning } = await words(
      "123 Principale la tuque",
      finding(match("123 rue Principale, La Tuque", at)).geocoder,
    );
    expect(meaning).toEqual({
      kind: "point",
      at,
      name: "123 rue Principale, La Tuque",
      region: "04",
      isTownOnly: false,
      query: { here: "47.44,-72.78" },
    });
  });

  test("a whole name is the answer before the longer ones", async () => {
    const { geocoder } = finding(match("Laval-des-Rapides"), match("Laval", { lat: 45.58, lon: -73.75 }));
    expect((await words("laval, QC", geocoder)).meaning).toMatchObject({ kind: "point", name: "Laval" });
  });

  test("a town and the village of its name in it are one place", async () => {
    const { geocoder } = finding(match("La Tuque"), match("La Tuque", { lat: 47.45, lon: -72.79 }));
    expect((await words("La Tuque", geocoder)).meaning).toMatchObject({
      kind: "point",
      query: { place: "la-tuque" },
    });
  });

  test("two places of one name, far apart, are a choice, each by its own address", async () => {
    const far = { lat: 48.5, lon: -71.2 };
    const { geocoder } = finding(match("Lac Vert"), match("Lac Vert", far, { region: "02" }));
    expect((await words("lac vert", geocoder)).meaning).toEqual({
      kind: "choices",
      choices: [
        { name: "Lac Vert", region: "04", query: { here: "47.44,-72.78" } },
        { name: "Lac Vert", region: "02", query: { here: "48.50,-71.20" } },
      ],
    });
  });

  test("nothing found: the gazetteer may know it still", async () => {
    expect((await words("Obedjiwan", finding().geocoder)).meaning).toMatchObject({ name: "Obedjiwan" });
    expect((await words("Zzyzxqw", finding().geocoder)).meaning).toEqual({ kind: "none" });
  });
});

describe("the geocoder is not asked", () => {
  test.each([
    ["signs alone", { ...NOTHING, address: "?!… 🔥" }, "none"],
    ["a position typed", { ...NOTHING, address: "47,44 -72,78" }, "point"],
    ["a position shared", { ...NOTHING, here: "47.44,-72.78" }, "point"],
    ["a place's slug", { ...NOTHING, place: "la-tuque" }, "point"],
    ["nothing", NOTHING, "nothing"],
    ["a position outside", { ...NOTHING, here: "40.71,-74.01" }, "outside"],
    ["a position off the globe", { ...NOTHING, address: "95, -200" }, "outside"],
    ["no position", { ...NOTHING, here: "NaN,NaN" }, "unreadable"],
  ])("about %s", async (_what, asked, kind) => {
    const { asked: calls, geocoder } = finding();
    expect((await understand(asked, geocoder)).meaning.kind).toBe(kind);
    expect(calls).toEqual([]);
  });
});

test("a shared position is answered as rounded as it is shared, a typed one as exactly as typed", async () => {
  const { geocoder } = finding();
  const shared = await understand({ ...NOTHING, here: "47.4412345,-72.7812345" }, geocoder);
  expect(shared.meaning).toMatchObject({ at: LA_TUQUE });
  expect((await words("47.4412345,-72.7812345", geocoder)).meaning).toMatchObject({
    at: { lat: 47.441_234_5, lon: -72.781_234_5 },
    query: { here: "47.44,-72.78" },
  });
});

describe("without the geocoder", () => {
  test.each([
    ["La Tuque", "La Tuque", false],
    ["st-félicien", "Saint-Félicien", false],
    ["123 rue Principale, La Tuque", "La Tuque", true],
    ["123 rue Principale, La Tuque, QC", "La Tuque", true],
    ["123 rue Principale, La Tuque (Québec) G9X 1A1", "La Tuque", true],
    ["12 rue A, Saint-Félicien, Québec", "Saint-Félicien", true],
    ["12 rue Saint-Jean, Québec, QC", "Québec", true],
  ])("%s is answered for %s", async (address, name, isTownOnly) => {
    const { meaning, isGeocoderDown } = await words(address, down);
    expect(meaning).toMatchObject({ kind: "point", name, isTownOnly });
    expect(isGeocoderDown).toBe(true);
  });

  test("what the gazetteer does not know is none, and it says why", async () => {
    expect(await words("123 rue Principale", down)).toEqual({
      meaning: { kind: "none" },
      isGeocoderDown: true,
    });
  });

  test("another failure is no outage", async () => {
    const broken: Geocoder = { find: () => Promise.reject(new TypeError("bug")), counts: () => ({}) };
    await expect(words("La Tuque", broken)).rejects.toThrow("bug");
  });
});
