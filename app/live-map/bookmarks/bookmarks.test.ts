import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { isEmbeddedScreen } from "#plan/embed.ts";
import { bookmarksOnMap } from "../records/bookmarks-on-map.ts";
import {
  addBookmark,
  bookmarkLink,
  bookmarkPath,
  bookmarksNow,
  MOST_BOOKMARKS,
  readBookmarks,
  removeBookmark,
  watchBookmarks,
} from "./bookmarks.ts";

const one = { path: "/carte/zone-la-tuque/", title: "La Tuque", savedAt: "2026-07-01T12:00:00.000Z" };

/** Fake storage of a browser, which tests can make fail. */
const store = new Map<string, string>();
const localStorage = {
  getItem: (key: string) => store.get(key) ?? null,
  setItem: (key: string, text: string) => void store.set(key, text),
};
beforeEach(() => {
  store.clear();
  vi.stubGlobal("window", { localStorage, addEventListener: vi.fn(), removeEventListener: vi.fn() });
});
afterEach(() => vi.unstubAllGlobals());

it("a bookmark has the same stored address in all languages", () => {
  expect(bookmarkPath("/en/map/zone-la-tuque/?view=danger")).toBe("/carte/zone-la-tuque/?vue=danger");
  expect(bookmarkPath("/carte/zone-la-tuque/?vue=danger")).toBe("/carte/zone-la-tuque/?vue=danger");
});

it.each([
  ["nothing", null],
  ["no JSON", "{"],
  ["no list", '{"path":"/carte/"}'],
  ["null", "null"],
  ["other things", '[1,null,"x",[],{"path":"/carte/"},{"path":4,"title":"x","savedAt":"y"}]'],
  ["another site", JSON.stringify([{ ...one, path: "https://elsewhere.example/" }])],
  ["a script", JSON.stringify([{ ...one, path: "javascript:alert(1)" }])],
  ["another site without a scheme", JSON.stringify([{ ...one, path: "//elsewhere.example/carte/" }])],
  ["a page that is no map", JSON.stringify([{ ...one, path: "/profil/" }])],
])("storage that contains %s is read as an empty list of bookmarks", (_, text) => {
  expect(readBookmarks(text)).toEqual([]);
});

it("valid bookmarks in a damaged storage are kept, without duplicates", () => {
  expect(readBookmarks(JSON.stringify([null, one, { path: "/" }, one]))).toEqual([one]);
});

it("a stored bookmark keeps its position unless the position is invalid", () => {
  const placed = { ...one, at: { lat: 47.4, lon: -72.8 } };
  expect(readBookmarks(JSON.stringify([placed]))).toEqual([placed]);
  for (const at of [{ lat: "47", lon: -72 }, { lat: 147, lon: -72 }, [47, -72], null, 4])
    expect(readBookmarks(JSON.stringify([{ ...one, at }]))).toEqual([one]);
});

it("only bookmarks with a position are drawn on the map", () => {
  const placed = { ...one, at: { lat: 47.4, lon: -72.8 } };
  const { features } = bookmarksOnMap([placed, { ...one, path: "/carte/?ici=x" }]);
  expect(features).toMatchObject([
    {
      geometry: { type: "Point", coordinates: [-72.8, 47.4] },
      properties: { kind: "bookmark", id: one.path, name: "La Tuque" },
    },
  ]);
});

it("the newest bookmark comes first, a bookmark is only stored once, and a bookmark can be removed", () => {
  const heard = vi.fn();
  const stop = watchBookmarks(heard);
  addBookmark({ path: "/carte/a/", title: "A" });
  addBookmark({ path: "/carte/b/", title: "B" });
  addBookmark({ path: "/carte/a/", title: "A" });
  expect(bookmarksNow().map(({ title }) => title)).toEqual(["A", "B"]);
  expect(bookmarksNow()).toBe(bookmarksNow());
  removeBookmark("/carte/a/");
  expect(bookmarksNow().map(({ title }) => title)).toEqual(["B"]);
  expect(heard).toHaveBeenCalledTimes(4);
  stop();
});

it("the oldest bookmark is dropped when the list is full", () => {
  for (let count = 0; count <= MOST_BOOKMARKS; count += 1)
    addBookmark({ path: `/carte/${count}/`, title: "x" });
  expect(bookmarksNow()).toHaveLength(MOST_BOOKMARKS);
  expect(bookmarksNow()[0]?.path).toBe(`/carte/${MOST_BOOKMARKS}/`);
});

it("if the browser blocks storage, bookmarks are kept until the page is closed", () => {
  const refuse = () => {
    throw new DOMException("denied", "SecurityError");
  };
  vi.stubGlobal("window", { localStorage: { getItem: refuse, setItem: refuse } });
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  addBookmark({ path: "/carte/c/", title: "C" });
  expect(bookmarksNow()[0]?.title).toBe("C");
});

it("a bookmark that does not fit in storage lasts as long as the page", () => {
  addBookmark({ path: "/carte/a/", title: "A" });
  const setItem = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  vi.stubGlobal("window", { localStorage: { ...localStorage, setItem } });
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  addBookmark({ path: "/carte/b/", title: "B" });
  expect(bookmarksNow().map(({ title }) => title)).toEqual(["B", "A"]);
});

it("a bookmark's link is in the page's language, and stays in the frame of an embedded map", () => {
  expect(bookmarkLink("/carte/zone-la-tuque/", "en", false)).toBe("/en/map/zone-la-tuque/");
  const framed = bookmarkLink("/carte/?ici=48.1,-72.2", "en", true);
  expect(isEmbeddedScreen(new URL(framed, "https://site.invalid"))).toBe(true);
  expect(new URL(framed, "https://site.invalid").searchParams.size).toBe(2);
});
