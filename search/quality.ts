import { lettersApart } from "#territory/letters-apart.ts";
import { stem } from "./stem.ts";
import { lettersForgiven, wantedWords, wordsOf } from "./words.ts";

const FITS = { whole: 2, word: 1, kin: 0.9, beginning: 0.7, misspelt: 0.6, elsewhere: 0.2 } as const;
/** Between titles that fit alike: one begins with all that was typed, its little words too. */
const BEGINS_SO = 0.05;

/** A title as it is compared. */
export interface Title {
  /** Its words and those for what it is. */
  readonly words: readonly string[];
  /** Words for what it is, which people put before its name: "fire", "zone". */
  readonly kind: string;
  /** Its own words, without those of its kind, in one line. */
  readonly own: string;
  /** How many of those are no little ones. */
  readonly telling: number;
}

export function readTitle(title: string, kindWords: string): Title {
  const kind = new Set(wordsOf(kindWords));
  const words = wordsOf(title);
  const ofItself = (all: readonly string[]) => all.filter((word) => !kind.has(word));
  const telling = ofItself(wantedWords(title)).length;
  return { words: [...words, ...kind], kind: kindWords, own: ofItself(words).join(" "), telling };
}

/**
 * Tells how well titles fit what was typed: one scale for places, fires and articles, so that the answer that fits best can
 * come first, whatever it is.
 */
export function createQuality(typed: string, isForgiving: boolean): (title: Title) => number {
  const wanted = wantedWords(typed);
  const fitsOf = remember((word) => wanted.map((each) => fitOf(each, word, isForgiving)));
  const nameOf = remember((kind) => typedName(typed, kind));
  return ({ words, kind, own, telling }) => {
    const fits = wanted.map<number>(() => FITS.elsewhere);
    for (const word of words) {
      const ofWord = fitsOf(word);
      for (let at = 0; at < fits.length; at += 1) fits[at] = Math.max(fits[at] ?? 0, ofWord[at] ?? 0);
    }
    const mean = fits.reduce((sum, fit) => sum + fit, 0) / fits.length;
    const name = nameOf(kind);
    if (name.telling === 0) return mean;
    const isWhole =
      telling === name.telling && fits.every((fit) => fit !== FITS.beginning && fit !== FITS.elsewhere);
    return mean + (isWhole ? FITS.whole - FITS.word : 0) + (own.startsWith(name.own) ? BEGINS_SO : 0);
  };
}

/** What was typed, without the words for what is looked for, as a title's own words. */
function typedName(typed: string, kindWords: string): Pick<Title, "own" | "telling"> {
  const kind = new Set(wordsOf(kindWords));
  const named = (all: readonly string[]) => all.filter((word) => !kind.has(word));
  return { own: named(wordsOf(typed)).join(" "), telling: named(wantedWords(typed)).length };
}

/** The same words stand in many titles: each is answered once. */
function remember<Answer>(answer: (words: string) => Answer): (words: string) => Answer {
  const known = new Map<string, Answer>();
  return (words) => {
    const found = known.get(words) ?? answer(words);
    known.set(words, found);
    return found;
  };
}

function fitOf(wanted: string, word: string, isForgiving: boolean): number {
  if (word === wanted) return FITS.word;
  if (stem(word) === stem(wanted)) return FITS.kin;
  if (word.startsWith(wanted)) return FITS.beginning;
  return isForgiving && (isNear(wanted, word) || isNear(stem(wanted), stem(word)))
    ? FITS.misspelt
    : FITS.elsewhere;
}

function isNear(wanted: string, word: string): boolean {
  const most = lettersForgiven(wanted);
  return most > 0 && lettersApart(wanted, word, most) <= most;
}
