import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";

const BUILD = join(import.meta.dirname, "../../build");
const ASSETS = globSync("client/assets/**/*.*", { cwd: BUILD, exclude: ["**/*.br"] });
const read = (file: string) => readFileSync(join(BUILD, file));

test("no two built assets have the same bytes", () => {
  expect(ASSETS.length).toBeGreaterThan(100);
  const byBytes = Object.groupBy(ASSETS, (file) => createHash("sha256").update(read(file)).digest("hex"));
  expect(Object.values(byBytes).filter((files) => files && files.length > 1)).toEqual([]);
});

test("the built code contains the name of each built asset", () => {
  const code = globSync("{client/assets,server}/**/*.{js,mjs,css}", { cwd: BUILD }).map((file) => read(file));
  expect(ASSETS.filter((file) => !code.some((text) => text.includes(basename(file))))).toEqual([]);
});

test("each script that a built script imports exists", () => {
  const imported = ASSETS.filter((file) => file.endsWith(".js")).flatMap((file) =>
    [...`${read(file)}`.matchAll(/(?:from|import\(?)\s*["'`]\.\/([\w.-]+\.js)["'`]/g)].flatMap(
      ([, name]) => name ?? [],
    ),
  );
  expect(imported.length).toBeGreaterThan(300);
  const names = new Set(ASSETS.map((file) => basename(file)));
  expect([...new Set(imported)].filter((name) => !names.has(name))).toEqual([]);
});
