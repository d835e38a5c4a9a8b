import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { analyse } from "scslre";
import { parseSync } from "vite";
import { afterEach, expect, test, vi } from "vitest";
import { createBucketStore } from "#intake/file-store.server.ts";
import { languageInCookies } from "#plan/language-cookie.ts";
import { pathMatcher } from "#plan/path-pattern.ts";
import { POSITION_STYLES } from "#territory/read-position.ts";

const ROOT = join(import.meta.dirname, "../..");

/** A regular expression literal, as its source and flags. */
interface Pattern {
  readonly pattern: string;
  readonly flags: string;
}

interface Node {
  readonly type?: string;
  readonly callee?: { readonly name?: string };
  readonly regex?: Pattern;
}

/** Calls a function with each node of a file's syntax tree. */
function walk(path: string, visit: (node: Node) => void): void {
  const inside = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    visit(node);
    for (const part of Object.values(node)) inside(part);
  };
  inside(parseSync(path, readFileSync(join(ROOT, path), "utf8")).program);
}

function patternsIn(path: string) {
  const found: (Pattern & { readonly path: string })[] = [];
  walk(path, ({ regex }) => {
    if (regex) found.push({ path, pattern: regex.pattern, flags: regex.flags });
  });
  return found;
}

function buildsPatterns(path: string): boolean {
  if (!readFileSync(join(ROOT, path), "utf8").includes("RegExp")) return false;
  let found = false;
  walk(path, ({ type, callee }) => {
    if ((type === "NewExpression" || type === "CallExpression") && callee?.name === "RegExp") found = true;
  });
  return found;
}

/** Returns all code files except tests, tools and the sandbox, which read no untrusted text. */
const programFiles = () =>
  execFileSync("git", ["ls-files", "*.ts", "*.tsx"], { cwd: ROOT, encoding: "utf8" })
    .trim()
    .split("\n")
    .filter((path) => !/^(?:tests|tools|sandbox)\/|\.test\.tsx?$/.test(path) && existsSync(join(ROOT, path)));

/** Returns every literal regular expression in the programs. */
const programPatterns = () => programFiles().flatMap(patternsIn);

/** Returns the files of the programs that build patterns from text. */
const filesThatBuildPatterns = () => programFiles().filter(buildsPatterns);

/** Returns true if, for some text, the time of a search grows faster than the text's length. */
const isSlow = ({ pattern, flags }: Pattern): boolean =>
  analyse({ source: pattern, flags }).reports.length > 0;

test("the check finds regular expressions whose time grows faster than the text's length", () => {
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

test("no regular expression in a program takes time that grows faster than the text's length", () => {
  const slow = programPatterns().filter(isSlow);
  expect(slow.map(({ path, pattern, flags }) => `${path}: /${pattern}/${flags}`)).toEqual([]);
});

/** Returns the patterns that a function builds while it runs. */
async function builtBy(work: () => unknown): Promise<readonly RegExp[]> {
  const built: RegExp[] = [];
  const recorder = new Proxy(RegExp, {
    construct(target, args, newTarget) {
      const made = Reflect.construct(target, args, newTarget) as RegExp;
      built.push(made);
      return made;
    },
  });
  vi.stubGlobal("RegExp", recorder);
  try {
    await work();
  } finally {
    vi.unstubAllGlobals();
  }
  return built;
}

afterEach(() => {
  vi.restoreAllMocks();
});

/** The files that can build patterns, and examples of these patterns. */
const BUILT: Readonly<Record<string, () => Promise<readonly RegExp[]> | readonly RegExp[]>> = {
  "intake/file-store.server.ts": () =>
    builtBy(async () => {
      vi.spyOn(globalThis, "fetch").mockResolvedValue(
        new Response("<Contents><Key>one</Key></Contents>", {
          headers: { "content-type": "application/xml" },
        }),
      );
      await createBucketStore(
        { url: "https://bucket.example", key: "key", secret: "secret", region: "ca-central-1" },
        { folder: "photos", end: ".jpg", type: "image/jpeg" },
      ).olderThan(new Date());
    }),
  "plan/language-cookie.ts": () => builtBy(() => languageInCookies("", "https://vigie.example")),
  "plan/path-pattern.ts": () => [pathMatcher("/carte/regions-{slug}/feu-{id}/")],
  "territory/read-position.ts": () => POSITION_STYLES,
};

test("only the files listed in this test build regular expressions from text", () => {
  expect(filesThatBuildPatterns()).toEqual(Object.keys(BUILT));
});

test.each(Object.entries(BUILT))(
  "the time of the regular expressions that %s builds grows no faster than the text's length",
  async (_, build) => {
    const built = await build();
    expect(built.length).toBeGreaterThan(0);
    for (const { source: pattern, flags } of built)
      expect([pattern, isSlow({ pattern, flags })]).toEqual([pattern, false]);
  },
);
