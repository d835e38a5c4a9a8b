import MiniSearch, { type Query } from "minisearch";
import { createQuality, readTitle } from "./quality.ts";
import { stem } from "./stem.ts";
import { maxEditDistance, queryWords, swapped, wordsOf } from "./words.ts";

/** An item that a search can find. */
export interface Findable {
  readonly title: string;
  /** Words for its kind, which people type before its name: "feu fire". */
  readonly kind: string;
  /** Other words with which people search for it. */
  readonly keywords: string;
  /** Its text, besides its title. */
  readonly text: string;
  /** Among equal hits, the item with the greater weight comes first. */
  readonly weight: number;
}

export interface Hit<Item> {
  readonly item: Item;
  /**
   * How well its title fits: 2 is the exact name, 1 has all the words, less has other forms of them or only
   * its text has them.
   */
  readonly quality: number;
  /** The found words, and stems of others; `marked` uses its keys. */
  readonly match: Readonly<Record<string, unknown>>;
}

/**
 * Tolerance of a search: all words as written, all words with a letter or two wrong, or any one of the words.
 */
export type Leniency = "as written" | "misspelt" | "any word";

/** Finds the items with the words, the best first. */
export type TextIndex<Item> = (typed: string, leniency: Leniency) => Hit<Item>[];

const BOOST = { title: 8, kind: 1, keywords: 3, text: 1 };
const SHORTEST_BEGINNING = 2;

/** Number of texts that are indexed before other work gets a turn: about ten milliseconds. */
const CHUNK = 20;

/**
 * Makes an index in memory. Accents, case and endings make no difference, and the last word can be
 * incomplete. Other work gets turns while the index is made.
 */
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
  const documents = items.map(({ title, kind, keywords, text, weight }, id) => ({
    id,
    title,
    kind,
    keywords,
    text,
    weight,
  }));
  await index.addAllAsync(documents, { chunkSize: CHUNK });
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

/**
 * Returns the query of a word: the word, its stem, and misspellings if allowed. The last word can be
 * incomplete.
 */
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
