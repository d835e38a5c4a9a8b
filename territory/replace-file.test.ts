import { mkdir, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { replaceFile } from "./replace-file.server.ts";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "vigie-replaced-"));
});
afterEach(() => rm(folder, { recursive: true }));

it("several writers at the same time leave one whole file", async () => {
  const file = join(folder, "new/file.txt");
  const texts = ["a", "b", "c"].map((letter) => letter.repeat(100_000));
  await Promise.all(texts.map((text) => replaceFile(file, text)));
  expect(texts).toContain(await readFile(file, "utf8"));
  expect(await readdir(join(folder, "new"))).toEqual(["file.txt"]);
});

it("a failed replacement leaves no draft file in the folder", async () => {
  await mkdir(join(folder, "taken/child"), { recursive: true });
  await expect(replaceFile(join(folder, "taken"), "text")).rejects.toThrow();
  expect(await readdir(folder)).toEqual(["taken"]);
});
