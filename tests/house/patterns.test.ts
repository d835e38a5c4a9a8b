import { analyse } from "scslre";
import { afterEach, expect, test, vi } from "vitest";
import { createBucketStore } from "#intake/file-store.server.ts";
import { languageInCookies } from "#plan/language-cookie.ts";
import { pathMatcher } from "#plan/path-pattern.ts";
import { POSITION_STYLES } from "#territory/read-position.ts";
import { filesThatBuildPatterns, type Pattern, programPatterns } from "../../tools/program-patterns.ts";

/** Returns true if some text makes the search superlinear. */
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

test("no pattern of a program is superlinear in the length of its text", () => {
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

test("patterns are only built in files whose patterns are checked here", () => {
  expect(filesThatBuildPatterns()).toEqual(Object.keys(BUILT));
});

test.each(Object.entries(BUILT))("patterns that %s builds are not superlinear", async (_, build) => {
  const built = await build();
  expect(built.length).toBeGreaterThan(0);
  for (const { source: pattern, flags } of built)
    expect([pattern, isSlow({ pattern, flags })]).toEqual([pattern, false]);
});
