import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "../..");
const read = (path: string) => readFileSync(join(ROOT, path), "utf8");

test("every path and link of docs/architecture.md exists", () => {
  const page = read("docs/architecture.md");
  const paths = [...page.matchAll(/[\w.-]+(?:\/[\w.-]+)+\.(?:tsx?|conf)\b/g)].map(([path]) => path);
  expect(paths.length).toBeGreaterThan(50);
  expect(paths.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  const links = [...page.matchAll(/\]\(([^)#]+)/g)].flatMap(([, path]) => path ?? []);
  expect(links.filter((path) => !existsSync(join(ROOT, "docs", path)))).toEqual([]);
});

test("the list of decisions has each decision once, with the title of its page", () => {
  const listed = [...read("docs/decisions/README.md").matchAll(/^\| \[(\d+)\]\((\S+)\) \| (.+) \|$/gm)].map(
    ([, number = "", file = "", title = ""]) => ({ number, file, title: title.replace(/\. \*\*.*$/, "") }),
  );
  const pages = readdirSync(join(ROOT, "docs/decisions"))
    .filter((file) => /^\d/.test(file))
    .map((file) => {
      const [, number, title] = /^# (\d+)\. (.+)$/m.exec(read(`docs/decisions/${file}`)) ?? [];
      return { number, file, title };
    });
  const byFile = (a: { file: string }, b: { file: string }) => a.file.localeCompare(b.file);
  expect(listed.toSorted(byFile)).toEqual(pages.toSorted(byFile));
});
