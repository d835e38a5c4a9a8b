import { describe, expect, test } from "vitest";
import { idOf, uuidOf } from "./identity.ts";
import { slugsFor, startService } from "./service.double.ts";

const RELEASE = "communiques/feux-interdits-en-mauricie";
const WORK = "communiques/travaux-suspendus";
const POST = "blogue/une-saison-en-foret";
const CATEGORY = "prevention/feux-de-camp/";
const CHOOSE = "prevention/feux-de-camp/choisir-son-feu";
const PUT_OUT = "prevention/feux-de-camp/eteindre";
const JOB = "carrieres/garde-feu";
const DRAFT = "a-propos/notre-histoire";
const ALL = [POST, JOB, RELEASE, WORK, CATEGORY, CHOOSE, PUT_OUT];

type Params = Readonly<Record<string, unknown>>;
const EN = "en/publications/open-fires-banned-in-mauricie";

describe("selection of stories", () => {
  test.each<[Params, string[]]>([
    [{}, ALL],
    [{ fallback_lang: "fr", in_workflow_stages: "1,2" }, ALL],
    [{ starts_with: "communiques/" }, [RELEASE, WORK]],
    [{ starts_with: "publications/" }, [RELEASE, WORK]],
    [{ starts_with: "[default]/prevention/feux-de-camp/" }, [CATEGORY, CHOOSE, PUT_OUT]],
    [{ starts_with: "en/publications/open" }, [EN]],
    [{ starts_with: "communiques/feux", language: "en" }, [EN]],
    [{ starts_with: "rien/" }, []],
    [{ by_uuids: `${uuidOf(WORK)},${uuidOf("nothing")},${uuidOf(JOB)}` }, [JOB, WORK]],
    [{ by_ids: `${idOf(WORK)},1,${idOf(JOB)}` }, [JOB, WORK]],
    [{ by_uuids_ordered: `${uuidOf(WORK)},${uuidOf(JOB)},${uuidOf(RELEASE)}` }, [WORK, JOB, RELEASE]],
    [{ by_slugs: `${WORK},carrieres/*` }, [JOB, WORK]],
    [{ by_slugs: "blog/*,*/forest-work-suspended" }, [POST, WORK]],
    [{ by_slugs: "communiques" }, []],
    [{ excluding_slugs: "prevention/*,publications/*" }, [POST, JOB]],
    [
      { excluding_ids: `${idOf(POST)},${idOf(JOB)}`, by_slugs: "blogue/*,carrieres/*,communiques/*" },
      [RELEASE, WORK],
    ],
    [{ is_startpage: 1 }, [CATEGORY]],
    [{ is_startpage: true }, [CATEGORY]],
    [{ starts_with: "prevention/", is_startpage: false }, [CHOOSE, PUT_OUT]],
    [{ starts_with: "prevention/", is_startpage: 0 }, [CHOOSE, PUT_OUT]],
    [{ content_type: "job" }, [JOB]],
    [{ with_tag: "mauricie" }, [RELEASE]],
    [{ with_tag: "mauricie,interdiction" }, [RELEASE, WORK]],
    [{ level: 3 }, [CHOOSE, PUT_OUT]],
    [{ search_term: "ETEINDRE" }, [CATEGORY, PUT_OUT]],
    [{ search_term: "prevenez equipe" }, [POST]],
    [{ search_term: "embers", language: "en" }, ["en/prevention/campfires/put-it-out"]],
    [{ search_term: "paragraph" }, []],
    [{ first_published_at_gt: "2026-04-01 13:00" }, [RELEASE, PUT_OUT]],
    [{ first_published_at_lt: "2025-07-02T13:30:00.001Z" }, [WORK, CATEGORY]],
    [{ published_at_gt: "2026-02-01", published_at_lt: "2026-04-02" }, [JOB, CHOOSE]],
    [{ updated_at_gt: "2026-06-18 17:59", updated_at_lt: "2026-06-18 18:01" }, [RELEASE]],
  ])(
    "the list of stories with the parameters %j has only the stories that match",
    async (params, expected) => {
      expect(await slugsFor(params)).toEqual(expected);
    },
  );

  test("only an editor's token can read drafts", async () => {
    expect(await slugsFor({}, "vigie-preview")).not.toContain(DRAFT);
    expect(await slugsFor({ version: "draft" }, "vigie-preview")).toEqual([DRAFT, ...ALL]);
  });
});

test.each([
  "by_ids",
  "by_uuids",
  "by_uuids_ordered",
  "by_slugs",
  "with_tag",
  "content_type",
  "is_startpage",
  "level",
])("an empty parameter %s selects all stories", async (name) => {
  expect(await slugsFor({ [name]: "" })).toEqual(await slugsFor({}));
});

describe("sorting of stories", () => {
  const inCategory = { starts_with: "prevention/" };
  test.each<[Params, string[]]>([
    [{ ...inCategory, sort_by: "position:asc" }, [CATEGORY, PUT_OUT, CHOOSE]],
    [{ ...inCategory, sort_by: undefined }, [CATEGORY, PUT_OUT, CHOOSE]],
    [{ ...inCategory, sort_by: "position:desc" }, [CHOOSE, PUT_OUT, CATEGORY]],
    [{ ...inCategory, sort_by: "first_published_at:desc" }, [PUT_OUT, CHOOSE, CATEGORY]],
    [{ ...inCategory, sort_by: "content.title:asc" }, [CHOOSE, CATEGORY, PUT_OUT]],
    [{ by_slugs: "carrieres/*,blogue/*", sort_by: "content.closes:desc" }, [JOB, POST]],
    [{ by_slugs: "carrieres/*,blogue/*", sort_by: "content.closes:asc" }, [JOB, POST]],
  ])("the list of stories with the parameters %j is in the requested order", async (params, expected) => {
    expect(await slugsFor(params)).toEqual(expected);
  });
});

describe("page of stories", () => {
  test("a page of the list has 25 stories by default, and its headers give the total of stories", async () => {
    const { client } = await startService();
    const first = await client().getStories();
    expect([first.perPage, first.total, first.data.stories.length]).toEqual([25, 7, 7]);
    const third = await client().getStories({ per_page: 3, page: 3, sort_by: "full_slug:asc" });
    expect([third.perPage, third.total]).toEqual([3, 7]);
    expect(third.data.stories.map(({ full_slug }) => full_slug)).toEqual([PUT_OUT]);
    expect((await client().getStories({ page: 9 })).data.stories).toEqual([]);
  });

  test("a page of the list has at most 100 stories, and an invalid page size is ignored", async () => {
    const { client } = await startService();
    expect((await client().getStories({ per_page: 5000 })).perPage).toBe(100);
    expect((await client().getStories({ per_page: -1 })).perPage).toBe(25);
  });

  test("the client gets all stories in order from successive pages of the list", async () => {
    const { client } = await startService();
    const all = await client().getAll("cdn/stories", { per_page: 2, sort_by: "full_slug:asc" });
    expect(all.map(({ full_slug }) => full_slug)).toEqual(ALL);
  });
});

test("a story in a response lacks the fields that the request excludes", async () => {
  const { client } = await startService();
  const { data } = await client().get(`cdn/stories/${JOB}`, {
    excluding_fields: "body,pay",
    excluding_story_fields: ["tag_list", "path"],
  });
  expect(Object.keys(data.story.content).sort()).toEqual(
    ["_uid", "closes", "component", "hours", "kind", "place", "related", "start", "summary", "title"].sort(),
  );
  expect(data.story).toHaveProperty("id");
  expect(data.story).not.toHaveProperty("path");
  expect(data.story).not.toHaveProperty("tag_list");
});
