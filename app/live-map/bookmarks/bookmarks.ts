import { useSyncExternalStore } from "react";
import { EMBED_YES } from "#plan/embed.ts";
import { PARAMETERS, pathInLanguage } from "#plan/paths.ts";
import type { Language } from "#territory/language.ts";
import { isOnGlobe, type Point } from "#territory/point.ts";

/** A bookmark saved in this browser. Its address opens a card of the map. */
export interface Bookmark {
  /** Address of the card, always the French one, so that each card has a single address. */
  readonly path: string;
  readonly title: string;
  readonly savedAt: string;
  /** Position on the map; undefined if unknown. */
  readonly at?: Point | undefined;
}

const KEY = "vigie.bookmarks";
export const MOST_BOOKMARKS = 100;
const LONGEST = 300;
const ONLY_PATHS = /^\/carte\/[^\\]*$/;

/** Returns a map address in the form stored in bookmarks. */
export function bookmarkPath(path: string): string {
  const { pathname, search } = new URL(path, "https://site.invalid");
  return pathInLanguage(pathname, search, "fr");
}

/** Returns a bookmark's link in the page's language. In another site's frame, it opens the embedded map. */
export function bookmarkLink(path: string, language: Language, isEmbedded: boolean): string {
  const { pathname, searchParams } = new URL(path, "https://site.invalid");
  if (isEmbedded) searchParams.set(PARAMETERS.embed.fr, EMBED_YES.fr);
  return pathInLanguage(pathname, searchParams.size > 0 ? `?${searchParams}` : "", language);
}

const isText = (value: unknown): value is string =>
  typeof value === "string" && value.length > 0 && value.length <= LONGEST;

function readPoint(value: unknown): Point | undefined {
  const { lat, lon } = Object(value);
  const isPoint = typeof lat === "number" && typeof lon === "number" && isOnGlobe({ lat, lon });
  return isPoint ? { lat, lon } : undefined;
}

/** Reads stored bookmarks, without entries of older versions or other programs. */
export function readBookmarks(text: string | null): readonly Bookmark[] {
  try {
    const list: unknown = JSON.parse(text ?? "[]");
    if (!Array.isArray(list)) return [];
    const read = list.flatMap((each: unknown): Bookmark[] => {
      const { path, title, savedAt, at } = Object(each);
      const isOne = isText(path) && ONLY_PATHS.test(path) && isText(title) && isText(savedAt);
      return isOne ? [{ path, title, savedAt, at: readPoint(at) }] : [];
    });
    return [...new Map(read.map((bookmark) => [bookmark.path, bookmark])).values()].slice(0, MOST_BOOKMARKS);
  } catch {
    return [];
  }
}

const NONE: readonly Bookmark[] = [];
const listeners = new Set<() => void>();

interface Cached {
  readonly text: string | null;
  readonly list: readonly Bookmark[];
  /** Older text that is still stored, because storage is full. */
  readonly outdated?: string | null;
}
let cached: Cached = { text: null, list: NONE };

/** Reads the stored text. If storage is blocked, returns the text that this page last kept in memory. */
function storedText(): string | null {
  try {
    return window.localStorage.getItem(KEY) ?? null;
  } catch {
    return cached.text;
  }
}

export function bookmarksNow(): readonly Bookmark[] {
  const text = storedText();
  if (text !== cached.text && text !== cached.outdated) cached = { text, list: readBookmarks(text) };
  return cached.list;
}

export function watchBookmarks(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

/** Returns the bookmarks of this browser, shared by all tabs; empty on the server. */
export const useBookmarks = () => useSyncExternalStore(watchBookmarks, bookmarksNow, () => NONE);

function keep(list: readonly Bookmark[]): void {
  const text = JSON.stringify(list);
  try {
    window.localStorage.setItem(KEY, text);
    cached = { text, list };
  } catch (error) {
    console.warn("bookmarks not stored:", error);
    cached = { text, list, outdated: storedText() };
  }
  for (const listener of listeners) listener();
}

export function removeBookmark(path: string): void {
  keep(bookmarksNow().filter((each) => each.path !== path));
}

export function addBookmark({ path, title, at }: Omit<Bookmark, "savedAt">): void {
  const others = bookmarksNow().filter((each) => each.path !== path);
  keep([{ path, title, at, savedAt: new Date().toISOString() }, ...others].slice(0, MOST_BOOKMARKS));
}
