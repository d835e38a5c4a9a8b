import MiniSearch, { type Query } from "minisearch";
import { createQuality, readTitle } from "./quality.ts";
import { stem } from "./stem.ts";
import { lettersForgiven, swapped, wantedWords, wordsOf } from "./words.ts";

/** Something that words may find. */
export interface Findable {
  readonly title: string;
  /** Words for what it is, which people put before its name: "feu fire". */
  readonly kind: string;
  /** Other words by which people look for it. */
  readonly keywords: string;
  /** What it says, beside its title. */
  readonly text: string;
  /** Among those that the words fit alike, the weightier comes first. */
  readonly weight: number;
}

export interface Hit<Item> {
  readonly item: Item;
  /** How well its title fits: 2 is the very name, 1 has all the words, less has them otherwise or only in its text. */
  readonly quality: number;
  /** The words found, and the stems of others: `marked` shows them by their names. */
  readonly match: Readonly<Record<string, unknown>>;
}

/** What a search lets pass: all the words as written, all of them with a letter or two amiss, or any one of them. */
export type Leniency = "as written" | "misspelt" | "any word";

/** Finds what holds the words, the best first. */
export type TextIndex<Item> = (typed: string, leniency: Leniency) => Hit<Item>[];

const BOOST = { title: 8, kind: 1, keywords: 3, text: 1 };
const SHORTEST_BEGINNING = 2;

/** How many texts are taken in before others have their turn: some ten milliseconds. */
const CHUNK = 20;

/**
 * An index in memory: accents, case and endings make no difference, and the last word may be a beginning. Others have
 * their turn while it is made.
 */
export async function createTextIndex<Item extends Findable>(
  items: readonly Item[],
): Promise<TextIndex<Item>> {
  const vocabulary = new Set<string>();
  const index = new MiniSearch<Findable & { readonly id: number }>({
    fields: ["title", "kind", "keywords", "text"],
    tokenize: wordsOf,
    // Both the word, for beginnings and misspellings, and its stem.
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
    const wanted = wantedWords(typed);
    if (wanted.length === 0) return [];
    const queries = wanted.map((word, at) => wordQuery(word, leniency, at === wanted.length - 1));
    // All words are wanted, and one is nowhere: the common ones, which take long, need not be looked for.
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

/** A word as it is, as its kin, or with a letter or two amiss where that is let pass; the last may be a beginning. */
function wordQuery(word: string, leniency: Leniency, isLast: boolean): Query {
  const isForgiving = leniency === "misspelt";
  const fuzzyOf = (term: string) => (isForgiving ? lettersForgiven(term) : false);
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
