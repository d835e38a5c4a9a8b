import { stem } from "./stem.ts";
import { wordsOf } from "./words.ts";

/** Piece of a text, and whether the search found it. Pages highlight found pieces: texts need no HTML. */
export interface Piece {
  readonly text: string;
  readonly isHit: boolean;
}

const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** Returns whether a word, or its stem, is among the terms. */
function isFound(word: string, terms: ReadonlySet<string>): boolean {
  return wordsOf(word).some((plain) => terms.has(plain) || terms.has(stem(plain)));
}

/** Splits a text into pieces, with separate pieces for the found words. */
export function marked(text: string, terms: ReadonlySet<string>): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!isFound(word, terms)) continue;
    if (index > from) pieces.push({ text: text.slice(from, index), isHit: false });
    pieces.push({ text: word, isHit: true });
    from = index + word.length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from), isHit: false });
  return pieces;
}

const BEFORE = 60;
const LONGEST = 180;

/** Returns the part of a long text around the first found word, cut between words; null if none is found. */
export function passage(text: string, terms: ReadonlySet<string>): string | null {
  const found = [...text.matchAll(WORD)].find(({ 0: word }) => isFound(word, terms));
  if (!found) return null;
  const start = found.index <= BEFORE ? 0 : text.indexOf(" ", found.index - BEFORE) + 1;
  const end = text.length - start <= LONGEST ? text.length : text.lastIndexOf(" ", start + LONGEST);
  const cut = text.slice(start, end > start ? end : start + LONGEST);
  return `${start > 0 ? "… " : ""}${cut}${end < text.length ? " …" : ""}`;
}
