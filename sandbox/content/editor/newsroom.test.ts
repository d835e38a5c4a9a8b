import { createHmac } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { exampleContent, startService } from "../service.double.ts";
import { SPACE } from "../space.ts";
import { announcer } from "./announce.ts";
import type { EditedStories } from "./newsroom.ts";
import { Newsroom, type Publication, SILENT } from "./newsroom.ts";
import type { Sheet } from "./sheet.ts";

const one = z.object({
  id: z.number(),
  full_slug: z.string(),
  published: z.boolean(),
  unpublished_changes: z.boolean(),
  content: z.unknown().optional(),
  history: z.array(z.looseObject({ deed: z.string(), sheet: z.unknown() })).optional(),
});
const answer = z.object({
  story: one.optional(),
  stories: z.array(one).optional(),
  error: z.string().optional(),
});

const NEW: Sheet = {
  facts: {
    component: "communique",
    published: "2026-07-02 10:00",
    audience: "public",
    fr: { title: "Titre neuf", summary: "Une phrase." },
    en: { slug: "brand-new", title: "New title", summary: "One sentence." },
    tags: [],
    related: [],
    draft: false,
  },
  words: { fr: "Des **mots**.", en: "Some **words**.\n\n```blok\ncomponent: danger_here\n```" },
};
const retitled = (title: string): Sheet => ({
  ...NEW,
  facts: { ...NEW.facts, fr: { title, summary: "Une phrase." } } as Sheet["facts"],
  words: { ...NEW.words, fr: `${NEW.words.fr}\n\n\`\`\`blok\ncomponent: danger_here\n\`\`\`` },
});

/** Starts the content service with a newsroom. `stored` is the newsroom's state from an earlier run. */
async function setUp(stored?: unknown) {
  const announced: Publication[] = [];
  let written: EditedStories | undefined;
  const newsroom = {
    storage: {
      read: () => stored,
      write(state: EditedStories) {
        written = state;
      },
    },
    announce: (publication: Publication) => void announced.push(publication),
  };
  const { endpoint, client } = await startService({ content: { ...exampleContent(), newsroom } });
  const root = endpoint.replace("/v2", `/v1/spaces/${SPACE.id}/stories`);
  async function ask(method: string, path = "", body?: unknown, authorization = "vigie-editor") {
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const response = await fetch(root + path, { method, headers: { authorization }, ...sent });
    return { status: response.status, ...answer.parse(response.status === 204 ? {} : await response.json()) };
  }
  const read = (slug: string, version: "draft" | "published") =>
    client("vigie-preview")
      .getStory(slug, { version })
      .then(({ data }) => data.story.content.title as unknown)
      .catch(() => null);
  const story = (slug: string) =>
    client()
      .getStory(slug, { version: "published" })
      .then(({ data }) => data.story);
  const version = async () => (await client().get("cdn/spaces/me")).data.space.version as unknown;
  const create = (sheet: unknown = retitled("Titre neuf"), slug = "communiques/neuf") =>
    ask("POST", "", { story: { full_slug: slug, content: sheet } });
  const headers = { authorization: "vigie-editor" };
  async function list(query: string) {
    const response = await fetch(root + query, { headers });
    const { stories } = z.object({ stories: z.array(z.unknown()) }).parse(await response.json());
    return { stories, headers: response.headers };
  }
  async function refused() {
    const body = JSON.stringify({ story: { full_slug: "communiques/neuf", content: retitled("Encore") } });
    const response = await fetch(root, { method: "POST", headers, body });
    return [response.status, await response.json()];
  }
  return { ask, read, story, version, create, list, refused, announced, stored: () => written };
}

