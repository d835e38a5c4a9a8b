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

test("the built code names each asset", () => {
  const code = globSync("{client/assets,server}/**/*.{js,mjs,css}", { cwd: BUILD }).map((file) => read(file));
  expect(ASSETS.filter((file) => !code.some((text) => text.includes(basename(file))))).toEqual([]);
});
