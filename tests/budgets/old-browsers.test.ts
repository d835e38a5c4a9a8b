import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";

const CLIENT = join(import.meta.dirname, "../../build/client");
/** Other people's code, loaded by those who sign in, open the live map or preview a draft: it looks for what it needs, or fails alone. */
const LATE = /^(?:identity|start-map|preview|api)-/;
/**
 * What browsers have had only since the autumn of 2022: a phone whose last one is older (an iPhone 7, Android 6), or a desk of
 * Windows 7 with its last Chrome, would show the error page in the place of a page that the server wrote whole.
 */
const LATER_THAN_SUMMER_2022 =
  /\(\?<[=!]|\.to(?:Reversed|Sorted|Spliced)\(|AbortSignal\.timeout|Promise\.(?:withResolvers|try)|(?:Map|Object)\.groupBy|AbortSignal\.any|\.(?:to|is)WellFormed\(|URL\.canParse|URL\.parse\(|Array\.fromAsync|RegExp\.escape|Intl\.DurationFormat|\.checkVisibility\(/g;

test("scripts that every visitor gets use nothing that their phone may lack", () => {
  const files = globSync("assets/*.js", { cwd: CLIENT }).filter((file) => !LATE.test(basename(file)));
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) =>
    [...readFileSync(join(CLIENT, file), "utf8").matchAll(LATER_THAN_SUMMER_2022)].map(
      ([what]) => `${basename(file)}: ${what}`,
    ),
  );
  expect(found).toEqual([]);
});
