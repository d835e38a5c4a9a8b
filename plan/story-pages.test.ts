import { expect, test } from "vitest";
import { showsStory } from "./story-pages.ts";

const RELEASE = { fr: "communiques/feu-maitrise", en: "publications/fire-under-control" };

test.each([
  ["/communiques/feu-maitrise/", true],
  ["/en/publications/fire-under-control/", true],
  ["/en/publications/fire-under-control/_.data", true],
  ["/communiques/", true],
  ["/en/publications/_.data", true],
  ["/communiques/page/2/", true],
  ["/sitemap.xml", true],
  ["/en/feeds/publications.atom", true],
  ["/flux/communiques-public.json", true],
  ["/flux/blogue.atom", false],
  ["/", false],
  ["/etat-situation/", false],
  ["/nowhere/", false],
])("a release can appear at the address %s: %s", (pathname, expected) => {
  expect(showsStory(pathname, RELEASE)).toBe(expected);
});

test("a story at an address without a screen appears on its own page, but not on the page above", () => {
  const paths = { fr: "dossiers/fumee", en: "files/smoke" };
  for (const path of ["/dossiers/fumee/", "/en/files/smoke/", "/en/files/smoke/_.data"])
    expect(showsStory(path, paths)).toBe(true);
  expect(showsStory("/dossiers/", paths)).toBe(false);
});

test("the releases page does not show a blog article", () => {
  expect(showsStory("/communiques/", { fr: "blogue/un", en: "blog/one" })).toBe(false);
});
