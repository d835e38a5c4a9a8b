import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { SOURCES } from "./build.ts";
import { ROOT } from "./project.ts";

const files = (...patterns: readonly string[]) => globSync([...patterns], { cwd: ROOT });
const IMPORT = /^import (?!type\b)([^;"]*) from "#([\w-]+)(\/[^"]+)?"/gm;

/** The files outside `app/` whose values a file of the app imports. */
function importedBy(path: string): string[] {
  const code = readFileSync(join(ROOT, path), "utf8");
  return [...code.matchAll(IMPORT)].flatMap(([, names = "", room = "", rest]) => {
    const named = names.split(/[{},]/).filter((name) => name.trim() !== "");
    if (named.every((name) => name.trim().startsWith("type "))) return [];
    return rest === undefined ? `${room}.ts` : room + rest;
  });
}

it("the app is built anew when a file changes whose values it imports", () => {
  const app = files("app/**/*.{ts,tsx}").filter((path) => !/\.test\.tsx?$|-for-tests\.ts$/.test(path));
  const imported = new Set(app.flatMap(importedBy));
  expect(imported.size).toBeGreaterThan(50);
  const sources = new Set(files(...SOURCES));
  expect([...imported].filter((path) => !sources.has(path))).toEqual([]);
});
