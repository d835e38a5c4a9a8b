import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { keepEmergencyCopies, writeEmergencyCopies } from "./emergency-copies.ts";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "vigie-copies-"));
});
afterEach(() => rm(folder, { recursive: true }));

const read = (name: string) => readFile(join(folder, "emergency", name), "utf8");
const write = (fr: string | null) =>
  writeEmergencyCopies({
    folder: join(folder, "emergency"),
    make: async () => (fr === null ? null : { fr, en: "Copy" }),
  });

test("a whole emergency copy is written for each language, and index.html is the French copy", async () => {
  await write("Copie 1");
  await write("Copie 2");
  expect(await Promise.all(["fr.html", "en.html", "index.html"].map(read))).toEqual([
    "Copie 2",
    "Copy",
    "Copie 2",
  ]);
  expect((await readdir(join(folder, "emergency"))).toSorted()).toEqual(["en.html", "fr.html", "index.html"]);
});

test("the last emergency copies stay while the site has no content to copy", async () => {
  await write("Copie 1");
  await write(null);
  expect(await read("fr.html")).toBe("Copie 1");
});

test("a folder that cannot be written causes one logged warning and no error", async () => {
  const file = join(folder, "file");
  await writeFile(file, "");
  const warnings: unknown[] = [];
  const log = { warn: (...words: unknown[]) => warnings.push(words), info: () => undefined };
  const stop = keepEmergencyCopies({
    folder: join(file, "emergency"),
    make: async () => ({ fr: "Copie", en: "Copy" }),
    log,
  });
  await expect.poll(() => warnings.length).toBe(1);
  stop();
});
