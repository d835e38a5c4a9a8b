import MiniSearch, { type Query } from "minisearch";
import { editDistance, maxEditDistance } from "#territory/edit-distance.ts";
import { stem } from "./stem.ts";
import { queryWords, swapped, wordsOf } from "./words.ts";

const FITS = { whole: 2, word: 1, kin: 0.9, beginning: 0.7, misspelt: 0.6, elsewhere: 0.2 } as const;
/** Bonus for a title that begins with the whole query, including its stop words. */
const BEGINS_WITH_QUERY = 0.05;

/** A title, prepared for comparison. */
interface Title {
  /** Words of the title, and the words for the item's kind. */
  readonly words: readonly string[];
  /** Words for the item's kind, which people type before the item's name: "fire", "zone". */
  readonly kind: string;
  /** Words of the title without the words for the kind, separated by spaces. */
  readonly own: string;
  /** Number of words in `own` that are not stop words. */
  readonly significant: number;
}

function readTitle(title: string, kindWords: string): Title {
  const kind = new Set(wordsOf(kindWords));
  const words = wordsOf(title);
  const ofItself = (all: readonly string[]) => all.filter((word) => !kind.has(word));
  const significant = ofItself(queryWords(title)).length;
  return { words: [...words, ...kind], kind: kindWords, own: ofItself(words).join(" "), significant };
}

/** Creates a function that rates how well a title fits the query, on one scale for all kinds of items. */
function createQuality(typed: string, isForgiving: boolean): (title: Title) => number {
  const wanted = queryWords(typed);
  const fitsOf = remember((word) => wanted.map((each) => fitOf(each, word, isForgiving)));
  const nameOf = remember((kind) => readTitle(typed, kind));
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

/** Caches the results of a function by its argument, because many titles share words. */
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

/** An item that a search can find. */
export interface Findable {
  readonly title: string;
  /** Words for the item's kind, which people type before the item's name: "feu fire". */
  readonly kind: string;
  /** Other words with which people search for the item. */
  readonly keywords: string;
  /** Text of the item, besides its title. */
  readonly text: string;
  /** Among equal hits, the item with the greater weight comes first. */
  readonly weight: number;
}

export interface Hit<Item> {
  readonly item: Item;
  /** Fit of the title: 2 for the exact name, 1 for all words, less for other forms or only text. */
  readonly quality: number;
  /** Found words, or stems of their other forms, as keys for `marked`. The values are not used. */
  readonly match: Readonly<Record<string, unknown>>;
}

/** Required match: all words as written, all words with a letter or two wrong, or any one of the words. */
export type Leniency = "as written" | "misspelt" | "any word";

/** Finds the items that match the typed words, the best hits first. */
export type TextIndex<Item> = (typed: string, leniency: Leniency) => Hit<Item>[];

const BOOST = { title: 8, kind: 1, keywords: 3, text: 1 };
const SHORTEST_BEGINNING = 2;

/** Number of items indexed before other work gets a turn. Indexing them takes about ten milliseconds. */
const CHUNK = 20;

/** Creates an index that ignores accents, case and word endings. Other work gets turns meanwhile. */
export async function createTextIndex<Item extends Findable>(
  items: readonly Item[],
): Promise<TextIndex<Item>> {
  const vocabulary = new Set<string>();
  const index = new MiniSearch<Findable & { readonly id: number }>({
    fields: ["title", "kind", "keywords", "text"],
    tokenize: wordsOf,
    // Index the word, for prefixes and misspellings, and its stem.
    processTerm: (word) => {
      const terms = new Set([word, stem(word)]);
      for (const term of terms) vocabulary.add(term);
      return [...terms];
    },
    searchOptions: { tokenize: (term) => [term], processTerm: (term) => term, boost: BOOST },
  });
  await index.addAllAsync(
    items.map((item, id) => ({ ...item, id })),
    { chunkSize: CHUNK },
  );
  const titles = items.map(({ title, kind }) => readTitle(title, kind));
  const isKnown = (word: string) => vocabulary.has(word) || vocabulary.has(stem(word));

  return (typed, leniency) => {
    const wanted = queryWords(typed);
    if (wanted.length === 0) return [];
    const queries = wanted.map((word, at) => wordQuery(word, leniency, at === wanted.length - 1));
    // If all words are required and one does not occur, skip the search for the common words, which is slow.
    const isNowhere = (word: string, at: number) =>
      !isKnown(word) && index.search(queries[at] ?? "").length === 0;
    if (leniency !== "any word" && wanted.some(isNowhere)) return [];

    const qualityOf = createQuality(typed, leniency === "misspelt");
    const hits: (Hit<Item> & { readonly score: number })[] = [];
    const combineWith = leniency === "any word" ? "OR" : "AND";
    for (const { id, score, match } of index.search({ combineWith, queries })) {
      const item = items[Number(id)];
      const title = titles[Number(id)];
      if (item && title) hits.push({ item, quality: qualityOf(title), match, score });
    }
    return hits.sort((a, b) => b.quality - a.quality || b.item.weight - a.item.weight || b.score - a.score);
  };
}

/** Returns the query of a word: the word, its stem, and misspellings. The last word can be incomplete. */
function wordQuery(word: string, leniency: Leniency, isLast: boolean): Query {
  const isForgiving = leniency === "misspelt";
  const fuzzyOf = (term: string) => (isForgiving ? maxEditDistance(term) : false);
  const prefix = isLast && word.length >= SHORTEST_BEGINNING;
  const kin = stem(word);
  return {
    combineWith: "OR",
    queries: [
      { queries: [word], prefix, fuzzy: fuzzyOf(word) },
      ...(kin === word ? [] : [{ queries: [kin], fuzzy: fuzzyOf(kin) }]),
      ...(isForgiving ? swapped(word) : []),
    ],
  };
}
