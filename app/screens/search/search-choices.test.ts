import { expect, test } from "vitest";
import { readSearchChoices, searchPath } from "./search-choices.ts";

const read = (query: string) => readSearchChoices(new URLSearchParams(query));

test("readSearchChoices reads text and group in either language, and ignores an unknown group", () => {
  expect(read("mots=feu de camp&groupe=feux")).toEqual({ words: "feu de camp", group: "fires" });
  expect(read("words=campfire&group=advice")).toEqual({ words: "campfire", group: "stories" });
  expect(read("words=campfire&group=x")).toEqual({ words: "campfire", group: null });
  expect(read("q=campfire")).toEqual({ words: "campfire", group: null });
  expect(read("")).toEqual({ words: "", group: null });
});

test("the address of a search has parameter names and values in the page's language", () => {
  expect(searchPath("fr", { words: "feu", group: "stories" })).toBe("/recherche/?mots=feu&groupe=conseils");
  expect(searchPath("en", { words: "fire", group: null })).toBe("/en/search/?words=fire");
});
