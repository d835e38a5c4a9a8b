import { describe, expect, test } from "vitest";
import { doc, inEnglish, paragraph, rawRelease, text } from "./examples.double.ts";
import { readStories } from "./read-stories.ts";

const quiet = { warn: () => undefined };
const french = (...raws: unknown[]) => readStories(raws, { language: "fr", ...quiet });
const english = (...raws: unknown[]) => readStories(raws, { language: "en", ...quiet });

describe("stories", () => {
  test("stories have their paths in both languages, whichever language is read", async () => {
    const raw = rawRelease("un");
    const paths = { fr: "communiques/un", en: "news/un-en" };
    expect((await french(raw)).stories[0]).toMatchObject({ path: paths.fr, paths, language: "fr" });
    expect((await english(inEnglish(raw))).stories[0]).toMatchObject({
      path: paths.en,
      paths,
      language: "en",
    });
  });

  test("a story without an English path gets its French path, and the path of a start page has no slash at its end", async () => {
    const more = { full_slug: "prevention/", default_full_slug: null, translated_slugs: null };
    const { stories } = await french(rawRelease("un", {}, { ...more, is_startpage: true }));
    expect(stories[0]).toMatchObject({ paths: { fr: "prevention", en: "prevention" }, isStartPage: true });
  });

  test("stories are read with all their fields", async () => {
    const { addressOf: _, ...read } = await french(rawRelease("un"));
    expect(read).toEqual({
      stories: [
        {
          uuid: "un",
          path: "communiques/un",
          paths: { fr: "communiques/un", en: "news/un-en" },
          language: "fr",
          kind: "communique",
          title: "Titre un",
          summary: "Une phrase.",
          publishedAt: new Date("2026-06-18T18:00:00Z"),
          updatedAt: null,
          isStartPage: false,
          order: 0,
          audience: "public",
          body: {
            type: "doc",
            content: [
              { type: "paragraph", align: null, content: [{ type: "text", text: "Le texte.", marks: [] }] },
            ],
          },
        },
      ],
      dropped: 0,
      incomplete: 0,
      warnings: [],
    });
  });

  test("a story has the time of its last publication and the uuids of its related stories", async () => {
    const fields = { component: "article", related: ["deux", { uuid: "trois" }] };
    const raw = rawRelease("un", fields, { published_at: "2026-07-02T18:00:00.000Z" });
    expect((await french(raw)).stories[0]).toMatchObject({
      publishedAt: new Date("2026-06-18T18:00:00Z"),
      updatedAt: new Date("2026-07-02T18:00:00Z"),
      related: ["deux", "trois"],
    });
  });

  test("stories of jobs have a closing date, kind and place", async () => {
    const job = {
      component: "job",
      kind: "seasonal",
      closes: "2026-03-01 00:00",
      place: "Maniwaki",
      pay: "",
    };
    expect((await french(rawRelease("un", job))).stories[0]).toMatchObject({
      kind: "job",
      jobKind: "seasonal",
      closes: "2026-03-01",
      place: "Maniwaki",
      pay: null,
      hours: null,
    });
  });

  test("a story with several broken fields is kept without them, and counts once as incomplete", async () => {
    const fields = { summary: {}, audience: "martians" };
    const more = { first_published_at: "hier", position: "x", translated_slugs: "x" };
    const read = await french(rawRelease("un", fields, more), rawRelease("deux"));
    expect(read).toMatchObject({ dropped: 0, incomplete: 1 });
    expect(read.stories[0]).toMatchObject({ summary: "", audience: null, publishedAt: null, order: 0 });
  });

  test.each([
    ["a title", rawRelease("un", { title: " " })],
    ["a body", rawRelease("un", { body: "du texte" })],
    ["a uuid", rawRelease("")],
    ["a path", rawRelease("un", {}, { default_full_slug: "../etc" })],
    ["content", rawRelease("un", {}, { content: null })],
    ["anything", null],
  ])("a story without %s is omitted, and other stories are still read", async (_, raw) => {
    const read = await french(raw, rawRelease("deux"));
    expect(read.stories.map(({ uuid }) => uuid)).toEqual(["deux"]);
    expect(read).toMatchObject({ dropped: 1, incomplete: 0 });
  });

  test("a story with the path of another story causes a warning", async () => {
    const { warnings, stories } = await french(rawRelease("un"), { ...rawRelease("un"), uuid: "copie" });
    expect(stories).toHaveLength(2);
    expect(warnings).toEqual([
      { story: "/communiques/un/", reason: "another story has this path, and only one of them is shown" },
    ]);
  });

  test("an entry that is not a page is not read as a story, and not counted as dropped", async () => {
    const read = await french(rawRelease("un", { component: "dictionary", body: null }));
    expect(read).toMatchObject({ stories: [], dropped: 0, incomplete: 0 });
  });

  test("a link between two stories has the address in the language that is read", async () => {
    const link = { type: "link", attrs: { linktype: "story", uuid: "deux", href: "/communiques/deux" } };
    const raws = [rawRelease("un", { body: doc(paragraph(text("là", link))) }), rawRelease("deux")];
    const hrefs = (read: Awaited<ReturnType<typeof french>>) => JSON.stringify(read).match(/"href":"[^"]*"/g);
    expect(hrefs(await french(...raws))).toEqual(['"href":"/communiques/deux/"']);
    expect(hrefs(await english(...raws.map(inEnglish)))).toEqual(['"href":"/en/news/deux-en/"']);
  });

  test("all stories are read, even if they take several batches", async () => {
    const raws = Array.from({ length: 45 }, (_, at) => rawRelease(`s${at}`));
    expect((await french(...raws)).stories).toHaveLength(45);
  });
});
