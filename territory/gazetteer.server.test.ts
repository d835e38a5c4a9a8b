import { describe, expect, test } from "vitest";
import { nearestPlace, PLACES, placeBySlug, placesLike, placesNamed } from "./gazetteer.server.ts";
import { regionAt } from "./locate.server.ts";
import { MRCS } from "./mrcs.ts";
import { REGIONS } from "./regions.ts";

const found = (query: string) => [...placesNamed(query), ...placesLike(query, 5)].map(({ name }) => name);
const first = (query: string) => found(query)[0];

describe("a person finds a place", () => {
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
  ])("by typing %j", (query, name) => {
    expect(first(query)).toBe(name);
  });

  test("the exact name before the longer, the larger before the smaller", () => {
    expect(first("richelieu")).toBe("Richelieu");
    expect(first("saint-jean")).toBe("Saint-Jean-sur-Richelieu");
    expect(found("laval").slice(0, 3)).toEqual(["Laval", "Lavaltrie", "Laval-des-Rapides"]);
  });

  test("never more than asked for", () => {
    expect(placesLike("s", 4)).toHaveLength(4);
    expect(placesLike("s", 0)).toEqual([]);
    expect(placesLike("s", -1)).toEqual([]);
  });
});

describe("every place", () => {
  test("has a slug of its own, with its region where two share a name", () => {
    expect(new Set(PLACES.map(({ slug }) => slug)).size).toBe(PLACES.length);
    expect(placeBySlug("rimouski")?.region).toBe("01");
    expect(placeBySlug("saint-ambroise-lanaudiere")?.region).toBe("14");
    expect(placeBySlug("atlantis")).toBeUndefined();
    for (const { slug } of PLACES) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  test("lies in its region, and its MRC too", () => {
    for (const { name, at, region, mrc } of PLACES) {
      expect([name, regionAt(at)]).toEqual([name, region]);
      if (mrc) expect([name, MRCS.find(({ code }) => code === mrc)?.region]).toEqual([name, region]);
    }
  });

  test("is of a known kind", () => {
    const kinds = new Set<string>(PLACES.map(({ kind }) => kind));
    expect([...kinds].sort()).toEqual(["city", "community", "lake", "locality"]);
  });
});

test.each(REGIONS.map(({ code }) => code))("region %s is reached by places of its own", (code) => {
  expect(PLACES.filter(({ region }) => region === code).length).toBeGreaterThan(0);
});

test.each(["Schefferville", "Obedjiwan", "Wemotaci", "Clova", "Radisson", "Mashteuiatsh", "Ivujivik"])(
  "the north is not forgotten: %s",
  (name) => {
    expect(first(name)).toBe(name);
  },
);

describe("a name that is the words", () => {
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
  ])("%j", (query, expected) => {
    expect(slugs(query)).toEqual(expected);
  });

  test("is given with each that bears it", () => {
    expect(slugs("Saint-Ambroise")).toHaveLength(2);
  });
});

describe("a name that is only near", () => {
  const names = (query: string) => placesLike(query, 6).map(({ name }) => name);

  test.each([
    ["Rimousky", "Rimouski"],
    ["Rimuoski, QC", "Rimouski"],
    ["chibougamo", "Chibougamau"],
    ["Notre-Dame-du-L", "Notre-Dame-du-Lac"],
    ["Richelieu Jean", "Saint-Jean-sur-Richelieu"],
  ])("%s is offered for %s", (query, name) => {
    expect(names(query)).toContain(name);
    expect(placesNamed(query)).toEqual([]);
  });

  test("leaves out the exact one, and knows nothing of nonsense", () => {
    expect(names("Laval")).not.toContain("Laval");
    expect(names("zzyzxqw")).toEqual([]);
    expect(names("")).toEqual([]);
    expect(placesLike("saint", 3)).toHaveLength(3);
  });
});

test("the nearest place, and how far it is", () => {
  const found = nearestPlace({ lon: -72.85, lat: 47.4 });
  expect(found?.place.name).toBe("La Tuque");
  expect(found?.km).toBeGreaterThan(4);
  expect(found?.km).toBeLessThan(9);
});
