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
])("a release stands on %s: %s", (pathname, expected) => {
  expect(showsStory(pathname, RELEASE)).toBe(expected);
});

test("a page where no screen is shows its own story", () => {
  const paths = { fr: "dossiers/fumee", en: "files/smoke" };
  for (const path of ["/dossiers/fumee/", "/en/files/smoke/", "/en/files/smoke/_.data"])
    expect(showsStory(path, paths)).toBe(true);
  expect(showsStory("/dossiers/", paths)).toBe(false);
});

test("a page that another story of its own fills does not show it", () => {
  expect(showsStory("/communiques/", { fr: "blogue/un", en: "blog/one" })).toBe(false);
});
