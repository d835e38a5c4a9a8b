import { describe, expect, test } from "vitest";
import type { Fire } from "#fires/model.ts";
import { type Geocoder, GeocoderError, type Match } from "#territory/geocoder.server.ts";
import { NATURAL_AREAS } from "#territory/natural-areas.ts";
import type { Meaning } from "./meaning.ts";
import { sharedPlace } from "./place-at-point.server.ts";
import { understand, understandAtOnce } from "./understand.server.ts";

const LA_TUQUE = { lat: 47.44, lon: -72.78 };
const match = (name: string, at = LA_TUQUE, changes: Partial<Match> = {}): Match => ({
  kind: "address",
  name,
  at,
  region: "04",
  ...changes,
});

/** Creates a geocoder that returns these matches and records its calls. */
function finding(...matches: readonly Match[]) {
  const queries: string[] = [];
  const geocoder: Geocoder = {
    async find(words) {
      queries.push(words);
      return matches;
    },
    counts: () => ({}),
  };
  return { queries, geocoder };
}

const down: Geocoder = {
  find: () => Promise.reject(new GeocoderError("geocoder-timeout", "No answer")),
  counts: () => ({}),
};
const fire = (number: number, name: string | null) =>
  ({ id: `2026-${number}`, number, name, region: "04" }) as Fire;
const FIRES = [fire(414, "Lac Clair"), fire(7, null)];
const words = (text: string, geocoder = finding().geocoder) =>
  understand(text, { geocoder, fires: FIRES, areas: NATURAL_AREAS });
const namesOf = (meaning: Meaning) => ("choices" in meaning ? meaning.choices.map(({ name }) => name) : []);

describe("an exact name means one place", () => {
  test("an exact address means its own point, and its link to share has a rounded position", async () => {
    const at = { lat: 47.441_234, lon: -72.781_234 };
    const found = finding(match("123 rue Principale, La Tuque", at));
    expect((await words("123 Principale la tuque", found.geocoder)).meaning).toEqual({
      kind: "point",
      at,
      name: "123 rue Principale, La Tuque",
      region: "04",
      isTownOnly: false,
      area: null,
      query: { here: "47.44,-72.78" },
    });
  });

  test.each([
    ["a postal code", "g9x1a1", match("G9X 1A1", LA_TUQUE, { kind: "postal-code" })],
    [
      "a street",
      "rue St-Joseph, La Tuque",
      match("rue Saint-Joseph, La Tuque", LA_TUQUE, { kind: "street" }),
    ],
    ["a lake in its region", "lac vert, Mauricie", match("Lac Vert", LA_TUQUE, { kind: "place" })],
  ])("the words for %s mean the result that has exactly that name", async (_what, typed, found) => {
    const { meaning } = await words(typed, finding(found, match("Something else")).geocoder);
    expect(meaning).toMatchObject({ kind: "point", name: found.name });
  });

  test.each([
    ["La Tuque", "La Tuque", "la-tuque"],
    ["LA TUQUE, QC", "La Tuque", "la-tuque"],
    ["rimouski (Québec)", "Rimouski", "rimouski"],
    ["st-felicien", "Saint-Félicien", "saint-felicien"],
    ["valdor", "Val-d’Or", "val-d-or"],
    ["La Tuque (Québec) G9X 3N6", "La Tuque", "la-tuque"],
  ])("the municipality %j is found without a call to the geocoder", async (typed, name, place) => {
    const { queries, geocoder } = finding();
    expect((await words(typed, geocoder)).meaning).toMatchObject({ kind: "point", name, query: { place } });
    expect(queries).toEqual([]);
    expect(understandAtOnce(typed)).toMatchObject({ query: { place } });
  });

  test.each(["Parc national du Mont-Tremblant", "parc du Mont Tremblant", "PARC MONT-TREMBLANT"])(
    "the natural area %j is found at its centre",
    async (typed) => {
      expect((await words(typed)).meaning).toMatchObject({
        kind: "point",
        name: "Parc national du Mont-Tremblant",
        area: "parc-national-du-mont-tremblant",
      });
    },
  );

  test("a town and its village of the same name are one place", async () => {
    const near = { lat: 47.45, lon: -72.79 };
    const { geocoder } = finding(
      match("Lac Vert", LA_TUQUE, { kind: "place" }),
      match("Lac Vert", near, { kind: "place" }),
    );
    expect((await words("lac vert", geocoder)).meaning).toMatchObject({ kind: "point", at: LA_TUQUE });
  });
});

