import { describe, expect, test } from "vitest";
import { uuidOf } from "./identity.ts";
import { exampleContent, startService } from "./service.double.ts";
import { readStoryFile } from "./story-file.ts";

const RELEASE = "communiques/feux-interdits-en-mauricie";
const POST = "blogue/une-saison-en-foret";
const RELATED = ["communique.related", "article.related"];

const page = (title: string, rest: string, words: string) =>
  `---\ncomponent: page\n${rest}fr:\n  title: ${title}\n  summary: s\nen:\n  slug: ${title}\n  title: ${title}\n  summary: s\n---\n\n::: fr\n\n${words}\n\n::: en\n\n${words}\n`;

/** Returns 101 pages, and the page `hub`, which relates to `count` of these pages and links to them. */
function manyPages(count: number) {
  const paths = Array.from({ length: 101 }, (_, at) => `page-${at}`);
  const named = paths.slice(0, count);
  const hub = page(
    "hub",
    `related: [${named.join(", ")}]\n`,
    named.map((path) => `[x](story:${path})`).join("\n\n"),
  );
  const files = [...paths.map((path) => [path, page(path, "", "x")]), ["hub", hub]];
  return {
    stories: {
      changedAt: 0,
      files: files.map(([path, text]) => ({ file: `${path}.md`, read: readStoryFile(text ?? "") })),
    },
  };
}

async function raw(params: string, content = exampleContent()) {
  const { endpoint } = await startService({ content });
  const answer = await fetch(`${endpoint}/cdn/${params}&token=vigie-public`);
  expect(answer.status).toBe(200);
  return answer.json();
}

describe("relations of stories", () => {
  test("the client inserts related stories, and the stories related to these, in the requested language", async () => {
    const { client } = await startService();
    const { data } = await client().getStory(RELEASE, { language: "en", resolve_relations: RELATED });
    const [post, choose] = data.story.content.related;
    expect(choose.full_slug).toBe("en/prevention/campfires/choose-your-fire");
    expect(post.content.title).toBe("A season in the forest");
    // The UUID of an unknown story stays in place.
    expect(post.content.related).toMatchObject([
      uuidOf("blogue/index-absent"),
      { name: "Forest work suspended" },
    ]);
  });

  test("a response has the related stories of the requested fields, and at level two also their related stories", async () => {
    const at = (rest: string) => raw(`stories/${RELEASE}?${rest}`);
    expect((await at(`resolve_relations=${RELATED}`)).rels).toHaveLength(2);
    expect((await at(`resolve_relations=${RELATED}&resolve_level=2`)).rels).toHaveLength(3);
    expect((await at("resolve_relations=article.related,communique.other")).rels).toEqual([]);
    expect((await at("")).rels).toEqual([]);
  });

  test.each([50, 51])(
    "the client inserts all of %i related stories; above fifty, the response only has their UUIDs",
    async (count) => {
      const content = manyPages(count);
      const answer = await raw("stories/hub?resolve_relations=page.related", content);
      expect([answer.rels.length, answer.rel_uuids?.length]).toEqual(
        count === 50 ? [50, undefined] : [0, 51],
      );
      const { client } = await startService({ content });
      const { data } = await client().getStory("hub", { resolve_relations: "page.related" });
      const names = data.story.content.related.map(({ name }: { name?: string }) => name);
      expect(names).toEqual(Array.from({ length: count }, (_, at) => `page-${at}`));
    },
  );
});

describe("links of stories", () => {
  test.each(["url", "link", "story", "1"] as const)(
    "with resolve_links=%s, the client inserts the linked story into the link field",
    async (kind) => {
      const { client } = await startService();
      const { data } = await client().getStory(POST, { resolve_links: kind, language: "en" });
      const { link } = data.story.content.body.content[1].attrs.body[0];
      const slug = "en/careers/wildland-firefighter";
      expect(link).toMatchObject({
        linktype: "story",
        cached_url: slug,
        story: { uuid: link.id, full_slug: slug },
      });
      expect(link.story.url).toBe(kind === "url" ? slug : undefined);
      expect(link.story.real_path).toBe(kind === "link" ? `/${slug}` : undefined);
      expect("content" in link.story).toBe(kind === "story" || kind === "1");
    },
  );

  test("a response includes the stories that its texts link to, but only with a valid resolve_links", async () => {
    const at = (rest: string) => raw(`stories/${RELEASE}?${rest}`);
    expect((await at("resolve_links=url")).links).toMatchObject([{ name: "Choisir son feu" }]);
    expect((await at("")).links).toEqual([]);
    expect((await at("resolve_links=0")).links).toEqual([]);
  });

  test.each([
    ["story", 50],
    ["url", 100],
  ])(
    "with resolve_links=%s, a response with more than %i links only has UUIDs of the linked stories",
    async (kind, most) => {
      const path = `stories/hub?resolve_links=${kind}`;
      expect((await raw(path, manyPages(most))).links).toHaveLength(most);
      const { links, link_uuids } = await raw(path, manyPages(most + 1));
      expect([links.length, link_uuids.length]).toEqual([0, most + 1]);
    },
  );

  test("at level two, a response also includes the stories to which linked stories link", async () => {
    const path = "stories?by_slugs=one";
    const content = {
      stories: {
        changedAt: 0,
        files: [
          { file: "one.md", read: readStoryFile(page("one", "", "[x](story:two)")) },
          { file: "two.md", read: readStoryFile(page("two", "", "[x](story:three)")) },
          { file: "three.md", read: readStoryFile(page("three", "", "x")) },
        ],
      },
    };
    expect((await raw(`${path}&resolve_links=url`, content)).links).toHaveLength(1);
    expect((await raw(`${path}&resolve_links=url&resolve_links_level=2`, content)).links).toHaveLength(2);
  });
});
