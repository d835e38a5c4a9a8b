import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createContentService } from "./content-service.server.ts";
import type { ContentService } from "./content-service.ts";
import { inEnglish, rawRelease } from "./examples.double.ts";
import { NO_PATHS, type StoryPathStore } from "./story-paths.ts";

let folder = "";
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

/** Store of story paths in memory, which several sites share. Loading fails if `isAway`. */
function memoryStore() {
  let paths = NO_PATHS;
  const store = {
    isAway: false,
    load: async () => {
      if (store.isAway) throw new Error("away");
      return paths;
    },
    save: async (more: typeof paths) => {
      paths = { fr: new Map([...paths.fr, ...more.fr]), en: new Map([...paths.en, ...more.en]) };
    },
  };
  return store satisfies StoryPathStore;
}

/** An editor's space with a story that moves, and sites that read the space. */
function space() {
  const source = { raws: [rawRelease("deux")], version: 0 };
  const pathStore = memoryStore();
  return {
    pathStore,
    site: (file?: string) =>
      createContentService({
        ...{ pathStore, ...(file && { file }) },
        client: {
          version: async () => source.version,
          stories: async (language) => (language === "fr" ? source.raws : source.raws.map(inEnglish)),
          dictionary: async () => [],
        },
      }),
    /** Publishes the story at a slug; null withdraws it. */
    move(slug: string | null): void {
      source.raws = [rawRelease("deux"), ...(slug === null ? [] : [at(slug)])];
      source.version += 1;
    },
  };
}

/**
 * Returns a content service that read the story at one slug after another. Null withdraws the story;
 * `restart` starts a service without a file.
 */
async function moved(...slugs: readonly (string | null | "restart")[]): Promise<ContentService> {
  const { site, move } = space();
  let content = site();
  for (const slug of slugs) {
    if (slug === "restart") content = site();
    else move(slug);
    await read(content);
  }
  return content;
}

/** Reads the stories, and waits until their paths are stored or could not be stored. */
async function read(content: ContentService): Promise<ContentService> {
  await content.invalidate();
  await from(content, "communiques/deux");
  return content;
}

const from = async (content: ContentService, path: string, language: "fr" | "en" = "fr") =>
  (await content.storyFrom(path, language))?.path ?? null;

describe("a story that editors move", () => {
  test("each former path of a story leads to the story, in both languages", async () => {
    const content = await moved("a", "b", "c");
    expect(await from(content, "communiques/a")).toBe("communiques/c");
    expect(await from(content, "communiques/b")).toBe("communiques/c");
    expect(await from(content, "news/a", "en")).toBe("news/c");
    for (const path of ["news/a", "communiques/c", "communiques/deux", "communiques/rien"])
      expect(await from(content, path), path).toBeNull();
  });

  test("a moved story is found after a restart that lost the site's files, and after another move", async () => {
    const content = await moved("a", "b", "restart", "c");
    for (const slug of ["a", "b"]) expect(await from(content, `communiques/${slug}`)).toBe("communiques/c");
  });

  test("the former path of a deleted story leads nowhere until the story is published again", async () => {
    expect(await from(await moved("a", null), "communiques/a")).toBeNull();
    expect(await from(await moved("a", null, "b"), "communiques/a")).toBe("communiques/b");
  });

  test("a story does not redirect from a path that it returned to", async () => {
    const content = await moved("a", "b", "a");
    expect(await from(content, "communiques/a")).toBeNull();
    expect(await from(content, "communiques/b")).toBe("communiques/a");
  });

  test("a story is found by its former path although it moved while no site ran", async () => {
    const { site, move } = space();
    move("a");
    await from(await read(site()), "communiques/a");
    move("b");
    expect(await from(await read(site()), "communiques/a")).toBe("communiques/b");
  });

  test("former paths in the file of an earlier version lead to their story, and are copied to the store", async () => {
    const { site, move, pathStore } = space();
    const file = join(folder, "earlier.json");
    move("b");
    await read(site(file));
    const stored = JSON.parse(await readFile(file, "utf8"));
    await writeFile(
      file,
      JSON.stringify({ ...stored, former: { fr: [["communiques/a", at("b").uuid]], en: [] } }),
    );
    expect(await from(await read(site(file)), "communiques/a")).toBe("communiques/b");
    expect((await pathStore.load()).fr.get("communiques/a")).toBe(at("b").uuid);
    expect(await from(await read(site()), "communiques/a")).toBe("communiques/b");
  });

  test("the site that saw a story move finds it while the store is away, and other sites find it afterwards", async () => {
    const { site, move, pathStore } = space();
    pathStore.isAway = true;
    move("a");
    const content = await read(site());
    move("b");
    await read(content);
    expect(await from(content, "communiques/a")).toBe("communiques/b");
    pathStore.isAway = false;
    await read(content);
    expect(await from(await read(site()), "communiques/a")).toBe("communiques/b");
  });
});

test.each([
  ["database-not-migrated", ["info"]],
  ["database-unreachable", ["warn"]],
])("if sharing paths fails with the code %s, the failure is logged at the level %j", async (code, levels) => {
  const logged: string[] = [];
  const logAs = (level: string) => (_: object, message: string) => {
    if (message.includes("the paths of stories")) logged.push(level);
  };
  const fail = () => Promise.reject(Object.assign(new Error("away"), { code }));
  const content = createContentService({
    client: {
      version: async () => 0,
      stories: async (language) => [language === "fr" ? rawRelease("un") : inEnglish(rawRelease("un"))],
      dictionary: async () => [],
    },
    pathStore: { load: fail, save: fail },
    log: { info: logAs("info"), warn: logAs("warn") },
  });
  await content.refresh();
  await expect.poll(() => logged).toEqual(levels);
});