describe("an inexact name never means one place", () => {
  test.each([
    ["another number", "125 rue Principale, La Tuque", match("123 rue Principale, La Tuque")],
    ["another street", "123 rue Principal, La Tuque", match("123 rue Principale, La Tuque")],
    ["no town", "123 rue Principale", match("123 rue Principale, La Tuque")],
    ["a name only like it", "Notre-Dame-du-Zzz", match("Notre-Dame-du-Lac", LA_TUQUE, { kind: "place" })],
    ["another postal code", "G9Z 1A1", match("G9Z 1A2", LA_TUQUE, { kind: "postal-code" })],
    ["another region", "Lac Vert, Outaouais", match("Lac Vert", LA_TUQUE, { kind: "place" })],
  ])("a geocoder result with %s is only offered as a choice", async (_what, typed, found) => {
    const { meaning } = await words(typed, finding(found).geocoder);
    expect(meaning.kind).toBe("near");
    expect(namesOf(meaning)).toContain(found.name);
  });

  test.each([
    ["Chibougamo", "Chibougamau"],
    ["Notre-Dame-du-L", "Notre-Dame-du-Lac"],
    ["verendrye", "Réserve faunique La Vérendrye"],
    ["abitibi temis", "Abitibi-Témiscamingue"],
    ["12 rue Inconnue, La Tuque", "La Tuque"],
  ])("the words %s suggest %s", async (typed, name) => {
    const { meaning } = await words(typed);
    expect(meaning.kind).toBe("near");
    expect(namesOf(meaning)).toContain(name);
  });

  test("words that resemble no name find nothing", async () => {
    expect((await words("Zzyzxqw")).meaning).toEqual({ kind: "none" });
  });
});

describe("several places of one name are offered", () => {
  test("several gazetteer places of one name are offered", async () => {
    const { meaning } = await words("Saint-Ambroise");
    expect(meaning).toMatchObject({ kind: "several" });
    expect(namesOf(meaning).length).toBeGreaterThan(1);
  });

  test("several geocoder results of one name are offered with their own positions and nearest places", async () => {
    const far = { lat: 48.5, lon: -71.2 };
    const { geocoder } = finding(
      match("Lac Vert", LA_TUQUE, { kind: "place" }),
      match("Lac Vert", far, { region: "02", kind: "place" }),
      match("Lac Vertige", far, { region: "02", kind: "place" }),
    );
    expect((await words("lac vert", geocoder)).meaning).toMatchObject({
      kind: "several",
      choices: [
        { name: "Lac Vert", region: "04", near: "La Tuque", target: { query: { here: "47.44,-72.78" } } },
        { name: "Lac Vert", region: "02", target: { query: { here: "48.50,-71.20" } } },
      ],
    });
  });

  test("a lake and the fire named after it are two choices", async () => {
    const { geocoder } = finding(match("Lac Clair", LA_TUQUE, { kind: "place" }));
    const { meaning } = await words("lac clair", geocoder);
    expect("choices" in meaning && meaning.choices.map(({ kind }) => kind)).toEqual(["fire", "place"]);
  });
});

test.each([
  ["Mauricie", { is: "region", code: "04" }],
  ["région de l'Estrie", { is: "region", code: "05" }],
  ["MRC de Roussillon", { is: "mrc", code: "670" }],
  ["zone Mégiscane-Gouin", { is: "zone", slug: "megiscane-gouin" }],
  ["414", { is: "fire", id: "2026-414", region: "04" }],
  ["feu nº 7", { is: "fire", id: "2026-7", region: "04" }],
  ["Fire No. 7", { is: "fire", id: "2026-7", region: "04" }],
  ["2026-414", { is: "fire", id: "2026-414", region: "04" }],
  ["feu Lac Clair", { is: "fire", id: "2026-414", region: "04" }],
])("the words %s offer the page of that territory or fire as a choice", async (typed, target) => {
  const { meaning } = await words(typed);
  expect(meaning.kind).toBe("several");
  expect("choices" in meaning && meaning.choices.map((choice) => choice.target)).toContainEqual(target);
});

