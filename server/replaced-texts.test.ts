import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createReplacedTexts } from "./replaced-texts.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "vigie-texts-"));
});
afterAll(() => rm(folder, { recursive: true }));

/** Reads a file of texts whose key `no` is refused, by a clock of its own. */
function setUp(name: string | undefined) {
  const told = { now: Date.parse("2026-07-01T12:00:00Z"), warnings: [] as unknown[] };
  const read = createReplacedTexts({
    file: name && join(folder, name),
    accept: (_, { no, ...accepted }) => ({ accepted, refused: no === undefined ? [] : ["no"] }),
    log: { warn: (what: unknown) => told.warnings.push(what) },
    now: () => new Date(told.now),
  });
  const write = (text: string) => writeFile(join(folder, name ?? ""), text);
  return { told, read, write };
}

test("without a file nothing is replaced", async () => {
  expect(await setUp(undefined).read()).toBeNull();
});

test("a change is read within seconds, and not looked for at each page", async () => {
  const { told, read, write } = setUp("changed.json");
  await write('{ "fr": { "a": "un" } }');
  expect(await read()).toEqual({ fr: { a: "un" }, en: {} });
  await write('{ "fr": { "a": "deux" }, "en": { "a": "two" } }');
  told.now += 4_999;
  expect(await read()).toEqual({ fr: { a: "un" }, en: {} });
  told.now += 1;
  expect(await read()).toEqual({ fr: { a: "deux" }, en: { a: "two" } });
});

test("a refused text is named in the log, and the others hold", async () => {
  const { told, read, write } = setUp("refused.json");
  await write('{ "en": { "a": "one", "no": "?" } }');
  expect(await read()).toEqual({ fr: {}, en: { a: "one" } });
  expect(told.warnings).toEqual([{ refused: ["en no"] }]);
});

test.each(["{", '{ "fr": { "a": 1 } }', "[]"])(
  "what the file said last holds while it says %s",
  async (bad) => {
    const { told, read, write } = setUp("bad.json");
    await write('{ "fr": { "a": "un" } }');
    await read();
    await write(bad);
    told.now += 5_000;
    expect(await read()).toEqual({ fr: { a: "un" }, en: {} });
    expect(told.warnings).toHaveLength(1);
    await write('{ "fr": { "a": "encore" } }');
    told.now += 5_000;
    expect(await read()).toEqual({ fr: { a: "encore" }, en: {} });
  },
);

test("a file that comes later is read", async () => {
  const { told, read, write } = setUp("later.json");
  expect(await read()).toBeNull();
  await write('{ "fr": { "a": "un" } }');
  told.now += 5_000;
  expect(await read()).toEqual({ fr: { a: "un" }, en: {} });
});
