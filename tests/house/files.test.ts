import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { NAMED_FILES } from "../file-budgets.ts";

const ROOT = join(import.meta.dirname, "../..");
const MOST_LINES = 400;

const files = execFileSync("git", ["ls-files"], { cwd: ROOT, encoding: "utf8" })
  .trim()
  .split("\n")
  .filter((path) => existsSync(join(ROOT, path)));
const code = files.filter((path) => /\.(ts|tsx|mjs|css)$/.test(path));
const read = (path: string) => readFileSync(join(ROOT, path), "utf8");

test("no code file is longer than 400 lines, unless the file's first lines say why", () => {
  const long = code.filter((path) => read(path).split("\n").length > MOST_LINES);
  expect(long.filter((path) => !/long (because|since)/i.test(read(path).slice(0, 500)))).toEqual([]);
});

test("file names are in kebab-case, and none is a catch-all such as utils", () => {
  const name = (path: string) => path.split("/").at(-1) ?? "";
  expect(code.filter((path) => !/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+)+$/.test(name(path)))).toEqual([]);
  expect(code.filter((path) => /(^|\/)(utils?|helpers?|misc|common)[./]/.test(path))).toEqual([]);
});

test("no code switches off a type check", () => {
  // Split in two, so that this file does not match itself.
  const switchedOff = new RegExp(
    ["@ts-", "(ignore|nocheck|expect-error)|", ":\\s", "any\\b[^\\w ]|\\bas ", "any\\b"].join(""),
  );
  expect(code.filter((path) => /\.tsx?$/.test(path) && switchedOff.test(read(path)))).toEqual([]);
});

test("only one file of the app reads React Router's globals and replaces window.fetch", () => {
  const internals = /__reactRouter|\bUNSAFE_|(?:window|globalThis)\.fetch\s*=(?!=)/;
  const app = code.filter((path) => /^app\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path));
  expect(app.filter((path) => internals.test(read(path)))).toEqual(["app/frame/router-internals.ts"]);
});

test("each folder's README says in at most three lines which code belongs in the folder", () => {
  for (const room of [
    "territory",
    "database",
    "fires",
    "content",
    "search",
    "delivery",
    "history",
    "setup",
    "server",
    "worker",
    "sandbox",
    "tests",
  ]) {
    expect(read(`${room}/README.md`).trim().split("\n").length, room).toBeLessThanOrEqual(3);
  }
});

test("every file that file-budgets.ts names exists", () => {
  expect(NAMED_FILES.filter((path) => !files.includes(path))).toEqual([]);
});