describe("questions without a call to the geocoder", () => {
  test.each([
    ["signs alone", "?!… 🔥", "none"],
    ["a position", "47,44 -72,78", "point"],
    ["longitude first", "-72.78, 47.44", "point"],
    ["nothing", "  ", "nothing"],
    ["a position outside", "40.71,-74.01", "outside"],
    ["a position off the globe", "95, -200", "outside"],
    ["half a position", "47.44", "unreadable"],
    ["figures that are no position", "47.44 N 72.78 N", "unreadable"],
  ])("%s is understood without the geocoder", async (_what, typed, kind) => {
    const { queries, geocoder } = finding();
    expect((await words(typed, geocoder)).meaning.kind).toBe(kind);
    expect(queries).toEqual([]);
  });
});

describe("a postal code that the geocoder does not know", () => {
  const other = finding(match("H2X 1Y5", LA_TUQUE, { kind: "postal-code" })).geocoder;

  test.each([
    ["of one town means the town", other, "H2X 1Y4"],
    ["of three characters means its town", other, "h2x"],
    ["means its town when the geocoder is down", down, "h2x-1y4"],
  ])("an unknown postal code %s", async (_what, geocoder, typed) => {
    expect((await words(typed, geocoder)).meaning).toMatchObject({ kind: "point", name: "Montréal" });
  });

  test("an unknown postal code of several towns offers these towns", async () => {
    expect(namesOf((await words("G9X 1A1")).meaning)).toEqual(["La Tuque", "La Bostonnais"]);
  });
});

test("a typed position keeps its full precision, and its link to share has a rounded position", async () => {
  expect((await words("47.4412345,-72.7812345")).meaning).toMatchObject({
    at: { lat: 47.441_234_5, lon: -72.781_234_5 },
    query: { here: "47.44,-72.78" },
  });
});

describe("an address that can be shared", () => {
  test("sharedPlace reads a gazetteer slug or a rounded position", () => {
    expect(sharedPlace("la-tuque")).toMatchObject({ kind: "point", name: "La Tuque" });
    expect(sharedPlace("47.44,-72.78")).toMatchObject({ kind: "point", at: LA_TUQUE, name: null });
    expect(sharedPlace("40.71,-74.01")).toEqual({ kind: "outside" });
  });

  test.each(["La Tuque", "47.4412,-72.7812", "47,44 -72,78", "123 rue Principale", "atlantis", ""])(
    "sharedPlace refuses the address %j",
    (value) => {
      expect(sharedPlace(value)).toBeNull();
    },
  );
});

describe("without the geocoder", () => {
  test.each([
    ["123 rue Principale, La Tuque", "La Tuque", true],
    ["123 rue Principale, La Tuque, QC", "La Tuque", true],
    ["123 rue Principale, La Tuque (Québec) G9X 1A1", "La Tuque", true],
    ["12 rue A, Saint-Félicien, Québec", "Saint-Félicien", true],
    ["12 rue Saint-Jean, Québec, QC", "Québec", true],
    ["Lac Mistassini", "Lac Mistassini", false],
  ])("%s means the place %s when the geocoder is down", async (address, name, isTownOnly) => {
    const { meaning, isGeocoderDown } = await words(address, down);
    expect(meaning).toMatchObject({ kind: "point", name, isTownOnly });
    expect(isGeocoderDown).toBe(true);
  });

  test("an ambiguous town or a similar name is offered when the geocoder is down", async () => {
    expect((await words("12 rue A, Saint-Ambroise", down)).meaning.kind).toBe("several");
    expect((await words("Notre-Dame-du-L", down)).meaning.kind).toBe("near");
  });

  test("an address without a known town finds nothing and reports that the geocoder is down", async () => {
    expect(await words("123 rue Principale", down)).toEqual({
      meaning: { kind: "none" },
      isGeocoderDown: true,
    });
  });

  test("an error that is not an outage is thrown", async () => {
    const broken: Geocoder = { find: () => Promise.reject(new TypeError("bug")), counts: () => ({}) };
    await expect(words("Lac Mistassini", broken)).rejects.toThrow("bug");
  });
});
