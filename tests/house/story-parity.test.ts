import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { languageOfPath, pathInLanguage } from "#plan/paths.ts";
import { ownPictures } from "#sandbox/content/images/own-pictures.ts";
import { addressOf } from "#sandbox/content/images/picture.ts";
import { storyContent } from "#sandbox/content/story-content.ts";
import { readStoryFolder } from "#sandbox/content/story-folder.ts";
import type { Language } from "#territory/language.ts";

const { files } = readStoryFolder(join(import.meta.dirname, "../../sandbox/content/stories"), console.error);

const PICTURES = ownPictures().map(addressOf);

/** Fields that hold identifiers, not text. */
const KINDS = new Set(["type", "component", "level", "region", "illustration", "kind", "audience"]);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Returns the target of a link: a story's ID or the address of the French page, without the part after #. */
function destination({ uuid, id, href, url, email }: Record<string, unknown>): string {
  const to = String(uuid || id || href || url || email).replace(/#.*/, "");
  if (languageOfPath(to) !== "en") return to;
  const { pathname, search } = new URL(to, "http://site.example");
  return pathInLanguage(pathname, search, "fr");
}

/** Returns the links of a story, sorted, because languages can place links differently in a sentence. */
function linksOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(linksOf).toSorted();
  if (!isObject(value)) return [];
  return "linktype" in value ? [destination(value)] : Object.values(value).flatMap(linksOf).toSorted();
}

/**
 * Returns the structure of a story without its texts: kinds of blocks, lengths of lists and tables, and which
 * fields are filled.
 */
function shapeOf(value: unknown): unknown {
  if (typeof value === "string") return value.trim() === "" ? "NOTHING" : "words";
  if (Array.isArray(value)) return value.map(shapeOf);
  if (!isObject(value)) return value;
  if ("linktype" in value) return "link";
  // A file field can be empty.
  if (value.fieldtype === "asset" && value.filename === "") return "no file";
  // A picture needs an alt text but no title.
  if (value.type === "image") return isObject(value.attrs) && value.attrs.alt ? "image" : "NOTHING";
  // Bold text in a paragraph is the writer's choice.
  if (value.type === "paragraph") return Array.isArray(value.content) ? "paragraph" : "NOTHING";
  return Object.fromEntries(
    Object.entries(value).map(([key, inside]) => [key, KINDS.has(key) ? inside : shapeOf(inside)]),
  );
}

describe.each(files)("$file", ({ file, read }) => {
  const inLanguage = (language: Language): unknown =>
    JSON.parse(JSON.stringify(storyContent(file.replace(/\.md$/, ""), read, language)));
  const fr = inLanguage("fr");
  const en = inLanguage("en");

  test("each story has the same parts in both languages, and no part is empty", () => {
    expect(shapeOf(en)).toEqual(shapeOf(fr));
    expect(JSON.stringify(shapeOf(fr)).match(/.{80}NOTHING/g)).toBeNull();
  });

  test("a story only shows pictures that are in the picture library", () => {
    const shown = [...JSON.stringify([fr, en]).matchAll(/https:\/\/a\.storyblok\.com[^"]+/g)].map(
      ([address]) => address,
    );
    expect(PICTURES).toEqual(expect.arrayContaining(shown));
  });

  test("a story's links have the same targets in both languages", () => {
    expect(linksOf(en)).toEqual(linksOf(fr));
  });

  // The configuration is not a page. The address of a folder's start page is the folder's address.
  test.skipIf(read.facts.component === "configuration")(
    "a story has a different address in each language",
    () => {
      expect(read.facts.en.slug).not.toBe(
        file
          .replace(/(?:\/index)?\.md$/, "")
          .split("/")
          .at(-1),
      );
    },
  );
});
