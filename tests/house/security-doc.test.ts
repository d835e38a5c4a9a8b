import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "../..");
const page = readFileSync(join(ROOT, "docs/security.md"), "utf8");
const guide = readFileSync(join(ROOT, "docs/operations.md"), "utf8");
const [introduction = "", requirements = ""] = page.split(/^## OWASP ASVS/m);

/** Number of requirements of levels 1 and 2 in each chapter of ASVS 5.0.0. */
const CHAPTERS = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7];
const ID = /v5\.0\.0-\d+\.\d+\.\d+/g;

/** Rows of the tables of requirements, such as "| v5.0.0-1.2.1 | the requirement | its state | `file` |". */
const rows = requirements.split("\n").flatMap((line) => {
  const [, id, state, shown] = /^\| (v5\.0\.0-[\d.]+) \| [^|]+ \| ([^|]+) \| ([^|]+) \|$/.exec(line) ?? [];
  return id === undefined || state === undefined || shown === undefined ? [] : [{ id, state, shown }];
});

const isUnmet = (state: string) => state === "not met" || state === "not met (in progress)";
const pathsIn = (text: string) =>
  [...text.matchAll(/`([\w.-]+(?:\/[\w.-]+)*\.(?:ts|tsx|md|json|mjs))`/g)].flatMap(([, path]) => path ?? []);
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\w -]/g, "")
    .replaceAll(" ", "-");

test("every path and link of the security page exists", () => {
  const paths = pathsIn(page);
  expect(paths.length).toBeGreaterThan(200);
  expect(paths.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  const inGuide = [...page.matchAll(/\]\(operations\.md#([^)]+)\)/g)].flatMap(([, anchor]) => anchor ?? []);
  const ofGuide = [...guide.matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) => anchorOf(heading));
  expect(inGuide.filter((anchor) => !ofGuide.includes(anchor))).toEqual([]);
  const links = [...page.matchAll(/\]\((?!https?:)([^)#]+)/g)].flatMap(([, path]) => path ?? []);
  expect(links.filter((path) => !existsSync(join(ROOT, "docs", path)))).toEqual([]);
  const anchors = [...page.matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) => anchorOf(heading));
  const named = [...page.matchAll(/\]\(#([^)]+)\)/g)].flatMap(([, anchor]) => anchor ?? []);
  expect(named.filter((anchor) => !anchors.includes(anchor))).toEqual([]);
});

test("the security page has every ASVS requirement of levels 1 and 2 once, with a known state", () => {
  const inChapter = (at: number) => rows.filter(({ id }) => id.startsWith(`v5.0.0-${at + 1}.`)).length;
  expect(CHAPTERS.map((_, at) => inChapter(at))).toEqual(CHAPTERS);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  const others = ["met", "not applicable", "accepted", "outside"];
  expect(rows.filter(({ state }) => !others.includes(state) && !isUnmet(state))).toEqual([]);
});

/** Returns each test that a text names as `file` "title", "title". */
const testsIn = (text: string) =>
  [...text.matchAll(/`([^`]+\.test\.ts)`((?:,? "[^"]+")+)/g)].flatMap(([, file = "", titles = ""]) =>
    [...titles.matchAll(/"([^"]+)"/g)].map(([, title = ""]) => ({ file, title })),
  );

test("each ASVS requirement that is met names a test by its file and title", () => {
  expect(rows.filter(({ state, shown }) => state === "met" && testsIn(shown).length === 0)).toEqual([]);
});

test("each test that the security page quotes exists under that title", () => {
  const hasTitle = ({ file, title }: ReturnType<typeof testsIn>[number]) =>
    existsSync(join(ROOT, file)) && readFileSync(join(ROOT, file), "utf8").includes(title);
  expect(testsIn(page).filter((each) => !hasTitle(each))).toEqual([]);
});

test("the security page's open points are exactly the ASVS requirements that are not met", () => {
  const unmet = rows.filter(({ state }) => isUnmet(state)).map(({ id }) => id);
  expect((introduction.match(ID) ?? []).toSorted()).toEqual(unmet.toSorted());
});

test("each ASVS requirement with the state `accepted` links to the accepted risks, and each with `outside` to operations.md", () => {
  const places = { accepted: "](#accepted-risks)", outside: "](operations.md#" };
  for (const [state, place] of Object.entries(places)) {
    const ofState = rows.filter((row) => row.state === state);
    expect(ofState.length).toBeGreaterThan(0);
    expect(ofState.filter(({ shown }) => !shown.includes(place))).toEqual([]);
  }
});

test("each ASVS requirement that does not apply gives its reason", () => {
  const isReason = (shown: string) => /^[A-Z].* .*\.$/.test(shown);
  expect(rows.filter(({ state, shown }) => state === "not applicable" && !isReason(shown))).toEqual([]);
});