describe("story in the newsroom", () => {
  test("a new story is a draft until it is published", async () => {
    const { ask, read, create, announced, version } = await setUp();
    const before = await version();
    const { status, story } = await create();
    expect([status, story?.published]).toEqual([201, false]);
    expect(await read("communiques/neuf", "draft")).toBe("Titre neuf");
    expect(await read("en/publications/brand-new", "draft")).toBe("New title");
    expect(await read("communiques/neuf", "published")).toBeNull();
    expect(announced).toEqual([]);
    await ask("GET", `/${story?.id}/publish`);
    expect(await read("communiques/neuf", "published")).toBe("Titre neuf");
    expect(announced).toEqual([{ action: "published", path: "communiques/neuf" }]);
    expect(await version()).toBeGreaterThan(Number(before));
  });

  test("a published story has the publication time from its form and the time of its last publication", async () => {
    const { ask, create, story: read } = await setUp();
    const { story } = await create();
    await ask("GET", `/${story?.id}/publish`);
    const { first_published_at: first, published_at: last } = await read("communiques/neuf");
    expect(first).toBe("2026-07-02T14:00:00.000Z");
    expect(last).not.toBe(first);
  });

  test("a published story stays the same while its draft changes, and disappears when it is unpublished", async () => {
    const { ask, read, create, announced } = await setUp();
    const { story } = await create();
    await ask("GET", `/${story?.id}/publish`);
    const saved = await ask("PUT", `/${story?.id}`, { story: { content: retitled("Autre titre") } });
    expect(saved.story).toMatchObject({ published: true, unpublished_changes: true });
    expect(await read("communiques/neuf", "published")).toBe("Titre neuf");
    expect(await read("communiques/neuf", "draft")).toBe("Autre titre");
    const out = await ask("PUT", `/${story?.id}`, { story: { content: retitled("Dernier") }, publish: 1 });
    expect(out.story?.unpublished_changes).toBe(false);
    expect(await read("communiques/neuf", "published")).toBe("Dernier");
    await ask("GET", `/${story?.id}/unpublish`);
    expect(await read("communiques/neuf", "published")).toBeNull();
    expect(await read("communiques/neuf", "draft")).toBe("Dernier");
    expect(announced.map(({ action }) => action)).toEqual(["published", "published", "unpublished"]);
    const { history } = (await ask("GET", `/${story?.id}`)).story ?? {};
    expect(history?.map(({ deed }) => deed)).toEqual([
      "created",
      "published",
      "saved",
      "saved",
      "published",
      "unpublished",
    ]);
    expect(history?.[2]?.sheet).toEqual(retitled("Autre titre"));
  });

  test("a story that comes from a file can be read, saved and deleted", async () => {
    const { ask, read, announced } = await setUp();
    const { stories = [] } = await ask("GET");
    const release = stories.find(({ full_slug }) => full_slug.startsWith("communiques/"));
    const { story } = await ask("GET", `/${release?.id}`);
    const before = await read(release?.full_slug ?? "", "published");
    const same = await ask("PUT", `/${release?.id}`, { story: { content: story?.content } });
    expect([same.status, same.story?.unpublished_changes]).toEqual([200, false]);
    expect(await read(release?.full_slug ?? "", "draft")).toBe(before);
    expect((await ask("DELETE", `/${release?.id}`)).status).toBe(204);
    expect(await read(release?.full_slug ?? "", "draft")).toBeNull();
    expect(announced.at(-1)?.action).toBe("deleted");
    expect((await ask("GET", `/${release?.id}`)).status).toBe(404);
  });

  test("the error about an invalid story says what to fix, and nothing is stored", async () => {
    const { create, ask, stored } = await setUp();
    expect((await create(NEW)).error).toContain("living parts differ");
    expect((await create({ ...retitled("x"), facts: {} })).status).toBe(422);
    expect((await create(retitled("x"), "communiques/Élan")).error).toContain("lower case");
    expect((await ask("POST", "", "{")).status).toBe(422);
    expect(stored()).toBeUndefined();
    await create();
    expect((await create()).status).toBe(422);
  });

  test("the management API rejects requests without an editor's token", async () => {
    const { ask } = await setUp();
    expect((await ask("GET", "", undefined, "")).status).toBe(401);
    expect((await ask("POST", "", {}, "vigie-preview")).status).toBe(401);
  });

  test("a new story still exists after a restart", async () => {
    const first = await setUp();
    await first.create();
    const second = await setUp(JSON.parse(JSON.stringify(first.stored())));
    expect(await second.read("communiques/neuf", "draft")).toBe("Titre neuf");
    expect(await (await setUp({ stories: "broken" })).read("communiques/neuf", "draft")).toBeNull();
  });
});

