import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ContentError } from "./content-error.ts";
import { createContentService, KEEP_MS, RETRY_MS } from "./content-service.server.ts";
import { doc, inEnglish, paragraph, rawRelease, text } from "./examples.double.ts";
import type { ContentClient } from "./storyblok-client.server.ts";

const START = Date.parse("2026-07-01T12:00:00Z");

/** Content service without a network. It counts its calls, and its gate can delay responses. */
function createSource() {
  const source = {
    raws: [rawRelease("un")] as ReturnType<typeof rawRelease>[],
    version: 1 as number | null,
    isDown: false,
    readings: 0,
    calls: 0,
    gate: Promise.resolve(),
    /** Null if the space has no dictionary. */
    dictionary: [] as object[] | null,
  };
  const client: Pick<ContentClient, "version" | "stories" | "dictionary"> = {
    async version() {
      source.calls += 1;
      await source.gate;
      if (source.isDown) throw new ContentError("content-unanswered", "down");
      return source.version;
    },
    async stories(language) {
      if (language === "fr") source.readings += 1;
      return language === "fr" ? source.raws : source.raws.map(inEnglish);
    },
    async dictionary() {
      if (source.dictionary === null) throw new ContentError("content-status", "404: not found");
      return source.dictionary;
    },
  };
  return Object.assign(source, { client });
}

