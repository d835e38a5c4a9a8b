import { expect, test } from "vitest";
import { typedWords } from "./typed-words.server.ts";

test.each([
  [null, ""],
  ["", ""],
  ["  La   Tuque \n", "La Tuque"],
  ["La\u0000 Tuque\u0007", "La Tuque"],
  ["\u202eeuquT aL\u202c", "euquT aL"],
  ["\ufeffLa Tuque\u200b", "La Tuque"],
  ["Mashteuiatsh\t12", "Mashteuiatsh 12"],
  ["ᒥᔅᑎᓯᓃ", "ᒥᔅᑎᓯᓃ"],
  ["<b>La Tuque</b>", "<b>La Tuque</b>"],
])("%j is cleaned to %j", (text, shown) => {
  expect(typedWords(text)).toBe(shown);
});

test("typed words have at most 255 characters and never half a character", () => {
  expect(typedWords("a".repeat(10_000))).toBe("a".repeat(255));
  expect(typedWords(`a${"🔥".repeat(300)}`).isWellFormed()).toBe(true);
});
