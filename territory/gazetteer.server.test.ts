import { describe, expect, test } from "vitest";
import { nearestPlace, PLACES, placeBySlug, placesLike, placesNamed } from "./gazetteer.server.ts";
import { regionAt } from "./locate.server.ts";
import { MRCS } from "./mrcs.ts";
import { REGIONS } from "./regions.ts";

const found = (query: string) => [...placesNamed(query), ...placesLike(query, 5)].map(({ name }) => name);
const first = (query: string) => found(query)[0];

describe("the search for places", () => {
  test.each([
    ["Val-d'Or", "Val-d’Or"],
    ["val d’or", "Val-d’Or"],
    ["VAL DOR", "Val-d’Or"],
    ["valdor", "Val-d’Or"],
    ["chibougamau", "Chibougamau"],
    ["Sept Iles", "Sept-Îles"],
    ["SEPT-ÎLES", "Sept-Îles"],
    ["st-felicien", "Saint-Félicien"],
    ["St. Félicien", "Saint-Félicien"],
    ["ste-agathe", "Sainte-Agathe-des-Monts"],
    ["montr", "Montréal"],
    ["quebec", "Québec"],
    ["tremblant", "Mont-Tremblant"],
    ["jean richelieu", "Saint-Jean-sur-Richelieu"],
    ["lac mistassini", "Lac Mistassini"],
    ["nulle part", undefined],
    ["", undefined],
    [" -'! ", undefined],
    ["(.*)+$", undefined],
    ["<script>alert(1)</script>", undefined],
    ["__proto__", undefined],
    ["x".repeat(100_000), undefined],
  ])("the search for %j first finds the place %s", (query, name) => {
    expect(first(query)).toBe(name);
  });

  test("the search finds an exact name before a longer one, and a larger place before a smaller one", () => {
    expect(first("richelieu")).toBe("Richelieu");
    expect(first("saint-jean")).toBe("Saint-Jean-sur-Richelieu");
    expect(found("laval").slice(0, 3)).toEqual(["Laval", "Lavaltrie", "Laval-des-Rapides"]);
  });

  test("the search returns at most the requested number of places", () => {
    expect(placesLike("s", 4)).toHaveLength(4);
    expect(placesLike("s", 0)).toEqual([]);
    expect(placesLike("s", -1)).toEqual([]);
  });
});

describe("every place of the gazetteer", () => {
  test("every place has a unique slug, which includes the region if two places share a name", () => {
    expect(new Set(PLACES.map(({ slug }) => slug)).size).toBe(PLACES.length);
    expect(placeBySlug("rimouski")?.region).toBe("01");
    expect(placeBySlug("saint-ambroise-lanaudiere")?.region).toBe("14");
    expect(placeBySlug("atlantis")).toBeUndefined();
    for (const { slug } of PLACES) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  test("every place is in its region and its MRC", () => {
    for (const { name, at, region, mrc } of PLACES) {
      expect([name, regionAt(at)]).toEqual([name, region]);
      if (mrc) expect([name, MRCS.find(({ code }) => code === mrc)?.region]).toEqual([name, region]);
    }
  });

  test("every place has a known kind", () => {
    const kinds = new Set<string>(PLACES.map(({ kind }) => kind));
    expect([...kinds].sort()).toEqual(["city", "community", "lake", "locality"]);
  });
});

test.each(REGIONS.map(({ code }) => code))("region %s has places in the gazetteer", (code) => {
  expect(PLACES.filter(({ region }) => region === code).length).toBeGreaterThan(0);
});

test.each(["Schefferville", "Obedjiwan", "Wemotaci", "Clova", "Radisson", "Mashteuiatsh", "Ivujivik"])(
  "the northern place %s is in the gazetteer",
  (name) => {
    expect(first(name)).toBe(name);
  },
);

describe("an exact name", () => {
  const slugs = (query: string) => placesNamed(query).map(({ slug }) => slug);

  test.each([
    ["Rimouski", ["rimouski"]],
    ["RIMOUSKI, QC", ["rimouski"]],
    ["rimouski (Québec)", ["rimouski"]],
    ["Rimouski Québec", ["rimouski"]],
    ["Rimouski, Québec, Canada", ["rimouski"]],
    ["Québec", ["quebec"]],
    ["Québec QC", ["quebec"]],
    ["Québec, Québec", ["quebec"]],
    ["St-Jerome", ["saint-jerome"]],
    ["valdor", ["val-d-or"]],
    ["Val d’Or, La Vallée-de-l'Or", ["val-d-or"]],
    ["Ancienne-Lorette", ["l-ancienne-lorette"]],
    ["tuque", ["la-tuque"]],
    ["Saint-Ambroise (Lanaudière)", ["saint-ambroise-lanaudiere"]],
    ["Notre-Dame-du", []],
    ["Rimousky", []],
    ["Rimouski, Outaouais", []],
    ["Rimouski, Atlantis", []],
    ["", []],
    [", QC", []],
    ["QC", []],
    ["(.*)+$", []],
  ])("the exact name %j finds the places %j", (query, expected) => {
    expect(slugs(query)).toEqual(expected);
  });

  test.each([
    ["3-Rivières", "Trois-Rivières"],
    ["7 Iles", "Sept-Îles"],
    ["2-Montagnes", "Deux-Montagnes"],
    ["City of Montreal", "Montréal"],
    ["Ville de Rimouski", "Rimouski"],
    ["Municipalité d’Oka", "Oka"],
    ["Ville Mont-Royal", "Mont-Royal"],
    ["Ville-Marie", "Ville-Marie"],
    ["Sherbrooke Qué.", "Sherbrooke"],
    ["Sherbrooke, Que", "Sherbrooke"],
  ])("the name %j, with a digit, a kind of place or a short province, finds %s", (query, name) => {
    expect(placesNamed(query).map((place) => place.name)).toContain(name);
  });

  test("an exact name finds all places with that name", () => {
    expect(slugs("Saint-Ambroise")).toHaveLength(2);
  });
});

describe("a similar name", () => {
  const names = (query: string) => placesLike(query, 6).map(({ name }) => name);

  test.each([
    ["Rimousky", "Rimouski"],
    ["Rimuoski, QC", "Rimouski"],
    ["chibougamo", "Chibougamau"],
    ["Notre-Dame-du-L", "Notre-Dame-du-Lac"],
    ["Richelieu Jean", "Saint-Jean-sur-Richelieu"],
  ])("the typed text %s gets the suggestion %s", (query, name) => {
    expect(names(query)).toContain(name);
    expect(placesNamed(query)).toEqual([]);
  });

  test("suggestions do not contain the place with the exact name, and are empty for nonsense", () => {
    expect(names("Laval")).not.toContain("Laval");
    expect(names("zzyzxqw")).toEqual([]);
    expect(names("")).toEqual([]);
    expect(placesLike("saint", 3)).toHaveLength(3);
  });
});

test("the nearest place is returned with its distance", () => {
  const found = nearestPlace({ lon: -72.85, lat: 47.4 });
  expect(found?.place.name).toBe("La Tuque");
  expect(found?.km).toBeGreaterThan(4);
  expect(found?.km).toBeLessThan(9);
});
