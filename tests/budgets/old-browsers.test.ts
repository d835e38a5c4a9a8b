import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";

const CLIENT = join(import.meta.dirname, "../../build/client");
/**
 * Third-party code that only loads at sign-in, on the live map or in a preview. It detects features, or fails
 * without breaking the page.
 */
const LATE = /^(?:identity|start-map|preview|api)-/;
/**
 * Matches features that browsers added in autumn 2022 or later. With such a feature, browsers that can no
 * longer be updated (iPhone 7, Android 6, Chrome on Windows 7) would show the error page.
 */
const LATER_THAN_SUMMER_2022 =
  /\(\?<[=!]|\.to(?:Reversed|Sorted|Spliced)\(|AbortSignal\.timeout|Promise\.(?:withResolvers|try)|(?:Map|Object)\.groupBy|AbortSignal\.any|\.(?:to|is)WellFormed\(|URL\.canParse|URL\.parse\(|Array\.fromAsync|RegExp\.escape|Intl\.DurationFormat|\.checkVisibility\(/g;

test("no script except late third-party code uses a feature newer than summer 2022", () => {
  const files = globSync("assets/*.js", { cwd: CLIENT }).filter((file) => !LATE.test(basename(file)));
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) =>
    [...readFileSync(join(CLIENT, file), "utf8").matchAll(LATER_THAN_SUMMER_2022)].map(
      ([what]) => `${basename(file)}: ${what}`,
    ),
  );
  expect(found).toEqual([]);
});
