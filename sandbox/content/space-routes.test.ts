import { describe, expect, test } from "vitest";
import { uuidOf } from "./identity.ts";
import { dictionaryOf, exampleContent, startService } from "./service.double.ts";

const CATEGORY = "prevention/feux-de-camp";

describe("list of links", () => {
  async function linksFor(params: Readonly<Record<string, string | number>> = {}, token?: string) {
    const { client } = await startService();
    const { data, perPage, total } = await client(token).get("cdn/links", { ...params });
    return { links: data.links ?? {}, perPage, total };
  }
  const slugs = async (params: Readonly<Record<string, string>>, token?: string) =>
    Object.values((await linksFor(params, token)).links).map(({ slug }) => slug);

  test("the list of links has every story and every folder, each under its UUID", async () => {
    const { links } = await linksFor();
    const start = links[uuidOf(CATEGORY)];
    expect(start).toMatchObject({
      uuid: uuidOf(CATEGORY),
      slug: `${CATEGORY}/`,
      is_folder: false,
      is_startpage: true,
      published: true,
      alternates: [{ lang: "en", path: "prevention/campfires/" }],
    });
    const folder = Object.values(links).find(({ slug }) => slug === CATEGORY);
    expect(folder).toMatchObject({ is_folder: true, alternates: [{ path: "prevention/campfires" }] });
    expect(start?.parent_id).toBe(folder?.id);
    expect(links).not.toHaveProperty(uuidOf("a-propos/notre-histoire"));
  });

  test("the links of a folder are listed by its address in either language, and with drafts for editors", async () => {
    expect(await slugs({ starts_with: "communiques/" })).toEqual([
      "communiques",
      "communiques/feux-interdits-en-mauricie",
      "communiques/travaux-suspendus",
    ]);
    expect(await slugs({ starts_with: "en/careers/" })).toEqual([
      "en/careers",
      "en/careers/wildland-firefighter",
    ]);
    const drafts = await slugs({ starts_with: "a-propos/", version: "draft" }, "vigie-preview");
    expect(drafts).toEqual(["a-propos", "a-propos/notre-histoire"]);
  });

  test("the list of links is split into pages if the request asks for pages", async () => {
    const { client } = await startService();
    const paged = { paginated: 1, per_page: 4 };
    const all = await client().getAll("cdn/links", paged);
    const whole = Object.values((await linksFor()).links);
    expect(all).toEqual(whole);
    const second = await linksFor({ ...paged, page: 2 });
    expect(Object.values(second.links)).toEqual(whole.slice(4, 8));
    expect([second.perPage, second.total]).toEqual([4, whole.length]);
  });
});

test("the list of tags counts the stories with each tag, in the space or under a path", async () => {
  const { client } = await startService();
  const tags = async (params = {}) => (await client().get("cdn/tags", params)).data.tags;
  expect(await tags()).toEqual([
    { name: "interdiction", taggings_count: 2 },
    { name: "mauricie", taggings_count: 1 },
  ]);
  expect(await tags({ starts_with: "communiques/travaux" })).toEqual([
    { name: "interdiction", taggings_count: 1 },
  ]);
});

describe("dictionary as a data source", () => {
  test("the dictionary is the only data source, with a dimension for each language", async () => {
    const { client } = await startService();
    const { data } = await client().get("cdn/datasources");
    expect(data.datasources).toMatchObject([
      { slug: "dictionary", dimensions: [{ entry_value: "fr" }, { entry_value: "en" }] },
    ]);
  });

  test.each([
    [undefined, null],
    ["fr", "Bonjour"],
    ["en", "Hello"],
    ["de", null],
  ])(
    "for the dimension %s, an entry of the dictionary has the dimension value %s",
    async (dimension, dimension_value) => {
      const { client } = await startService();
      const answer = await client().get("cdn/datasource_entries", {
        datasource: "dictionary",
        ...(dimension === undefined ? {} : { dimension }),
      });
      expect(answer.data.datasource_entries).toMatchObject([
        { name: "home.title", value: "Bonjour", dimension_value },
      ]);
    },
  );

  test("a page of the dictionary has at most a thousand texts", async () => {
    const texts = Array.from({ length: 1001 }, (_, at) => [`key.${at}`, { fr: "f", en: "e" }]);
    const content = { ...exampleContent(), dictionaryDesk: dictionaryOf(Object.fromEntries(texts)) };
    const { client } = await startService({ content });
    const entries = (per_page: number) =>
      client().get("cdn/datasource_entries", { datasource: "dictionary", per_page });
    const answer = await entries(5000);
    expect([answer.data.datasource_entries.length, answer.total]).toEqual([1000, 1001]);
    expect((await entries(30)).data.datasource_entries).toHaveLength(30);
  });

  test("an unknown data source responds 404", async () => {
    const { client } = await startService();
    const asking = client().get("cdn/datasource_entries", { datasource: "colours" });
    await expect(asking).rejects.toMatchObject({ status: 404 });
  });
});

test("the response about the space has its languages, and the stories' cv as its version", async () => {
  const { client } = await startService();
  const asking = client();
  const { data } = await asking.get("cdn/spaces/me");
  expect(data.space).toMatchObject({ name: "Vigie", language_codes: ["en"] });
  expect(data.space.version).toBe((await asking.getStories()).data.cv);
});

test("the content service responds 404 to an unknown path", async () => {
  const { endpoint } = await startService();
  expect((await fetch(`${endpoint}/cdn/elsewhere?token=vigie-public`)).status).toBe(404);
});
