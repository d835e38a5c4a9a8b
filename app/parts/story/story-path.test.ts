import { expect, test } from "vitest";
import { rawRelease } from "#content/examples.double.ts";
import { readStories } from "#content/read-stories.ts";
import type { Story, StoryKind } from "#content/story.ts";
import { storyPath } from "./story-path.server.ts";

const { stories } = await readStories([rawRelease("un")], { language: "fr" });
/** Creates a story of a kind at an address. */
const storyAt = (fr: string, en: string, kind: StoryKind = "communique") =>
  ({ ...stories[0], kind, paths: { fr, en } }) as Story;

test("a story has the path of its folder in each language", () => {
  const story = storyAt("communiques/feux-interdits", "publications/open-fires-banned");
  expect(storyPath(story, "fr")).toBe("/communiques/feux-interdits/");
  expect(storyPath(story, "en")).toBe("/en/publications/open-fires-banned/");
});

test("a story at an address without a screen has its own page, whatever its kind", () => {
  expect(storyPath(storyAt("dossiers/a", "files/a", "page"), "en")).toBe("/en/files/a/");
  expect(storyPath(storyAt("dossiers/a", "files/a", "job"), "fr")).toBe("/dossiers/a/");
});

test.each([
  ["communiques/a", "communique"],
  ["blogue/a", "article"],
  ["carrieres/a", "job"],
  ["prevention/a", "prevention_category"],
  ["prevention/a/b", "prevention_article"],
] as const)("the address %s only shows stories of kind %s", (path, own) => {
  const kinds = [
    "communique",
    "article",
    "job",
    "prevention_category",
    "prevention_article",
    "page",
  ] as const;
  expect(kinds.filter((kind) => storyPath(storyAt(path, path, kind), "fr") !== null)).toEqual([own]);
});

test("a story never replaces a region's page, but can be shown on a page with a fixed address", () => {
  expect(storyPath(storyAt("etat-situation/mauricie", "x/y", "page"), "fr")).toBeNull();
  expect(storyPath(storyAt("a-propos/mission", "about-us/mission", "page"), "fr")).toBe("/a-propos/mission/");
  expect(storyPath(storyAt("permis-et-autorisations", "x", "page"), "fr")).toBe("/permis-et-autorisations/");
});
