import { expect, test } from "vitest";
import { swapped, wantedWords, wordsOf } from "./words.ts";

test("words are plain, and those of places written out", () => {
  expect(wordsOf("Feux à Ste-Émélie, l’Énergie")).toEqual(["feux", "a", "sainte", "emelie", "l", "energie"]);
  expect(wordsOf("?!… 🔥")).toEqual([]);
});

test("little words are not looked for, unless they are all there is", () => {
  expect(wantedWords("Puis-je faire un feu de camp")).toEqual(["puis", "faire", "feu", "camp"]);
  expect(wantedWords("La Tuque")).toEqual(["tuque"]);
  expect(wantedWords("the")).toEqual(["the"]);
});

test("each word is looked for once, and no more than twenty words", () => {
  expect(wantedWords("a-".repeat(900))).toEqual(["a"]);
  const many = Array.from({ length: 100 }, (_, at) => `mot${at}`);
  expect(wantedWords(many.join(" "))).toEqual(many.slice(0, 20));
});

test("two swapped letters are tried the other way round, but not in short words", () => {
  expect(swapped("cmap")).toEqual(["mcap", "camp", "cmpa"]);
  expect(swapped("feu")).toEqual([]);
});
