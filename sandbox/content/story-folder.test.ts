import { mkdirSync, mkdtempSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readStoryFolder } from "./story-folder.ts";

const GOOD = `---
component: page
fr: { title: Un, summary: s }
en: { slug: one, title: One, summary: s }
---

::: fr

Un.

::: en

One.
`;

function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), "stories-"));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(folder, name, ".."), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

function read(files: Readonly<Record<string, string>>) {
  const reports: string[] = [];
  const { files: stories } = readStoryFolder(folderWith(files), (line) => reports.push(line));
  return { names: stories.map(({ file }) => file), reports };
}

describe("broken story file", () => {
  test.each([
    ["no front matter", "no front matter between two lines of ---"],
    [GOOD.replace("::: en", "English"), "::: fr and then ::: en"],
    [GOOD.replace("page", "poem"), "component: Invalid"],
    [GOOD.replace("slug: one", "slug: Été"), "en.slug: lower case, digits and hyphens only"],
    [
      GOOD.replace("component: page", "component: page\nillustation: tower"),
      'Unrecognized key: "illustation"',
    ],
    [GOOD.replace("title: Un,", ""), "fr.title: Invalid"],
    [GOOD.replace("fr: {", "fr: {{"), "Flow map in block collection must be sufficiently indented"],
    [
      GOOD.replace("Un.", "```blok\ncomponent: danger_here\n```"),
      "its living parts differ: danger_here in French",
    ],
    [GOOD.replace("Un.", "```blok\ncomponent: quote\n```"), "text: Invalid"],
    [
      GOOD.replace("Un.", "```blok\ncomponent: restrictions_in_force\nregion: 123\n```"),
      "region: two digits",
    ],
  ])("a broken story is reported with its reason, and the other stories are read (%#)", (text, reason) => {
    const { names, reports } = read({ "a/broken.md": text, "a/good.md": GOOD });
    expect(names).toEqual(["a/good.md"]);
    expect(reports).toEqual([expect.stringContaining("sandbox content: a/broken.md is left out: ")]);
    expect(reports[0]).toContain(reason);
    expect(reports[0]).not.toContain("\n");
  });

  test("an index.md outside a folder is reported as a broken story", () => {
    expect(read({ "index.md": GOOD, "a/index.md": GOOD })).toEqual({
      names: ["a/index.md"],
      reports: ["sandbox content: index.md is left out: a start page must be in a folder"],
    });
  });
});

test("an empty or missing folder has no stories", () => {
  for (const folder of [folderWith({}), "/nowhere/at/all"])
    expect(readStoryFolder(folder, () => expect.unreachable())).toEqual({ files: [], changedAt: 0 });
});

test("the change time of a story folder is the change time of its newest file", () => {
  const folder = folderWith({ "a.md": GOOD, "b.md": GOOD });
  utimesSync(join(folder, "a.md"), 1000, 1000);
  utimesSync(join(folder, "b.md"), 3000, 3000);
  expect(readStoryFolder(folder, () => undefined).changedAt).toBe(3_000_000);
});
