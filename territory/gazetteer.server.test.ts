import { describe, expect, test } from "vitest";
import { nearestPlace, PLACES, placeBySlug, placesMeant, searchPlaces } from "./gazetteer.server.ts";
import { regionAt } from "./locate.server.ts";
import { MRCS } from "./mrcs.ts";
import { REGIONS } from "./regions.ts";

const first = (query: string) => searchPlaces(query, 5)[0]?.name;

describe("a person finds a place", () => {
  test.each([
    ["Val-d'Or", "Val-d'Or"],
    ["val d’or", "Val-d'Or"],
    ["VAL DOR", "Val-d'Or"],
    ["valdor", "Val-d'Or"],
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
    expect(searchPlaces("laval", 3).map(({ name }) => name)).toEqual([
      "Laval",
      "Lavaltrie",
      "Laval-des-Rapides",
    ]);
  });

  test("never more than asked for", () => {
    expect(searchPlaces("s", 4)).toHaveLength(4);
    expect(searchPlaces("s", 0)).toEqual([]);
    expect(searchPlaces("s", -1)).toEqual([]);
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

  test("has a zone, but in the far north", () => {
    for (const { name, at, zone } of PLACES) expect([name, zone !== undefined]).toEqual([name, at.lat < 56]);
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

describe("the places meant", () => {
  const meant = (query: string) => placesMeant(query, 6).map(({ slug }) => slug);

  test("one, by its slug or its whole name", () => {
    expect(meant("saint-ambroise-lanaudiere")).toEqual(["saint-ambroise-lanaudiere"]);
    expect(meant("St-Jérôme")).toEqual(["saint-jerome"]);
    expect(meant("laval")).toEqual(["laval"]);
  });

  test("several of one name, or whose names it begins", () => {
    expect(meant("Saint-Ambroise").length).toBe(2);
    expect(meant("saint-j")).toHaveLength(6);
    expect(meant("Atlantis")).toEqual([]);
  });
});

test("the nearest place, and how far it is", () => {
  const found = nearestPlace({ lon: -72.78, lat: 47.5 });
  expect(found?.place.name).toBe("La Tuque");
  expect(found?.km).toBeGreaterThan(4);
  expect(found?.km).toBeLessThan(9);
});
