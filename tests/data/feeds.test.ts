import { afterAll, beforeAll, describe, inject } from "vitest";
import { z } from "zod";
import { FEED_KINDS, FEED_TYPES, feedPath } from "#plan/feed-path.ts";
import { pathTo } from "#plan/paths.ts";
import { LANGUAGES } from "#territory/language.ts";
import { expect, PERSON, test } from "../support/browse.ts";
import { sampled } from "../support/soak.ts";
import { startWorld, type World } from "../support/world.ts";
import { faultsOf } from "../support/xmllint.ts";

const instant = z.iso.datetime();
const address = z.url({ protocol: /^https?$/ });
/** Schema of JSON Feed 1.1, from the text of its standard. Other fields are rejected. */
const jsonFeed = z.strictObject({
  version: z.literal("https://jsonfeed.org/version/1.1"),
  title: z.string().min(1),
  home_page_url: address,
  feed_url: address,
  description: z.string().min(1),
  icon: address,
  language: z.enum(["fr-CA", "en-CA"]),
  authors: z.array(z.strictObject({ name: z.string().min(1), url: address })).min(1),
  items: z.array(
    z.strictObject({
      id: z.string().startsWith("tag:"),
      url: address,
      title: z.string().min(1),
      content_text: z.string().min(1),
      date_published: instant.optional(),
      date_modified: instant,
    }),
  ),
});

let watched: World;
const withoutData = inject("withoutData");
beforeAll(async () => {
  watched = await startWorld({ history: true, still: true });
});
afterAll(() => watched?.stop());

const ask = (path: string, headers: Record<string, string> = {}, origin = watched.origin) =>
  fetch(origin + path, { headers: { "user-agent": PERSON, "accept-encoding": "br", ...headers } });
const feedIn = async (path: string) => jsonFeed.parse(await (await ask(path)).json());

const EACH = LANGUAGES.flatMap((language) => FEED_KINDS.map((kind) => ({ kind, language })));

const SOME_EACH = sampled(import.meta.filename, EACH);

describe.for(SOME_EACH)("the feed of $kind, $language", ({ kind, language }) => {
  const atom = feedPath(kind, "atom", language);
  const json = feedPath(kind, "json", language);

  test("a feed is valid Atom and valid JSON Feed with the same items", async () => {
    const text = await (await ask(atom)).text();
    expect(await faultsOf(text, "atom")).toBe("");
    const feed = await feedIn(json);
    expect(feed.language).toBe(`${language}-CA`);
    const ids = feed.items.map(({ id }) => id);
    expect([...text.matchAll(/<entry><id>([^<]+)/g)].map(([, id]) => id)).toEqual(ids);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("a page of any origin can read the compressed feed, and a request with the feed's ETag gets a 304", async () => {
    for (const [path, type] of [
      [atom, FEED_TYPES.atom],
      [json, FEED_TYPES.json],
    ] as const) {
      const answer = await ask(path);
      expect(answer.headers.get("content-type")).toBe(`${type}; charset=utf-8`);
      expect(answer.headers.get("content-encoding")).toBe("br");
      expect(answer.headers.get("access-control-allow-origin")).toBe("*");
      expect(Date.parse(answer.headers.get("last-modified") ?? "")).toBeLessThanOrEqual(Date.now());
      const etag = answer.headers.get("etag") ?? "";
      expect((await ask(path, { "if-none-match": etag })).status).toBe(304);
    }
  });

  test("a feed lists its items newest first, and links to pages that exist", async () => {
    const { items, home_page_url, feed_url } = await feedIn(json);
    expect(feed_url).toBe(watched.origin + json);
    const dates = items.map(({ date_modified }) => date_modified);
    expect(dates).toEqual(dates.toSorted().reverse());
    for (const url of new Set([home_page_url, ...items.slice(0, 3).map((item) => item.url)])) {
      expect((await ask(new URL(url).pathname)).status, url).toBe(200);
    }
  });
});

test("release feeds for the public and for industry differ, and together contain all releases", async () => {
  const items = async (kind: "releases" | "releases-public" | "releases-industrial") =>
    (await feedIn(feedPath(kind, "json", "fr"))).items.map(({ id }) => id);
  const [all, forPublic, forIndustry] = [
    await items("releases"),
    await items("releases-public"),
    await items("releases-industrial"),
  ];
  expect(forPublic.length * forIndustry.length).toBeGreaterThan(0);
  expect(forPublic.filter((id) => forIndustry.includes(id))).toEqual([]);
  expect(all.filter((id) => !forPublic.includes(id) && !forIndustry.includes(id))).toEqual([]);
});

test("the feed of restrictions has the same restrictions as the public API", async () => {
  const known = z
    .object({ features: z.array(z.object({ id: z.string() })) })
    .parse(await (await ask("/api/v1/restrictions")).json());
  const { items } = await feedIn(feedPath("restrictions", "json", "fr"));
  // The API's IDs begin with another word for the type. The rest of each ID is the same.
  const tail = ({ id }: { readonly id: string }) => id.slice(-12);
  expect(items.map(tail).toSorted()).toEqual(known.features.map(tail).toSorted());
});

test("each message in the CAP feed is valid CAP in both languages, and says that it is not for broadcast", async () => {
  const { items } = await feedIn(feedPath("cap", "json", "fr"));
  expect(items.length).toBeGreaterThan(2);
  for (const { url, title } of items) {
    const answer = await ask(new URL(url).pathname);
    expect(answer.headers.get("content-type")).toBe("application/cap+xml; charset=utf-8");
    const message = await answer.text();
    expect([url, await faultsOf(message, "cap-1.2")]).toEqual([url, ""]);
    expect(message).toContain(`<headline>${title}</headline>`);
    expect(message).toContain("Broadcast_Immediately</valueName><value>No</value>");
  }
});

test("the address of an unknown CAP message responds 404", async () => {
  expect((await ask("/cap/fire-2020-1-20200701T120000Z.xml")).status).toBe(404);
});

test("without data, the feeds of fires, restrictions and CAP messages respond 503 instead of an empty list", async () => {
  for (const kind of ["fires", "restrictions", "cap"] as const) {
    const answer = await ask(feedPath(kind, "atom", "en"), {}, withoutData);
    expect([kind, answer.status]).toEqual([kind, 503]);
    expect(await answer.text()).toMatch(/not available/);
  }
});

test("the address of an unknown feed responds 404", async () => {
  expect((await ask("/flux/rien.atom")).status).toBe(404);
});

test.for(LANGUAGES)("pages link to their feeds, and one page lists all feeds, in %s", async (language) => {
  const site = inject("summer");
  const links = async (path: string) =>
    [
      ...(await (await ask(path, {}, site)).text()).matchAll(
        /<link rel="alternate" type="application\/atom\+xml" title="[^"]+" href="([^"]+)"/g,
      ),
    ].map(([, href]) => href);
  expect(await links(pathTo("releases", language))).toContain(feedPath("releases", "atom", language));
  expect(await links(pathTo("fire-index", language))).toContain(feedPath("fires", "atom", language));
  expect(await links(pathTo("blog", language))).toContain(feedPath("blog", "atom", language));
  const page = await (await ask(pathTo("api", language), {}, site)).text();
  for (const kind of FEED_KINDS) {
    expect(page).toContain(`<a href="${feedPath(kind, "atom", language)}"`);
    expect(page).toContain(`<a href="${feedPath(kind, "json", language)}"`);
  }
});