describe("the content", () => {
  let source: ReturnType<typeof createSource>;
  let now: number;
  let folder: string;
  let warnings: object[];
  const log = { info() {}, warn: (facts: object) => warnings.push(facts) };
  const service = (more: { file?: string; waitMs?: number } = {}) =>
    createContentService({ client: source.client, now: () => now, log, ...more });
  const file = () => join(folder, "content/stories.json");
  const title = async (content: ReturnType<typeof service>) =>
    (await content.story("communiques/un", "fr"))?.title;
  const retitle = (words: string) => {
    source.raws = [rawRelease("un", { title: words })];
    source.version = (source.version ?? 0) + 1;
  };

  beforeEach(async () => {
    source = createSource();
    now = START;
    warnings = [];
    folder = await mkdtemp(join(tmpdir(), "vigie-content-"));
  });
  afterEach(() => rm(folder, { recursive: true }));

  test("stories are found by path or folder, in either language", async () => {
    const content = service();
    expect(await content.story("communiques/un", "fr")).toMatchObject({ uuid: "un", language: "fr" });
    expect(await content.story("news/un-en", "en")).toMatchObject({ uuid: "un", language: "en" });
    expect(await content.story("communiques/un", "en")).toBeNull();
    expect(await content.list("communiques", "en")).toMatchObject([{ uuid: "un", language: "en" }]);
    expect(await content.list("blogue", "fr")).toEqual([]);
    expect(await content.all("en")).toMatchObject([{ uuid: "un", language: "en" }]);
    expect(await content.all("en")).toBe(await content.all("en"));
    expect(source.readings).toBe(1);
    expect(content.state()).toEqual({
      isFailing: false,
      readAt: new Date(START),
      stories: 2,
      dropped: 0,
      incomplete: 0,
      refusedConfigurations: 0,
    });
  });

  test("no request is sent to the content service before the content is first used", async () => {
    const content = service();
    expect(source.calls).toBe(0);
    void content.refresh();
    await expect.poll(() => content.state().readAt).toEqual(new Date(START));
  });

  test("the content is read once for all simultaneous readers", async () => {
    const content = service();
    await Promise.all([title(content), title(content), content.invalidate()]);
    void content.refresh();
    expect(source.calls).toBeLessThanOrEqual(2);
  });

  test("outdated content is returned at once, and new content is read in the background", async () => {
    const content = service();
    expect(await title(content)).toBe("Titre un");
    retitle("Nouveau");
    now += KEEP_MS - 1;
    await title(content);
    expect(source.calls).toBe(1);
    now += 1;
    let open: () => void = () => undefined;
    source.gate = new Promise((resolve) => {
      open = resolve;
    });
    expect(await title(content)).toBe("Titre un");
    expect(await title(content)).toBe("Titre un");
    open();
    await expect.poll(() => title(content)).toBe("Nouveau");
    expect(source.calls).toBe(2);
  });

  test("reads the content again after a clock that was ahead is set back", async () => {
    const content = service();
    await title(content);
    retitle("Nouveau");
    now -= 3_600_000;
    await title(content);
    await expect.poll(() => title(content)).toBe("Nouveau");
    expect(source.calls).toBe(2);
  });

  test("confirms the content without a full reading while the service's version is unchanged", async () => {
    const content = service();
    await title(content);
    now += KEEP_MS;
    await title(content);
    await expect.poll(() => content.state().readAt).toEqual(new Date(now));
    expect(source.readings).toBe(1);
  });

  test("reads all content each time if the service returns no version", async () => {
    source.version = null;
    const content = service();
    await title(content);
    now += KEEP_MS;
    await title(content);
    await expect.poll(() => source.readings).toBe(2);
  });

  test("a refresh checks for new content at any age of the current content, and does not read unchanged content", async () => {
    const content = service();
    await content.refresh();
    retitle("Nouveau");
    await content.refresh();
    expect(await title(content)).toBe("Nouveau");
    await content.refresh();
    expect(source.readings).toBe(2);
  });

  test("reads the content again at once when it is invalidated, whatever its version", async () => {
    const content = service();
    await title(content);
    source.raws = [rawRelease("un", { title: "Corrigé" })];
    await content.invalidate();
    expect(await title(content)).toBe("Corrigé");
  });

  test("reads the content once more if it is invalidated during a reading", async () => {
    let open: () => void = () => undefined;
    source.gate = new Promise((resolve) => {
      open = resolve;
    });
    const content = service();
    void content.refresh();
    await expect.poll(() => source.calls).toBe(1);
    const done = content.invalidate();
    open();
    await done;
    expect(source.readings).toBe(2);
  });

  test("keeps the content through an outage, and recovers soon after it", async () => {
    const content = service();
    await title(content);
    source.isDown = true;
    now += KEEP_MS;
    await title(content);
    await expect.poll(() => content.state().isFailing).toBe(true);
    expect(await title(content)).toBe("Titre un");
    expect(content.state().readAt).toEqual(new Date(START));
    expect(warnings).toMatchObject([{ code: "content-unanswered" }]);
    source.isDown = false;
    retitle("De retour");
    now += RETRY_MS;
    await title(content);
    await expect.poll(() => title(content)).toBe("De retour");
    expect(content.state().isFailing).toBe(false);
  });

  test("a site without any story reads the content again, even without a visitor", async () => {
    vi.useFakeTimers();
    try {
      source.isDown = true;
      const content = service();
      await content.refresh();
      source.isDown = false;
      now += RETRY_MS;
      await vi.advanceTimersByTimeAsync(RETRY_MS);
      expect(content.state()).toMatchObject({ isFailing: false, stories: 2 });
    } finally {
      vi.useRealTimers();
    }
  });

  test.each([
    ["no story at all", []],
    ["only broken stories", [rawRelease("un", { title: "" })]],
  ])("the site keeps the last good content although the service sends %s", async (_, raws) => {
    const content = service();
    await title(content);
    source.raws = raws;
    await content.invalidate();
    expect(await title(content)).toBe("Titre un");
    expect(content.state().isFailing).toBe(true);
    expect(warnings).toMatchObject([{ code: "content-shape" }]);
  });

  test("omits a story with an unreadable text, keeps a story with an unreadable field, and counts and logs both", async () => {
    source.raws = [rawRelease("un"), rawRelease("deux", { body: 5 }), rawRelease("trois", { audience: 5 })];
    const content = service();
    expect(await content.list("communiques", "fr")).toHaveLength(2);
    expect(content.state()).toMatchObject({ stories: 4, dropped: 2, incomplete: 2 });
    const lines = warnings.filter((line) => "story" in line);
    expect(lines).toEqual([
      { story: "/communiques/deux/", reason: "no uuid, path, title or text" },
      { story: "/communiques/trois/", reason: "Field unreadable: audience" },
      { story: "/en/news/deux-en/", reason: "no uuid, path, title or text" },
      { story: "/en/news/trois-en/", reason: "Field unreadable: audience" },
    ]);
    expect(warnings.at(-1)).toEqual({ stories: 4, dropped: 2, incomplete: 2 });
    await content.invalidate();
    expect(warnings.filter((line) => "story" in line)).toEqual(lines);
  });

  test("logs each omitted part of a story with the story's address and the reason", async () => {
    const link = { type: "link", attrs: { href: "javascript:alert(1)" } };
    source.raws = [rawRelease("un", { body: doc(paragraph(text("ici", link)), { type: "marquee" }) })];
    await title(service());
    expect(warnings.filter((line) => "story" in line && line.story === "/communiques/un/")).toEqual([
      { story: "/communiques/un/", reason: "Link refused: javascript:alert(1)" },
      { story: "/communiques/un/", reason: "No resolver found for node type marquee" },
    ]);
  });

  test("restores the content after a restart during an outage, with its age", async () => {
    await title(service({ file: file() }));
    await expect.poll(() => readFile(file(), "utf8").catch(() => "")).toContain("Titre un");
    expect(await readdir(join(folder, "content"))).toEqual(["stories.json"]);
    source.isDown = true;
    now += 3_600_000;
    const restarted = service({ file: file() });
    expect(await title(restarted)).toBe("Titre un");
    await expect.poll(() => restarted.state().isFailing).toBe(true);
    expect(restarted.state()).toMatchObject({ readAt: new Date(START), stories: 2 });
  });

  test("removes invisible characters from stored content that an older version of the site wrote", async () => {
    await title(service({ file: file() }));
    const stored = await readFile(file(), "utf8");
    await writeFile(file(), stored.replaceAll("Titre un", "Titre\\u0000 \\u202eun"));
    source.isDown = true;
    expect(await title(service({ file: file() }))).toBe("Titre un");
  });

  test("replaces the stored content by newer content", async () => {
    await title(service({ file: file() }));
    retitle("Nouveau");
    const restarted = service({ file: file() });
    await restarted.invalidate();
    expect(await title(restarted)).toBe("Nouveau");
    expect(await readFile(file(), "utf8")).toContain("Nouveau");
  });

  test("if the service is down and no file is stored, the content is empty and its state says that reading fails", async () => {
    source.isDown = true;
    const content = service({ file: file() });
    expect(await title(content)).toBeUndefined();
    expect(content.state()).toMatchObject({ isFailing: true, readAt: null, stories: 0 });
  });

  test.each(["{", "null", '{"readAt":"hier","version":1,"stories":{}}'])(
    "reads from the service if the file contains %s",
    async (garbage) => {
      await service({ file: file() }).invalidate();
      await writeFile(file(), garbage);
      expect(await title(service({ file: file() }))).toBe("Titre un");
      expect(warnings).toMatchObject([{ file: file() }]);
    },
  );

  test("shows the content although the file for the next start cannot be written", async () => {
    const blocked = join(folder, "a-file");
    await writeFile(blocked, "");
    const content = service({ file: join(blocked, "stories.json") });
    await content.invalidate();
    expect(content.state().isFailing).toBe(false);
    expect(warnings.length).toBeGreaterThan(0);
  });

  test("readers wait for a silent service only until the limit, and then get no content", async () => {
    source.gate = new Promise(() => undefined);
    expect(await title(service({ waitMs: 20 }))).toBeUndefined();
  });

  test("without a client, the content comes only from the file, and its state says that reading fails", async () => {
    await title(service({ file: file() }));
    await expect.poll(() => readFile(file(), "utf8").catch(() => "")).toContain("Titre un");
    const alone = createContentService({ client: null, now: () => now, log, file: file() });
    expect(await title(alone)).toBe("Titre un");
    await expect.poll(() => alone.state().isFailing).toBe(true);
  });

  describe("content that changes", () => {
    const changedPaths = (content: ReturnType<typeof service>) => {
      const paths: string[] = [];
      content.onChange(({ stories }) => paths.push(...stories.map(({ fr }) => fr)));
      return paths;
    };

    test("reports the paths of changed, moved, new and deleted stories, and of no other story", async () => {
      source.raws = [rawRelease("un"), rawRelease("deux"), rawRelease("trois"), rawRelease("quatre")];
      const content = service();
      await content.invalidate();
      const paths = changedPaths(content);
      const moved = rawRelease("trois", {}, { default_full_slug: "communiques/ailleurs" });
      source.raws = [rawRelease("un"), rawRelease("deux", { title: "Autre" }), moved, rawRelease("cinq")];
      await content.invalidate();
      const expected = ["deux", "trois", "ailleurs", "quatre", "cinq"].map((slug) => `communiques/${slug}`);
      expect(new Set(paths)).toEqual(new Set(expected));
    });

    test("a background reading reports changes, and a reading without changes reports nothing", async () => {
      const content = service();
      await content.invalidate();
      const paths = changedPaths(content);
      await content.invalidate();
      expect(paths).toEqual([]);
      retitle("Titre deux");
      now += KEEP_MS;
      await content.story("communiques/un", "fr");
      await expect.poll(() => paths).toContain("communiques/un");
    });
  });

  describe("content whose dictionary replaces texts", () => {
    const HERE = { name: "nav.here", value: "Ici", dimension_value: "Here" };

    test("a change of the editors' texts is reported, but not again when only a story changes", async () => {
      const content = service();
      await content.invalidate();
      const changes: boolean[] = [];
      content.onChange(({ hasOtherTexts }) => changes.push(hasOtherTexts));
      source.dictionary = [HERE];
      await content.invalidate();
      expect(content.texts()).toEqual({ fr: { "nav.here": "Ici" }, en: { "nav.here": "Here" } });
      retitle("Autre titre");
      await content.invalidate();
      expect(changes).toEqual([true, false]);
    });

    test("reads the dictionary again after a failure, even if editors published nothing since", async () => {
      source.dictionary = [HERE];
      const content = service();
      vi.spyOn(source.client, "dictionary").mockRejectedValueOnce(
        new ContentError("content-status", "502: no"),
      );
      await content.invalidate();
      expect(content.texts().fr).toEqual({});
      now += KEEP_MS;
      content.texts();
      await expect.poll(() => content.texts().fr).toEqual({ "nav.here": "Ici" });
    });

    test("keeps the last texts while the dictionary cannot be read, and across a restart", async () => {
      source.dictionary = [HERE];
      const content = service({ file: file() });
      await content.invalidate();
      source.dictionary = null;
      retitle("Autre titre");
      await content.invalidate();
      expect(await title(content)).toBe("Autre titre");
      expect(content.texts().fr).toEqual({ "nav.here": "Ici" });
      const again = createContentService({ client: null, now: () => now, log, file: file() });
      await again.invalidate();
      expect(again.texts().en).toEqual({ "nav.here": "Here" });
    });
  });
});
