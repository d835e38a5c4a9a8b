import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";

const CLIENT = join(import.meta.dirname, "../../build/client");
/** Other people's code, loaded by those who sign in, open the live map or preview a draft: it looks for what it needs, or fails alone. */
const LATE = /^(?:identity|start-map|preview|api)-/;
/** What browsers have had only since 2024: one of them in a shared file, and no script of the site runs on a phone of 2017. */
const LATER_THAN_2023 =
  /Promise\.(?:withResolvers|try)|(?:Map|Object)\.groupBy|AbortSignal\.any|URL\.parse\(|Array\.fromAsync|RegExp\.escape|Intl\.DurationFormat|\.checkVisibility\(/g;

test("scripts that every visitor gets use nothing that their phone may lack", () => {
  const files = globSync("assets/*.js", { cwd: CLIENT }).filter((file) => !LATE.test(basename(file)));
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) =>
    [...readFileSync(join(CLIENT, file), "utf8").matchAll(LATER_THAN_2023)].map(
      ([what]) => `${basename(file)}: ${what}`,
    ),
  );
  expect(found).toEqual([]);
});
