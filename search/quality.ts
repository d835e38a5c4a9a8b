import { lettersApart } from "#territory/letters-apart.ts";
import { stem } from "./stem.ts";
import { lettersForgiven, wantedWords, wordsOf } from "./words.ts";

const FITS = { whole: 2, word: 1, kin: 0.9, beginning: 0.7, misspelt: 0.6, elsewhere: 0.2 } as const;
/** Between titles that fit alike: one begins with all that was typed, its little words too. */
const BEGINS_SO = 0.05;

/** A title as it is compared. */
export interface Title {
  /** Its words and those for what it is, which people put before its name: "fire", "zone". */
  readonly words: readonly string[];
  readonly kind: ReadonlySet<string>;
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
  return { words: [...words, ...kind], kind, own: ofItself(words).join(" "), telling };
}

/**
 * Tells how well titles fit what was typed: one scale for places, fires and articles, so that the answer that fits best can
 * come first, whatever it is.
 */
export function createQuality(typed: string, isForgiving: boolean): (title: Title) => number {
  const all = wordsOf(typed);
  const wanted = wantedWords(typed);
  const fitsOf = wanted.map((word) => rememberFits(word, isForgiving));
  return ({ words, kind, own, telling }) => {
    const fits = fitsOf.map((fitOf) =>
      words.reduce<number>((best, word) => Math.max(best, fitOf(word)), FITS.elsewhere),
    );
    const mean = fits.reduce((sum, fit) => sum + fit, 0) / fits.length;
    const named = wanted.filter((word) => !kind.has(word)).length;
    if (named === 0) return mean;
    const isWhole =
      telling === named && fits.every((fit) => fit !== FITS.beginning && fit !== FITS.elsewhere);
    const isBegun = own.startsWith(all.filter((word) => !kind.has(word)).join(" "));
    return mean + (isWhole ? FITS.whole - FITS.word : 0) + (isBegun ? BEGINS_SO : 0);
  };
}

/** The same words stand in many titles: each is compared once. */
function rememberFits(wanted: string, isForgiving: boolean): (word: string) => number {
  const known = new Map<string, number>();
  return (word) => {
    const fit = known.get(word) ?? fitOf(wanted, word, isForgiving);
    known.set(word, fit);
    return fit;
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
