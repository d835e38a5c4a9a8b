import { expect, test } from "vitest";
import { rawRelease } from "#content/examples.double.ts";
import { createLibrary } from "#content/library.ts";
import { readStories } from "#content/read-stories.ts";
import { relatedTo } from "./article-view.server.ts";

const raw = (name: string, day: number, fields: object = {}) =>
  rawRelease(
    name,
    { component: "article", ...fields },
    {
      default_full_slug: `blogue/${name}`,
      full_slug: `blogue/${name}`,
      first_published_at: `2026-06-0${day}T12:00:00Z`,
    },
  );

/** Returns the names of stories related to the first one. */
async function related(...raws: unknown[]): Promise<string[]> {
  const { stories } = await readStories([...raws, rawRelease("avis")], { language: "fr" });
  const library = createLibrary(stories);
  const content = {
    all: async () => stories,
    list: async (folder: string) => library.byFolder.get(folder) ?? [],
  };
  const [story] = stories;
  return story ? (await relatedTo(story, content, "fr")).map(({ uuid }) => uuid) : [];
}

test("an article's related stories are the newest other stories of its folder, up to three", async () => {
  const others = [raw("b", 2), raw("c", 3), raw("d", 4), raw("e", 5)];
  expect(await related(raw("a", 9), ...others)).toEqual(["e", "d", "c"]);
  expect(await related(raw("a", 9))).toEqual([]);
});

test("stories chosen by editors come first and once, without the article itself and deleted stories", async () => {
  const first = raw("a", 1, { related: ["avis", "gone", "a", "b"] });
  expect(await related(first, raw("b", 2), raw("c", 3), raw("d", 4))).toEqual(["avis", "b", "d"]);
});
