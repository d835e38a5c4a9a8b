import { describe, expect, test } from "vitest";
import { contentOf } from "#content/content-for-tests.ts";
import type { ContentService } from "#content/content-service.ts";
import { inEnglish, rawRelease } from "#content/examples.ts";
import { findStory } from "./find-story.server.ts";

/** A content service that holds one release, or has never been able to read. */
async function contentWith(isRead: boolean): Promise<ContentService> {
  const raw = rawRelease(
    "avis",
    { title: "Avis" },
    { translated_slugs: [{ path: "news/notice", lang: "en" }] },
  );
  const raws = { fr: isRead ? [raw] : [], en: isRead ? [inEnglish(raw)] : [] };
  const content = await contentOf(raws);
  return {
    ...content,
    // It was `avertissement` once.
    storyFrom: async (path, language) =>
      path === "communiques/avertissement" || path === "publications/warning"
        ? ((await content.all(language))[0] ?? null)
        : null,
  };
}

const FOLDERS = { fr: "communiques", en: "en/publications" } as const;

async function find(slug: string, language: "fr" | "en", isRead = true, query = "") {
  const content = await contentWith(isRead);
  const request = new Request(`https://site.test/${FOLDERS[language]}/${slug}/${query}`);
  return findStory(content, { folder: "communiques", slug, language }, request);
}

describe("a story of a folder", () => {
  test("is found by its slug in the reader's language", async () => {
    expect((await find("avis", "fr")).story?.title).toBe("Avis");
    expect((await find("notice", "en")).story?.language).toBe("en");
  });

  test("asked by its slug in the other language, is where its own slug says", async () => {
    expect((await find("notice", "fr")).movedTo).toBe("/communiques/avis/");
    expect((await find("avis", "en")).movedTo).toBe("/en/news/notice/");
    expect((await find("avis", "en", true, "?webviews=true&x=1")).movedTo).toBe(
      "/en/news/notice/?webviews=true",
    );
  });

  test("asked by a slug that it had, is where its own slug says", async () => {
    expect((await find("avertissement", "fr")).movedTo).toBe("/communiques/avis/");
    expect((await find("warning", "en", true, "_.data?webviews=true")).movedTo).toBe(
      "/en/news/notice/?webviews=true",
    );
    await expect(find("avertissement", "fr", false)).rejects.toMatchObject({ init: { status: 503 } });
  });

  test("that does not exist is a page not found", async () => {
    await expect(find("absent", "fr")).rejects.toMatchObject({ init: { status: 404 } });
  });

  test("is unavailable, not absent, while no story was ever read", async () => {
    await expect(find("avis", "fr", false)).rejects.toMatchObject({ init: { status: 503 } });
  });
});
