import { describe, expect, test } from "vitest";
import { contentOf } from "#content/content.double.ts";
import type { ContentService } from "#content/content-service.ts";
import { inEnglish, rawRelease } from "#content/examples.double.ts";
import { findStory } from "./find-story.server.ts";

/** Creates a content service with one release, or one that could never read. */
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
    // The release's former slug was `avertissement`.
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

const redirectOf = (...at: Parameters<typeof find>) =>
  find(...at).then(
    () => null,
    (answer: Response) => [answer.status, answer.headers.get("location")],
  );

describe("finding a story of a folder", () => {
  test("a story is found by its slug in the reader's language", async () => {
    expect((await find("avis", "fr")).title).toBe("Avis");
    expect((await find("notice", "en")).language).toBe("en");
  });

  test("a slug of the other language redirects to the story's own slug", async () => {
    expect(await redirectOf("notice", "fr")).toEqual([301, "/communiques/avis/"]);
    expect(await redirectOf("avis", "en")).toEqual([301, "/en/news/notice/"]);
    expect(await redirectOf("avis", "en", true, "?webviews=true&x=1")).toEqual([
      301,
      "/en/news/notice/?webviews=true",
    ]);
  });

  test("a former slug redirects to the story's current slug", async () => {
    expect(await redirectOf("avertissement", "fr")).toEqual([301, "/communiques/avis/"]);
    expect(await redirectOf("warning", "en", true, "_.data?webviews=true")).toEqual([
      301,
      "/en/news/notice/?webviews=true",
    ]);
    await expect(find("avertissement", "fr", false)).rejects.toMatchObject({ init: { status: 503 } });
  });

  test("a story that does not exist gives a 404", async () => {
    await expect(find("absent", "fr")).rejects.toMatchObject({ init: { status: 404 } });
  });

  test("a story gives a 503 if stories were never read", async () => {
    await expect(find("avis", "fr", false)).rejects.toMatchObject({ init: { status: 503 } });
  });
});
