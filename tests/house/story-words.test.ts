import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Piece } from "#sandbox/content/story-file.ts";
import { readStoryFolder } from "#sandbox/content/story-folder.ts";
import { LANGUAGES } from "#territory/language.ts";
import { SPELLING } from "./spelling-rules.ts";

const { files } = readStoryFolder(join(import.meta.dirname, "../../sandbox/content/stories"), console.error);

/** Fields of parts that are no words of ours. */
const NOT_WORDS = new Set(["component", "link", "region", "email"]);

/** A line of Markdown as it is read: without marks, bullets and the addresses of links. */
const plainLines = (markdown: string) =>
  markdown
    .split("\n")
    .map((line) =>
      line
        .replace(/\]\([^)]*\)/g, "]")
        .replace(/^[\s>#-]*(?:\d+\. )?/, "")
        .replace(/[*_`|[\]]/g, "")
        .replace(/[ ]+/g, " ")
        .trim(),
    )
    .filter((line) => /[\p{L}\p{N}]/u.test(line));

function wordsOf(value: unknown): string[] {
  if (typeof value === "string") return plainLines(value);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inside]) => (NOT_WORDS.has(key) ? [] : wordsOf(inside)));
}

const piecesOf = (pieces: readonly Piece[]) =>
  pieces.flatMap((piece) => wordsOf("markdown" in piece ? piece.markdown : piece.part));

describe.each(LANGUAGES)("what stories say in %s", (language) => {
  const said = files.flatMap(({ file, read }) =>
    [
      read.facts[language].title,
      ...wordsOf(read.facts[language].summary),
      ...piecesOf(read.words[language]),
    ].map((text) => ({ file, text })),
  );

  test("is many lines", () => {
    expect(said.length).toBeGreaterThan(files.length * 10);
  });

  test.each(SPELLING[language])("has no fault of: $name", ({ fault }) => {
    expect(said.filter(({ text }) => fault.test(text))).toEqual([]);
  });

  test("gives the line that fires are reported on for nothing else", () => {
    const cards = files.flatMap(({ file, read }) =>
      read.words[language].flatMap((piece) =>
        "part" in piece && piece.part.component === "contact_card" && /463/.test(piece.part.phone ?? "")
          ? { file, title: piece.part.title ?? "" }
          : [],
      ),
    );
    expect(cards.length).toBeGreaterThan(2);
    expect(cards.filter(({ title }) => !/^(?:Signaler un feu|Report a wildfire)/.test(title))).toEqual([]);
  });

  test("gives the number to call in digits too", () => {
    expect(said.filter(({ text }) => /FEUX(?!\)| \()/.test(text))).toEqual([]);
  });
});
