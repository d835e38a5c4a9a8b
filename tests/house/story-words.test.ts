import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Piece } from "#sandbox/content/story-file.ts";
import { readStoryFolder } from "#sandbox/content/story-folder.ts";
import { LANGUAGES } from "#territory/language.ts";
import { CHECKED_IN_STORIES, UNCHECKED } from "./banned-words.ts";
import { SPELLING } from "./spelling-rules.ts";

const { files } = readStoryFolder(join(import.meta.dirname, "../../sandbox/content/stories"), console.error);

/** Names of fields that contain no text. */
const NOT_WORDS = new Set(["component", "link", "region", "email"]);

/** Returns the lines of Markdown as plain text, without marks, bullets and link addresses. */
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

/** Matches signs that a life is in danger: trouble breathing or chest pain. */
const LIFE = {
  fr: /respire[sz]? (?:mal|difficilement)|difficultés? à respirer|problèmes? (?:respiratoires?|de respiration)|manque[sz]? d’air|essouffl|poitrine|malaise/iu,
  en: /(?:trouble|difficulty|problems?) breathing|breathing (?:trouble|problems?)|short(?:ness)? of breath|\bchest\b|feel(?:ing)? (?:ill|faint)/iu,
} as const;

/** Matches advice on when to put out a fire, from the first word of the advice. */
const PUT_OUT = {
  fr: /(?:éteignez|étouffez|arrosez|combattez)(?:-le| le feu)[^.]*(?<!même) s’il|essayez [^.]*s’il/iu,
  en: /(?:put (?:it|the fire) out|smother|soak|fight|try)[^.]* if (?:it|the fire) is/iu,
} as const;
const VERY_SMALL = { fr: /seulement s’il est tout petit/u, en: /only if it is very small/u } as const;
const CALL_FIRST = /911|463|Appelez d’abord|Call first/u;

const piecesOf = (pieces: readonly Piece[]) =>
  pieces.flatMap((piece) => wordsOf("markdown" in piece ? piece.markdown : piece.part));

describe.each(LANGUAGES)("texts of stories in %s", (language) => {
  const texts = files.flatMap(({ file, read }) =>
    [
      read.facts[language].title,
      ...wordsOf(read.facts[language].summary),
      ...piecesOf(read.words[language]),
    ].map((text) => ({ file, text })),
  );

  test("the check reads more than ten texts per story on average", () => {
    expect(texts.length).toBeGreaterThan(files.length * 10);
  });

  test.each(SPELLING[language])("no text of a story breaks the rule: $name", ({ fault }) => {
    expect(texts.filter(({ text }) => fault.test(text))).toEqual([]);
  });

  test("stories name audience measurement cookies by their full French name", () => {
    expect(texts.filter(({ text }) => /témoins? de mesure(?!s? d’audience)/u.test(text))).toEqual([]);
  });

  test("each contact card with the phone line for reporting fires has a title about reporting a fire", () => {
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

  const sentences = texts.flatMap(({ file, text }) =>
    text.split(/(?<=[.!?]) /).map((sentence) => ({ file, text: sentence })),
  );

  test("no story sends people with trouble breathing or chest pain to 811", () => {
    const alarming = sentences.filter(({ text }) => LIFE[language].test(text));
    expect(alarming.length).toBeGreaterThan(4);
    expect(alarming.filter(({ text }) => /811/.test(text))).toEqual([]);
  });

  test("stories that advise putting out a fire say to call first, and to put out only a very small fire", () => {
    const advice = texts.flatMap(({ file, text }) => {
      const at = text.search(PUT_OUT[language]);
      return at === -1 ? [] : [{ file, before: text.slice(0, at), advice: text.slice(at) }];
    });
    expect(advice.length).toBeGreaterThan(3);
    expect(advice.filter(({ before }) => !CALL_FIRST.test(before))).toEqual([]);
    expect(advice.filter(({ advice: words }) => !VERY_SMALL[language].test(words))).toEqual([]);
  });

  test("stories that send people who smell smoke to the map also give the number to report a fire", () => {
    const smell = texts.filter(({ text }) => /(?:odeur de fumée|smell of smoke).*(?:carte|map)/iu.test(text));
    expect(smell.length).toBeGreaterThan(0);
    expect(smell.filter(({ text }) => !/463/.test(text))).toEqual([]);
  });

  test("stories never claim that data is up to date without a check", () => {
    const isChecked = ({ file, text }: (typeof texts)[number]) =>
      CHECKED_IN_STORIES.some((each) => file.endsWith(each.at) && each.text.test(text));
    const claims = texts.filter(({ text }) => UNCHECKED[language].fault.test(text));
    expect(claims.filter((claim) => !isChecked(claim))).toEqual([]);
    for (const { at } of CHECKED_IN_STORIES)
      expect(
        claims.some(({ file }) => file.endsWith(at)),
        at,
      ).toBe(true);
  });

  test("stories that give a phone number in letters also give it in digits", () => {
    expect(texts.filter(({ text }) => /FEUX(?!\)| \()/.test(text))).toEqual([]);
  });
});
