import { expect, test } from "vitest";
import { storyPath } from "./story-path.server.ts";

test("a story is read at its own path, in the folder of its language", () => {
  const paths = { fr: "communiques/feux-interdits", en: "publications/open-fires-banned" };
  expect(storyPath({ paths }, "fr")).toBe("/communiques/feux-interdits/");
  expect(storyPath({ paths }, "en")).toBe("/en/publications/open-fires-banned/");
});

test("a story that no open screen answers has no address", () => {
  expect(storyPath({ paths: { fr: "nulle-part/a", en: "nowhere/a" } }, "fr")).toBeNull();
});
