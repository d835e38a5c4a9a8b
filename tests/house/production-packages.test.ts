import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import { loadedBy } from "./imports.ts";

const ROOT = join(import.meta.dirname, "../..");
const { dependencies } = z
  .object({ dependencies: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")));

/** Entry files of production programs, and the preloads and threads that programs load by path. */
const PROGRAMS = [
  "server/main.ts",
  "worker/main.ts",
  "intake/reports/photo-heic-thread.ts",
  "territory/packaged-tiles-thread.ts",
  ...[
    "site",
    "worker",
    "migrate",
    "reseal",
    "exec",
    "resolve-drizzle",
    "end-with-parent",
    "doctor",
    "setup",
  ].map((name) => `tools/launch/${name}.ts`),
];
/** Code files of the app, whose build bundles no packages. Only the build reads `routes.ts`. */
const app = execFileSync("git", ["ls-files", "app"], { cwd: ROOT, encoding: "utf8" })
  .split("\n")
  .filter((path) => /^(?!app\/routes\.ts|.*\.test\.|.*\.double\.).*\.tsx?$/.test(path));

test("no production program loads a package that is a development dependency", () => {
  const { files, packages } = loadedBy(ROOT, [...PROGRAMS, ...app]);
  expect(files).toContain("database/migrate.server.ts");
  expect([...packages.keys()]).toEqual(expect.arrayContaining(["pg", "react", "drizzle-orm"]));
  const missing = [...packages].filter(([name]) => dependencies[name] === undefined);
  expect(missing.map(([name, file]) => `${file} loads ${name}`)).toEqual([]);
});
