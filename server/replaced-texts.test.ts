import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { readSettings } from "#settings";
import type { ReplacedTexts } from "#site-contract";
import { createReplacedTexts, textsOfSettings } from "./replaced-texts.ts";

vi.mock("node:fs/promises", { spy: true });

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "vigie-texts-"));
});
afterAll(() => rm(folder, { recursive: true }));

/** Reads a file of texts with the test's own clock; the text with the key `no` is refused. */
function setUp(name: string | undefined, set: ReplacedTexts = { fr: {}, en: {} }) {
  const state = {
    now: Date.parse("2026-07-01T12:00:00Z"),
    warnings: [] as unknown[],
    changes: 0,
    dictionary: { fr: {}, en: {} } as ReplacedTexts,
  };
  const read = createReplacedTexts({
    file: name && join(folder, name),
    dictionary: () => state.dictionary,
    set,
    accept: (_, { no, ...accepted }) => ({ accepted, refused: no === undefined ? [] : ["no"] }),
    log: { warn: (what: unknown) => state.warnings.push(what) },
    now: () => new Date(state.now),
    onChange: () => {
      state.changes += 1;
    },
  });
  const write = (text: string) => writeFile(join(folder, name ?? ""), text);
  return { state, read, write };
}

test("no text is replaced without a file", async () => {
  expect(await setUp(undefined).read()).toBeNull();
});

test("a changed file of texts is read within five seconds, and the file is not checked for each page", async () => {
  const { state, read, write } = setUp("changed.json");
  await write('{ "fr": { "a": "un" } }');
  expect(await read()).toEqual({ fr: { a: "un" }, en: {} });
  await write('{ "fr": { "a": "deux" }, "en": { "a": "two" } }');
  state.now += 4_999;
  expect(await read()).toEqual({ fr: { a: "un" }, en: {} });
  state.now += 1;
  expect(state.changes).toBe(0);
  expect(await read()).toEqual({ fr: { a: "deux" }, en: { a: "two" } });
  // Pages that are cached for a day are rendered again.
  expect(state.changes).toBe(1);
});

test("a changed file of texts is read even if the clock was set back", async () => {
  const { state, read, write } = setUp("ahead.json");
  await write('{ "fr": { "a": "un" } }');
  await read();
  await write('{ "fr": { "a": "deux" }, "en": { "a": "two" } }');
  state.now -= 3_600_000;
  expect(await read()).toEqual({ fr: { a: "deux" }, en: { a: "two" } });
});

test("a refused text is logged with its language and key, and the other texts of the file are used", async () => {
  const { state, read, write } = setUp("refused.json");
  await write('{ "en": { "a": "one", "no": "?" } }');
  expect(await read()).toEqual({ fr: {}, en: { a: "one" } });
  expect(state.warnings).toEqual([{ refused: ["en no"] }]);
});

test.each(["{", '{ "fr": { "a": 1 } }', "[]"])(
  "the last texts of the file stay while the file contains %s",
  async (bad) => {
    const { state, read, write } = setUp("bad.json");
    await write('{ "fr": { "a": "un" } }');
    await read();
    await write(bad);
    state.now += 5_000;
    expect(await read()).toEqual({ fr: { a: "un" }, en: {} });
    expect(state.warnings).toHaveLength(1);
    await write('{ "fr": { "a": "encore" } }');
    state.now += 5_000;
    expect(await read()).toEqual({ fr: { a: "encore" }, en: {} });
  },
);

test("a file of texts that could not be read is read again five seconds later, even if it did not change", async () => {
  const { state, read, write } = setUp("busy.json");
  await write('{ "fr": { "a": "un" } }');
  vi.mocked(readFile).mockRejectedValueOnce(new Error("EMFILE: too many open files"));
  expect(await read()).toBeNull();
  expect(state.warnings).toHaveLength(1);
  state.now += 5_000;
  expect(await read()).toEqual({ fr: { a: "un" }, en: {} });
});

test("a file of texts that is created after the start is read", async () => {
  const { state, read, write } = setUp("later.json");
  expect(await read()).toBeNull();
  await write('{ "fr": { "a": "un" } }');
  state.now += 5_000;
  expect(await read()).toEqual({ fr: { a: "un" }, en: {} });
});

describe("the content service's dictionary", () => {
  test("a text of the content service's dictionary is replaced at once, and an unusable text is refused", async () => {
    const { state, read } = setUp(undefined);
    state.dictionary = { fr: { a: "un" }, en: { no: "?" } };
    expect(await read()).toEqual({ fr: { a: "un" }, en: {} });
    expect(state.warnings).toEqual([{ refused: ["en no"] }]);
  });

  test("the content service's dictionary is checked one time for all pages that show its texts", async () => {
    const { state, read } = setUp(undefined);
    state.dictionary = { fr: { no: "?" }, en: {} };
    for (let page = 0; page < 3; page += 1) expect(await read()).toBeNull();
    expect(state.warnings).toHaveLength(1);
  });

  test("the dictionary has lower precedence than a deployment's own file", async () => {
    const { state, read, write } = setUp("over.json");
    state.dictionary = { fr: { a: "du dictionnaire", b: "deux" }, en: {} };
    await write('{ "fr": { "a": "du fichier" } }');
    expect(await read()).toEqual({ fr: { a: "du fichier", b: "deux" }, en: {} });
  });
});

test("a text from settings takes precedence over the dictionary and the file", async () => {
  const { state, read, write } = setUp(
    "set.json",
    textsOfSettings(readSettings({ REPORT_PHONE: "418 555-0100", POSTAL_ADDRESS: "12, rue du Lac" })),
  );
  await write('{ "fr": { "emergency.number": "0", "a": "un" } }');
  state.dictionary = { fr: {}, en: { "emergency.number": "0" } };
  expect(await read()).toMatchObject({
    fr: {
      "emergency.number": "418\u00a0555\u20110100",
      a: "un",
      "newsletter.sender.address": "12, rue du Lac",
    },
    en: { "emergency.number": "418\u2011555\u20110100", "newsletter.sender.address": "12, rue du Lac" },
  });
});
