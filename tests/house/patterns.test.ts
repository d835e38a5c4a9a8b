import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { analyse } from "scslre";
import { parseSync } from "vite";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "../..");

interface Pattern {
  readonly pattern: string;
  readonly flags: string;
}

/** Returns every regular expression literal of a file. */
function patternsIn(path: string, code: string): readonly Pattern[] {
  const found: Pattern[] = [];
  const walk = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    const { regex } = node as { readonly regex?: Pattern };
    if (regex) found.push(regex);
    for (const part of Object.values(node)) walk(part);
  };
  walk(parseSync(path, code).program);
  return found;
}

/** True if some text makes the search cost more than its length. */
const isSlow = ({ pattern, flags }: Pattern): boolean =>
  analyse({ source: pattern, flags }).reports.length > 0;

test("the check finds patterns whose cost grows faster than the text", () => {
  for (const { source: pattern, flags } of [
    /\s+$/,
    /^[\s.]+|[\s.]+$/g,
    /^(\w+\s?)*$/,
    /<[^>]*x/,
    /^\s*\d?\s*$/,
  ])
    expect([pattern, isSlow({ pattern, flags })]).toEqual([pattern, true]);
  for (const { source: pattern, flags } of [/(?<!\s)\s+$/, /^\s+/, /[a-z]+/g])
    expect([pattern, isSlow({ pattern, flags })]).toEqual([pattern, false]);
});

test("no pattern of a program costs more than the length of its text", () => {
  const files = execFileSync("git", ["ls-files", "*.ts", "*.tsx"], { cwd: ROOT, encoding: "utf8" })
    .trim()
    .split("\n")
    .filter((path) => !/^(?:tests|tools|sandbox)\/|\.test\.tsx?$/.test(path) && existsSync(join(ROOT, path)));
  const slow = files.flatMap((path) =>
    patternsIn(path, readFileSync(join(ROOT, path), "utf8"))
      .filter(isSlow)
      .map(({ pattern, flags }) => `${path}: /${pattern}/${flags}`),
  );
  expect(slow).toEqual([]);
});
