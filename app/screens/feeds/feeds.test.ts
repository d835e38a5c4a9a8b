import { describe, expect, test } from "vitest";
import "../../i18n/dictionary.ts";
import type { ContentService } from "#content/content-service.ts";
import { rawRelease } from "#content/examples.double.ts";
import { createLibrary } from "#content/library.ts";
import { readStories } from "#content/read-stories.ts";
import { exampleFire, exampleReading, exampleRestriction, exampleSituation } from "#fires/examples.double.ts";
import { stateOf } from "#history/fire-state.ts";
import type { DatedChange } from "#history/history-service.ts";
import { atomOf, jsonFeedOf } from "./feed.ts";
import { dayOf } from "./feed-content.ts";
import { feedDocument } from "./feed-document.ts";
import { fireFeed } from "./fire-feed.server.ts";
import { restrictionFeed } from "./restriction-feed.server.ts";
import { storyFeed } from "./story-feed.server.ts";

const SINCE = new Date("2026-06-01T12:00:00Z");
const NOW = new Date("2026-07-02T15:00:00Z");
const state = stateOf(exampleFire());
const change = (kind: "fire-new" | "fire-status", at: string, before: typeof state | null): DatedChange => ({
  kind,
  subject: "2026-101",
  before,
  after: { ...state, statusId: before ? 5 : 3 },
  id: 1,
  at: new Date(at),
  observedAt: new Date(at),
});

describe("the feed of fires", () => {
  const news = {
    followedSince: SINCE,
    changes: [
      change("fire-new", "2026-07-01T18:00:00Z", null),
      change("fire-status", "2026-07-02T12:00:00Z", state),
    ],
  };

  test("the feed of fires has an entry for each new fire and each change of status, newest first", () => {
    const feed = fireFeed(news, "en");
    expect(feed?.entries.map(({ title }) => title)).toEqual([
      "Lac à la Perdrix fire: under control (was out of control)",
      "Lac à la Perdrix fire: new on the list, out of control",
    ]);
    expect(feed?.entries[0]?.text).toBe("Mauricie. Size: 13\u00a0ha. Source: the agency’s data.");
    expect(fireFeed(news, "fr")?.entries[1]?.title).toBe(
      "Feu «\u00a0Lac à la Perdrix\u00a0»\u00a0: nouveau sur la liste, hors contrôle",
    );
  });

  test("the feed of fires puts the last change first, also among changes with the same time", () => {
    const at = "2026-07-01T18:00:00Z";
    const changes = [change("fire-new", at, null), { ...change("fire-status", at, state), id: 2 }];
    const kinds = fireFeed({ followedSince: SINCE, changes }, "en")?.entries.map(
      ({ id }) => id.split("/")[2],
    );
    expect(kinds).toEqual(["fire-status", "fire-new"]);
  });

  test("the feed of fires is dated by its newest entry; without entries, by the time when the worker began to follow fires", () => {
    expect(fireFeed(news, "fr")?.updatedAt).toEqual(new Date("2026-07-02T12:00:00Z"));
    expect(fireFeed({ followedSince: SINCE, changes: [] }, "fr")?.updatedAt).toEqual(SINCE);
  });

  test("the feed of fires is null, not empty, until the worker has read the fires", () => {
    expect(fireFeed(null, "fr")).toBeNull();
    expect(fireFeed({ followedSince: null, changes: [] }, "fr")).toBeNull();
  });
});

describe("the feed of restrictions", () => {
  const feedOf = (...restrictions: ReturnType<typeof exampleRestriction>[]) =>
    restrictionFeed(exampleSituation({ restrictions: exampleReading(restrictions) }), "en", NOW);

  test("the feed of restrictions lists restrictions in force, with start, place and end", () => {
    const [entry] = feedOf(exampleRestriction())?.entries ?? [];
    expect(entry?.title).toBe("Open fire ban: Mauricie");
    expect(entry?.updatedAt).toEqual(new Date("2026-07-01T12:00:00Z"));
    expect(entry?.text).toMatch(/^In force from July 1, 2026, 8.a\.m\., until July 31, 2026/);
  });

  test("the feed of restrictions marks announced restrictions, and dates them by the day of the reading", () => {
    const [entry] =
      feedOf(exampleRestriction({ startsAt: new Date("2026-07-05T12:00:00Z"), endsAt: null }))?.entries ?? [];
    expect(entry?.title).toBe("Announced: Open fire ban: Mauricie");
    expect(entry?.text).toContain("until further notice");
    expect(entry?.updatedAt).toEqual(new Date("2026-07-02T00:00:00Z"));
  });

  test("the feed of restrictions omits ended restrictions, and is null until data has been read", () => {
    expect(feedOf(exampleRestriction({ endsAt: NOW }))?.entries).toEqual([]);
    expect(restrictionFeed(exampleSituation(), "fr", NOW)).toBeNull();
  });
});

test("the feed of releases only has releases; a release without an audience counts as public, as in the newsletter", async () => {
  const raws = [
    // A story of another kind is not shown at the addresses of releases.
    rawRelease("page", { component: "page" }),
    rawRelease("a"),
    rawRelease("b", { audience: "" }),
    rawRelease("c", { audience: "industrial" }),
  ];
  const { byFolder } = createLibrary((await readStories(raws, { language: "fr" })).stories);
  const content = {
    list: async (folder: string) => byFolder.get(folder) ?? [],
    state: () => ({ readAt: NOW }),
  } as unknown as ContentService;
  const idsOf = async (audience: "public" | "industrial" | null) =>
    (await storyFeed(content, "communiques", "fr", audience))?.entries.map(({ id }) => id).toSorted();
  expect(await idsOf("public")).toEqual(["story/a", "story/b"]);
  expect(await idsOf("industrial")).toEqual(["story/c"]);
  expect(await idsOf(null)).toEqual(["story/a", "story/b", "story/c"]);
});

describe("content common to both feed formats", () => {
  const entry = {
    id: "story/1",
    path: "/communiques/a/",
    title: "Un < deux & trois",
    text: "Texte\u0000 court",
    publishedAt: null,
    updatedAt: NOW,
  };
  const document = feedDocument("releases", "fr", "https://vigie.test", { entries: [entry], updatedAt: NOW });

  test("the IDs of feeds and entries are tag URIs with the language and without the title", () => {
    expect(document.id).toBe("tag:vigie.test,2026:fr/feed/releases");
    expect(atomOf(document)).toContain("<id>tag:vigie.test,2026:fr/story/1</id>");
  });

  test("an Atom feed escapes editors' texts, and a JSON feed contains the texts unchanged", () => {
    expect(atomOf(document)).toContain("<title>Un &lt; deux &amp; trois</title>");
    expect(atomOf(document)).toContain("<summary>Texte court</summary>");
    expect(JSON.parse(jsonFeedOf(document)).items[0].title).toBe("Un < deux & trois");
  });

  test("a feed written twice from unchanged data has equal bytes, and omits an unknown date", () => {
    expect(atomOf(document)).toBe(atomOf(document));
    expect(atomOf(document)).not.toContain("<published>");
    expect(jsonFeedOf(document)).not.toContain("date_published");
  });
});

test("dayOf returns midnight UTC of the day of a reading", () => {
  expect(dayOf(NOW)).toEqual(new Date("2026-07-02T00:00:00Z"));
});