test("the site is notified of a publication with a signed body, and a failed notification is reported", async () => {
  const requested = Promise.withResolvers<{ signature: unknown; body: string }>();
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk) => {
      body += chunk;
    });
    request.on("end", () => {
      response.writeHead(204).end();
      requested.resolve({ signature: request.headers["webhook-signature"], body });
    });
  }).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as AddressInfo;
  const texts: string[] = [];
  const announce = announcer(`http://127.0.0.1:${port}/`, "s", (line) => texts.push(line)).story;
  announce({ action: "published", path: "communiques/un" });
  const { signature, body } = await requested.promise;
  expect(signature).toBe(createHmac("sha1", "s").update(body).digest("hex"));
  expect(JSON.parse(body)).toMatchObject({
    action: "published",
    space_id: SPACE.id,
    full_slug: "communiques/un",
  });
  announcer("http://127.0.0.1:1/", "s", (line) => texts.push(line)).story({ action: "deleted", path: "x" });
  await expect.poll(() => texts).toHaveLength(1);
});

describe("management list", () => {
  test("the management list has pages, gives the total of stories, and finds a story by its slug", async () => {
    const { list, create } = await setUp();
    await create();
    const first = await list("?per_page=2");
    const total = Number(first.headers.get("total"));
    expect([first.stories.length, first.headers.get("per-page")]).toEqual([2, "2"]);
    expect(total).toBeGreaterThan(5);
    const last = await list(`?per_page=2&page=${Math.ceil(total / 2)}`);
    expect(last.stories).toHaveLength(total % 2 || 2);
    const found = await list("?with_slug=communiques/neuf");
    expect([found.stories.length, found.headers.get("total")]).toEqual([1, "1"]);
  });

  test("the management API rejects a taken slug with the same error as the real service", async () => {
    const { refused, create } = await setUp();
    await create();
    expect(await refused()).toEqual([422, { slug: ["has already been taken"] }]);
  });

  test("the management API rejects an English slug that another story of the folder has", async () => {
    const { ask, create } = await setUp();
    const { story } = await create();
    expect((await create(retitled("Autre"), "communiques/autre")).status).toBe(422);
    expect((await create(retitled("Autre"), "blogue/autre")).status).toBe(201);
    expect((await ask("PUT", `/${story?.id}`, { story: { content: retitled("Encore") } })).status).toBe(200);
  });

  test("publishing a form rejects an English address that another story of the folder has", () => {
    const newsroom = new Newsroom(exampleContent().stories, SILENT);
    const sheet = retitled("Titre neuf");
    newsroom.create("communiques/neuf", sheet);
    const en = { ...sheet.facts.en, slug: "another" };
    const other: Sheet = { ...sheet, facts: { ...sheet.facts, en } as Sheet["facts"] };
    newsroom.create("communiques/autre", other);
    expect(() => newsroom.publish("communiques/autre", sheet)).toThrow(
      "Another story has this English address.",
    );
    newsroom.publish("communiques/autre", other);
    newsroom.publish("communiques/autre");
  });

  test("the management list finds stories by the start of their slugs, and refuses unknown filters", async () => {
    const { ask, list } = await setUp();
    const { stories } = await list("?starts_with=communiques/&with_slug=");
    const slugs = stories.map((story) => z.object({ full_slug: z.string() }).parse(story).full_slug);
    expect(slugs.length).toBeGreaterThan(1);
    for (const slug of slugs) expect(slug).toMatch(/^communiques\//);
    expect((await ask("GET", "?by_slugs=communiques/neu*")).status).toBe(422);
  });
});
