import { parse } from "yaml";
import type { Language } from "#territory/language.ts";
import { type FrontMatter, frontMatter } from "./front-matter.ts";
import { type LivingPart, readLivingPart } from "./living-part.ts";
import type { JsonObject } from "./story.ts";

/** Piece of a story's text: Markdown or a dynamic block. */
export type Piece = { readonly markdown: string } | { readonly part: LivingPart };

export interface StoryFile {
  readonly facts: FrontMatter;
  readonly words: Readonly<Record<Language, readonly Piece[]>>;
  /** Rich text as the service stores it, if the story is compiled. */
  readonly bodies?: Readonly<Record<Language, JsonObject>>;
}

const SHEET = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/;
const SIDES = /^\s*::: fr\s*\n([\s\S]*?)\n::: en\s*(?:\n([\s\S]*))?$/;
const FENCE = /^```blok[ \t]*\n([\s\S]*?)^```[ \t]*$/gm;

/** Parses the text of a story's file. @throws {Error} with a reason that the story's writer can act on */
export function readStoryFile(text: string): StoryFile {
  const sheet = SHEET.exec(text.replaceAll("\r\n", "\n"));
  if (sheet === null) throw new Error("has no front matter between two lines of --- at its start");
  const sides = SIDES.exec(sheet[2] ?? "");
  if (sides === null) throw new Error("needs its words under ::: fr and then ::: en");
  return readSheet(parse(sheet[1] ?? ""), { fr: sides[1] ?? "", en: sides[2] ?? "" });
}

/** Parses a story's facts, and its text in Markdown. @throws {Error} with a reason for the story's writer */
export function readSheet(sheet: unknown, markdown: Readonly<Record<Language, string>>): StoryFile {
  const facts = frontMatter.parse(sheet);
  const words = { fr: pieces(markdown.fr), en: pieces(markdown.en) };
  const parts = (side: readonly Piece[]) =>
    side.flatMap((piece) => ("part" in piece ? [piece.part.component] : [])).join(", ");
  if (parts(words.fr) !== parts(words.en))
    throw new Error(`its living parts differ: ${parts(words.fr)} in French, ${parts(words.en)} in English`);
  return { facts, words };
}

function pieces(markdown: string): Piece[] {
  const found: Piece[] = [];
  let from = 0;
  const upTo = (end: number) => {
    const between = markdown.slice(from, end).trim();
    if (between !== "") found.push({ markdown: between });
  };
  for (const fence of markdown.matchAll(FENCE)) {
    upTo(fence.index);
    found.push({ part: readLivingPart(fence[1] ?? "") });
    from = fence.index + fence[0].length;
  }
  upTo(markdown.length);
  return found;
}
