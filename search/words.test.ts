import { expect, test } from "vitest";
import { queryWords, swapped, wordsOf } from "./words.ts";

test("words have no accents, and abbreviations of places are written in full", () => {
  expect(wordsOf("Feux à Ste-Émélie, l’Énergie")).toEqual(["feux", "a", "sainte", "emelie", "l", "energie"]);
  expect(wordsOf("?!… 🔥")).toEqual([]);
});

test("stop words of a query are only searched for if the query has no other words", () => {
  expect(queryWords("Puis-je faire un feu de camp")).toEqual(["puis", "faire", "feu", "camp"]);
  expect(queryWords("La Tuque")).toEqual(["tuque"]);
  expect(queryWords("the")).toEqual(["the"]);
});

test("each word of a query is searched for once, and at most twenty words are searched for", () => {
  expect(queryWords("a-".repeat(900))).toEqual(["a"]);
  const many = Array.from({ length: 100 }, (_, at) => `mot${at}`);
  expect(queryWords(many.join(" "))).toEqual(many.slice(0, 20));
});

test("a search also tries each swap of two neighbouring letters, but not in short words", () => {
  expect(swapped("cmap")).toEqual(["mcap", "camp", "cmpa"]);
  expect(swapped("feu")).toEqual([]);
});
