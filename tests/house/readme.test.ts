import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { z } from "zod";

const ROOT = join(import.meta.dirname, "../..");
const README = join(ROOT, "README.md");
const packageJson = z.object({ scripts: z.record(z.string(), z.string()) });

describe.skipIf(!existsSync(README))("README", () => {
  const text = existsSync(README) ? readFileSync(README, "utf8") : "";

  test("every npm command that the README names exists", () => {
    const { scripts } = packageJson.parse(JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")));
    const named = [...text.matchAll(/npm (?:run )?([a-z][\w:-]*)/g)].flatMap(([, name]) => name ?? []);
    expect(named).toContain("start");
    expect(named.filter((name) => scripts[name] === undefined && !["install", "ci"].includes(name))).toEqual(
      [],
    );
  });

  test("every file and folder that the README names exists", () => {
    const links = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].flatMap(([, path]) => path ?? []);
    const folders = [...text.matchAll(/^\| `([a-z]+\/)`/gm)].flatMap(([, path]) => path ?? []);
    expect(folders.length).toBeGreaterThan(5);
    expect([...links, ...folders].filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });
});
