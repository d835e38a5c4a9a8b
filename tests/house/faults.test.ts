import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "../..");
const read = (path: string) => readFileSync(join(ROOT, path), "utf8");

const FAULTS = 24;
/** Rows of the table of faults, such as "| 7 | the fault | `file` "title", "title"; `file` "title" |". */
const rows = read("docs/faults.md")
  .split("\n")
  .flatMap((line) => {
    const [, fault, held] = /^\| (\d+) \| [^|]+ \| (.+) \|$/.exec(line) ?? [];
    return fault === undefined || held === undefined ? [] : [{ fault, held }];
  });

/** Tests that the rows name, each with its fault. */
const tests = rows.flatMap(({ fault, held }) =>
  [...held.matchAll(/`([^`]+\.test\.ts)`((?:,? "[^"]+")+)/g)].flatMap(([, file = "", titles = ""]) =>
    [...titles.matchAll(/"([^"]+)"/g)].map(([, title = ""]) => ({ fault, file, title })),
  ),
);

test("docs/faults.md has a row with at least one test for each fault", () => {
  const expected = Array.from({ length: FAULTS }, (_, at) => String(at + 1));
  expect(rows.map(({ fault }) => fault)).toEqual(expected);
  expect(expected.filter((fault) => !tests.some((each) => each.fault === fault))).toEqual([]);
});

test("each test that docs/faults.md quotes exists under that title", () => {
  const missing = tests.filter(
    ({ file, title }) => !existsSync(join(ROOT, file)) || !read(file).includes(title),
  );
  expect(missing).toEqual([]);
});
