import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createContentService } from "./content-service.server.ts";
import type { ContentService } from "./content-service.ts";
import { inEnglish, rawRelease } from "./examples.ts";

let folder = "";
let files = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "vigie-moves-"));
});
afterAll(() => rm(folder, { recursive: true }));

const at = (slug: string) =>
  rawRelease(
    "un",
    {},
    {
      default_full_slug: `communiques/${slug}`,
      translated_slugs: [{ path: `news/${slug}`, name: null, lang: "en" }],
    },
  );

/** A content service that has read the story at one slug after the other, taken back where that is null; started anew where told. */
async function moved(...slugs: readonly (string | null | "restart")[]): Promise<ContentService> {
  const source = { raws: [rawRelease("deux")], version: 0 };
  files += 1;
  const file = join(folder, `${files}.json`);
  const start = () =>
    createContentService({
      file,
      client: {
        version: async () => source.version,
        stories: async (language) => (language === "fr" ? source.raws : source.raws.map(inEnglish)),
        dictionary: async () => [],
      },
    });
  let content = start();
  for (const slug of slugs) {
    if (slug === "restart") content = start();
    else source.raws = [rawRelease("deux"), ...(slug === null ? [] : [at(slug)])];
    source.version += 1;
    await content.invalidate();
  }
  return content;
}

const from = async (content: ContentService, path: string, language: "fr" | "en" = "fr") =>
  (await content.storyFrom(path, language))?.path ?? null;

describe("a story that editors move", () => {
  test("is known where it is by every path that it had, in either language", async () => {
    const content = await moved("a", "b", "c");
    expect(await from(content, "communiques/a")).toBe("communiques/c");
    expect(await from(content, "communiques/b")).toBe("communiques/c");
    expect(await from(content, "news/a", "en")).toBe("news/c");
    for (const path of ["news/a", "communiques/c", "communiques/deux", "communiques/rien"])
      expect(await from(content, path), path).toBeNull();
  });

  test("is known so after a restart too, and after another move", async () => {
    const content = await moved("a", "b", "restart", "c");
    for (const slug of ["a", "b"]) expect(await from(content, `communiques/${slug}`)).toBe("communiques/c");
  });

  test("is known once it is back, and nowhere while it is gone", async () => {
    expect(await from(await moved("a", null), "communiques/a")).toBeNull();
    expect(await from(await moved("a", null, "b"), "communiques/a")).toBe("communiques/b");
  });

  test("leads from a path that it returned to nowhere else", async () => {
    const content = await moved("a", "b", "a");
    expect(await from(content, "communiques/a")).toBeNull();
    expect(await from(content, "communiques/b")).toBe("communiques/a");
  });
});
