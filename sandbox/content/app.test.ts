import { describe, expect, test, vi } from "vitest";
import { idOf, uuidOf } from "./identity.ts";
import { startService } from "./service.double.ts";

const RELEASE = "communiques/feux-interdits-en-mauricie";
const DRAFT = "a-propos/notre-histoire";

describe("access tokens", () => {
  test.each(["", "unknown", "constructor"])(
    "the content service rejects the token %j with status 401",
    async (token) => {
      const { endpoint } = await startService();
      const answer = await fetch(`${endpoint}/cdn/stories?token=${token}`);
      expect(answer.status).toBe(401);
      expect(await answer.json()).toEqual({ error: "Unauthorized" });
    },
  );

  test("a visitor's token cannot read a draft, and an editor's token can", async () => {
    const { client } = await startService();
    await expect(client().getStory(DRAFT, { version: "draft" })).rejects.toMatchObject({ status: 401 });
    await expect(client("vigie-preview").getStory(DRAFT)).rejects.toMatchObject({ status: 404 });
    const { data } = await client("vigie-preview").getStory(DRAFT, { version: "draft" });
    expect(data.story.published_at).toBeNull();
    expect(data.story.content._editable).toContain(`"id":"${idOf(DRAFT)}"`);
  });
});

describe("lookup of a story", () => {
  const uuid = uuidOf(RELEASE);
  test.each([
    [RELEASE, {}, "default"],
    [`en/${RELEASE}`, {}, "en"],
    ["en/publications/open-fires-banned-in-mauricie", {}, "en"],
    ["publications/open-fires-banned-in-mauricie", { language: "en" }, "en"],
    [String(idOf(RELEASE)), {}, "default"],
    [uuid, { find_by: "uuid" as const, language: "en" }, "en"],
    [RELEASE, { language: "de", fallback_lang: "fr" }, "default"],
  ])(
    "a lookup of %s with the parameters %j finds the story in the language %s",
    async (slug, params, lang) => {
      const { client } = await startService();
      const { data } = await client().getStory(slug, params);
      expect(data.story).toMatchObject({ uuid, lang });
    },
  );

  test.each(["communiques", uuid, "communiques/rien", "0"])(
    "a lookup of %s finds no story and gets a 404",
    async (slug) => {
      const { client } = await startService();
      await expect(client().getStory(slug)).rejects.toMatchObject({
        status: 404,
        message: "This record could not be found",
        response: { data: ["This record could not be found"] },
      });
    },
  );

  test("a story requested in English has English fields, its English address and its French address", async () => {
    const { client } = await startService();
    const { data } = await client().getStory(RELEASE, { language: "en" });
    expect(data.story).toMatchObject({
      name: "Open fires banned in Mauricie from June 19",
      slug: "open-fires-banned-in-mauricie",
      full_slug: "en/publications/open-fires-banned-in-mauricie",
      default_full_slug: RELEASE,
      translated_slugs: [{ lang: "en", path: "publications/open-fires-banned-in-mauricie", published: true }],
      first_published_at: "2026-06-18T18:00:00.000Z",
      tag_list: ["interdiction", "mauricie"],
      content: { component: "communique", audience: "public", summary: "Open fires are banned in Mauricie." },
    });
    expect(data.story.content).not.toHaveProperty("slug");
  });

  test("the English address of a folder returns the folder's start page", async () => {
    const { client } = await startService();
    const { data } = await client().getStory("en/prevention/campfires");
    expect(data.story).toMatchObject({
      full_slug: "en/prevention/campfires/",
      is_startpage: true,
      position: 1,
    });
    const article = await client().getStory("en/prevention/campfires/put-it-out");
    expect(article.data.story.parent_id).toBe(data.story.parent_id);
  });
});

test("the client takes its cache version from the field cv of a response", async () => {
  const { client } = await startService();
  const asking = client();
  const { data } = await asking.getStories();
  expect(data.cv).toBeGreaterThan(1_700_000_000);
  expect(asking.cacheVersion()).toBe(data.cv);
});

describe("rate limit", () => {
  test("calls beyond the limit per second are rejected until the next second", async () => {
    const { endpoint } = await startService({ limitPerSecond: 2 });
    const ask = async () => (await fetch(`${endpoint}/cdn/spaces/me?token=vigie-public`)).status;
    // On a slow machine three calls can fall into two different seconds.
    const three = async () => (await Promise.all([ask(), ask(), ask()])).toSorted();
    await expect.poll(three, { interval: 300 }).toEqual([200, 200, 429]);
    await expect.poll(ask, { interval: 300 }).toBe(200);
  });

  test.each([
    [25, 50],
    [50, 15],
    [75, 10],
    [100, 6],
  ])("a list with %i stories per page can be requested at most %i times a second", async (perPage, most) => {
    const { endpoint } = await startService({ limitPerSecond: 50 });
    const address = `${endpoint}/cdn/stories?token=vigie-public&version=published&cv=1&per_page=${perPage}`;
    const passed = async () => {
      const answers = await Promise.all(Array.from({ length: most + 1 }, () => fetch(address)));
      return answers.filter(({ ok }) => ok).length;
    };
    // On a slow machine the calls can fall into two seconds.
    await expect.poll(passed, { interval: 1100 }).toBe(most);
  });

  test("the client logs a 429 and sends its request again", async () => {
    const logged = vi.spyOn(console, "log").mockImplementation(() => undefined);
    const { faults, client } = await startService();
    faults.set("content", { status: 429 });
    setTimeout(() => faults.clear(), 70);
    expect((await client().getStories()).data.stories).not.toEqual([]);
    expect(logged).toHaveBeenCalledWith("Hit rate limit. Retrying in 0.02 seconds.");
    logged.mockRestore();
  });
});

test("a fault replaces the content service's response", async () => {
  const { faults, endpoint } = await startService();
  faults.set("content", { status: 500, body: "{}" });
  expect((await fetch(`${endpoint}/cdn/stories?token=vigie-public`)).status).toBe(500);
});

test("a request without cv is redirected to the current cv; stories can be cached, drafts and the space cannot", async () => {
  const { endpoint } = await startService();
  const address = `${endpoint}/cdn/stories?token=vigie-public`;
  const moved = await fetch(address, { redirect: "manual" });
  expect(moved.status).toBe(301);
  expect(moved.headers.get("location")).toMatch(/\/v2\/cdn\/stories\?token=vigie-public&cv=\d+$/);
  const cacheable = await fetch(address);
  expect([cacheable.status, cacheable.headers.get("cache-control")]).toEqual([
    200,
    "max-age=0, public, s-maxage=604800",
  ]);
  for (const other of [`${endpoint}/cdn/spaces/me?token=vigie-public`, `${address}&version=draft`]) {
    const answer = await fetch(other, { redirect: "manual" });
    expect(answer.headers.get("cache-control"), other).toBe("max-age=0, private, must-revalidate");
  }
});
