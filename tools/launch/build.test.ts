import { globSync } from "node:fs";
import { expect, it } from "vitest";
import { importsOf } from "#tests/house/imports.ts";
import { SOURCES } from "./build.ts";
import { ROOT } from "./project.ts";

it("every file that the app imports, from any folder, triggers a new build if it changes", () => {
  const known = new Set(globSync(SOURCES, { cwd: ROOT }));
  const isCode = (file: string) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file);
  const reached = [...known].filter((file) => file.startsWith("app/") && isCode(file));
  const imported = importsOf(ROOT, reached).map(({ to }) => to);
  const unknown = imported.filter((file) => !known.has(file));
  expect([...new Set(unknown)]).toEqual([]);
});
