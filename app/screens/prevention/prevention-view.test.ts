import { join } from "node:path";
import { expect, test } from "vitest";
import { readStoryFolder } from "#sandbox/content/story-folder.ts";
import { FIRST, inSeasonOrder, seasonAt } from "./prevention-view.server.ts";

test.each([
  ["2026-01-15T12:00:00Z", "winter"],
  // Midnight in Quebec is four or five hours later in UTC.
  ["2026-04-01T03:59:00Z", "winter"],
  ["2026-04-01T04:00:00Z", "spring"],
  ["2026-06-01T03:59:00Z", "spring"],
  ["2026-06-01T04:00:00Z", "summer"],
  ["2026-09-01T04:00:00Z", "autumn"],
  ["2026-11-16T04:59:00Z", "autumn"],
  ["2026-11-16T05:00:00Z", "winter"],
  ["2026-12-31T12:00:00Z", "winter"],
])("the prevention season at %s is %s", (moment, season) => {
  expect(seasonAt(new Date(moment))).toBe(season);
});

const story = (path: string) => ({ paths: { fr: `prevention/${path}`, en: `en/${path}` } });
const EDITORS = ["feux-de-camp", "chalets-et-maisons", "permis-de-brulage", "travaux-en-foret", "loisirs"];
const ordered = (paths: readonly string[], moment: string) =>
  inSeasonOrder(paths.map(story), new Date(moment)).map(({ paths: { fr } }) => fr.split("/").at(-1));

test.each([
  ["2026-02-01", ["chalets-et-maisons", "feux-de-camp", "permis-de-brulage", "travaux-en-foret", "loisirs"]],
  ["2026-05-01", ["permis-de-brulage", "feux-de-camp", "chalets-et-maisons", "travaux-en-foret", "loisirs"]],
  ["2026-07-01", ["feux-de-camp", "loisirs", "chalets-et-maisons", "permis-de-brulage", "travaux-en-foret"]],
  ["2026-10-01", ["travaux-en-foret", "loisirs", "feux-de-camp", "chalets-et-maisons", "permis-de-brulage"]],
])("on %s, the season's activities come first, then others in the editors' order", (day, expected) => {
  expect(ordered(EDITORS, `${day}T12:00:00Z`)).toEqual(expected);
});

test("the season's articles come first, and a category without a season keeps its position in the list", () => {
  const articles = ["loisirs/quads", "loisirs/chasse-peche-et-rechauds", "loisirs/feux-artifice"];
  expect(ordered(articles, "2026-10-01T12:00:00Z")).toEqual([
    "chasse-peche-et-rechauds",
    "quads",
    "feux-artifice",
  ]);
  expect(ordered(["nouvelle", "feux-de-camp"], "2026-02-01T12:00:00Z")).toEqual(["nouvelle", "feux-de-camp"]);
});

test("each path that comes first in a season is the path of a story in the sandbox", () => {
  const { files } = readStoryFolder(
    join(import.meta.dirname, "../../../sandbox/content/stories"),
    console.error,
  );
  const paths = files.map(({ file }) => file.replace(/(?:\/index)?\.md$/, ""));
  expect(paths).toEqual(expect.arrayContaining(Object.values(FIRST).flat()));
});
