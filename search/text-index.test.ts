import { describe, expect, test } from "vitest";
import { createTextIndex, type Leniency } from "./text-index.ts";

const item = (title: string, text = "", weight = 0, kind = "") => ({
  title,
  kind,
  keywords: "",
  text,
  weight,
});
const find = await createTextIndex([
  item("Saguenay", "", 140),
  item("La Tuque"),
  item("Latulipe"),
  item("Mont-Tremblant"),
  item("Sept-Îles"),
  item("Saint-Félicien"),
  item("Campbell’s Bay"),
  item("Éteindre un feu de camp", "Versez de l’eau."),
  item("Permis de brûlage", "Votre municipalité le délivre."),
  item("Interdictions levées en Mauricie", "Les feux à ciel ouvert sont permis de nouveau."),
]);
const titles = (typed: string, leniency: Leniency = "as written") =>
  find(typed, leniency).map((hit) => hit.item.title);

describe("a search", () => {
  test.each([
    ["st felicien", "Saint-Félicien"],
    ["sept iles", "Sept-Îles"],
    ["TUQUE", "La Tuque"],
    ["feux de camps", "Éteindre un feu de camp"],
    ["interdiction", "Interdictions levées en Mauricie"],
    ["brûler", "Permis de brûlage"],
    ["mont trem", "Mont-Tremblant"],
  ])("a search for %s finds %s, as written", (typed, title) => {
    expect(titles(typed)[0]).toBe(title);
  });

  test.each([
    ["sagueney", "Saguenay"],
    ["la tuqe", "La Tuque"],
    ["mont-trenblant", "Mont-Tremblant"],
    ["feu de cmap", "Éteindre un feu de camp"],
    ["permit", "Permis de brûlage"],
  ])("a search for %s finds %s only if misspellings are allowed", (typed, title) => {
    expect(titles(typed)).not.toContain(title);
    expect(titles(typed, "misspelt")[0]).toBe(title);
  });
});

test("a search only finds items with all words of the query", () => {
  expect(titles("feu mauricie")).toEqual(["Interdictions levées en Mauricie"]);
  expect(titles("feu tuque")).toEqual([]);
});

test("items with the whole word come before items with a prefix, and titles come before texts", () => {
  expect(titles("camp")).toEqual(["Éteindre un feu de camp", "Campbell’s Bay"]);
  expect(titles("permis")).toEqual(["Permis de brûlage", "Interdictions levées en Mauricie"]);
});

test("the item with the exact name comes first, and equal hits are sorted by weight", async () => {
  const lakes = await createTextIndex([
    item("Lac Vert", "", 1),
    item("Lac", "", 0),
    item("Lac Rond", "", 5),
    item("Lachute", "", 9),
  ]);
  const found = lakes("lac", "as written").map((hit) => [hit.item.title, Math.floor(hit.quality)]);
  expect(found).toEqual([
    ["Lac", 2],
    ["Lac Rond", 1],
    ["Lac Vert", 1],
    ["Lachute", 0],
  ]);
});

test("a name that begins with the whole query, including stop words, comes first", async () => {
  const names = await createTextIndex([item("Notre-Dame-des-Pins", "", 9), item("Notre-Dame-du-Laus")]);
  expect(names("notre-dame-du-l", "as written").map((hit) => hit.item.title)).toEqual([
    "Notre-Dame-du-Laus",
    "Notre-Dame-des-Pins",
  ]);
});

test("a word for an item's kind counts as part of the item's name, but is not a name by itself", async () => {
  const fires = await createTextIndex([
    item("Feu 7", "", 0, "feu fire"),
    item("Lac Clair", "", 1, "feu fire"),
  ]);
  const found = (typed: string) =>
    fires(typed, "as written").map((hit) => [hit.item.title, Math.floor(hit.quality)]);
  expect(found("feu lac clair")).toEqual([["Lac Clair", 2]]);
  expect(found("fire 7")).toEqual([["Feu 7", 2]]);
  expect(found("feu")).toEqual([
    ["Lac Clair", 1],
    ["Feu 7", 1],
  ]);
});

test("a query without letters or digits finds no items", () => {
  expect(titles("?! 🔥")).toEqual([]);
  expect(titles("")).toEqual([]);
});
