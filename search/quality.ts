import { editDistance } from "#territory/edit-distance.ts";
import { stem } from "./stem.ts";
import { maxEditDistance, queryWords, wordsOf } from "./words.ts";

const FITS = { whole: 2, word: 1, kin: 0.9, beginning: 0.7, misspelt: 0.6, elsewhere: 0.2 } as const;
/** Bonus for a title that begins with the whole query, including its stop words. */
const BEGINS_WITH_QUERY = 0.05;

/** A title, prepared for comparison. */
export interface Title {
  /** Its words and the words for its kind. */
  readonly words: readonly string[];
  /** Words for its kind, which people type before its name: "fire", "zone". */
  readonly kind: string;
  /** Its words without the words for its kind, as one line. */
  readonly own: string;
  /** Number of those words that are not stop words. */
  readonly significant: number;
}

export function readTitle(title: string, kindWords: string): Title {
  const kind = new Set(wordsOf(kindWords));
  const words = wordsOf(title);
  const ofItself = (all: readonly string[]) => all.filter((word) => !kind.has(word));
  const significant = ofItself(queryWords(title)).length;
  return { words: [...words, ...kind], kind: kindWords, own: ofItself(words).join(" "), significant };
}

/**
 * Makes a function that rates how well a title fits the query. Places, fires and articles share one scale, so
 * that the best result of any kind can come first.
 */
export function createQuality(typed: string, isForgiving: boolean): (title: Title) => number {
  const wanted = queryWords(typed);
  const fitsOf = remember((word) => wanted.map((each) => fitOf(each, word, isForgiving)));
  const nameOf = remember((kind) => typedName(typed, kind));
  return ({ words, kind, own, significant }) => {
    const fits = wanted.map<number>(() => FITS.elsewhere);
    for (const word of words) {
      const ofWord = fitsOf(word);
      for (let at = 0; at < fits.length; at += 1) fits[at] = Math.max(fits[at] ?? 0, ofWord[at] ?? 0);
    }
    const mean = fits.reduce((sum, fit) => sum + fit, 0) / fits.length;
    const name = nameOf(kind);
    if (name.significant === 0) return mean;
    const isWhole =
      significant === name.significant &&
      fits.every((fit) => fit !== FITS.beginning && fit !== FITS.elsewhere);
    return mean + (isWhole ? FITS.whole - FITS.word : 0) + (own.startsWith(name.own) ? BEGINS_WITH_QUERY : 0);
  };
}

/** Returns the query without the words for the kind, in the format of a title's own words. */
function typedName(typed: string, kindWords: string): Pick<Title, "own" | "significant"> {
  const kind = new Set(wordsOf(kindWords));
  const named = (all: readonly string[]) => all.filter((word) => !kind.has(word));
  return { own: named(wordsOf(typed)).join(" "), significant: named(queryWords(typed)).length };
}

/** Caches results by words, since many titles share the same words. */
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
  const most = maxEditDistance(wanted);
  return most > 0 && editDistance(wanted, word, most) <= most;
}
