import { expect, test } from "vitest";
import { rawRelease } from "./examples.double.ts";
import { createLibrary } from "./library.ts";
import { readStories } from "./read-stories.ts";

async function libraryOf(
  ...raws: readonly (readonly [path: string, published: string | null, position: number])[]
) {
  const stories = raws.map(([path, published, position]) =>
    rawRelease(path, {}, { default_full_slug: path, first_published_at: published, position }),
  );
  return createLibrary((await readStories(stories, { language: "fr" })).stories);
}

const paths = (library: Awaited<ReturnType<typeof libraryOf>>, folder: string) =>
  library.byFolder.get(folder)?.map(({ path }) => path);

test("releases are sorted newest first, and those without a date come last", async () => {
  const library = await libraryOf(
    ["communiques/b", "2026-01-01T00:00:00Z", 1],
    ["communiques/d", null, 0],
    ["communiques/c", "2026-05-01T00:00:00Z", 3],
    ["communiques/a", "2026-01-01T00:00:00Z", 2],
  );
  expect(paths(library, "communiques")).toEqual([
    "communiques/c",
    "communiques/a",
    "communiques/b",
    "communiques/d",
  ]);
});

test("a folder lists its direct stories, in the editors' order, without its own page", async () => {
  const library = await libraryOf(
    ["prevention", null, 0],
    ["prevention/feux-de-camp", null, 2],
    ["prevention/chalets", null, 1],
    ["prevention/chalets/toiture", null, 1],
    ["a-propos", null, 9],
  );
  expect(paths(library, "prevention")).toEqual(["prevention/chalets", "prevention/feux-de-camp"]);
  expect(paths(library, "prevention/chalets")).toEqual(["prevention/chalets/toiture"]);
  expect(paths(library, "")).toEqual(["prevention", "a-propos"]);
});

test("lists contain stories without their bodies", async () => {
  const library = await libraryOf(["communiques/a", null, 0]);
  expect(library.byFolder.get("communiques")?.[0]).not.toHaveProperty("body");
  expect(library.byPath.get("communiques/a")).toHaveProperty("body");
});
