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

/** An index in memory: accents, case and endings make no difference, and the last word may be a beginning. */
export function createTextIndex<Item extends Findable>(items: readonly Item[]): TextIndex<Item> {
  const { index, documents, find } = emptyIndex(items);
  index.addAll(documents);
  return find;
}

/** The same of long texts, which would keep all others waiting. */
export async function createLongTextIndex<Item extends Findable>(
  items: readonly Item[],
): Promise<TextIndex<Item>> {
  const { index, documents, find } = emptyIndex(items);
  await index.addAllAsync(documents, { chunkSize: CHUNK });
  return find;
}

function emptyIndex<Item extends Findable>(items: readonly Item[]) {
  const index = new MiniSearch<Findable & { readonly id: number }>({
    fields: ["title", "kind", "keywords", "text"],
    tokenize: wordsOf,
    // Both the word, for beginnings and misspellings, and its stem.
    processTerm: (word) => [...new Set([word, stem(word)])],
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
  const titles = items.map(({ title, kind }) => readTitle(title, kind));

  const find: TextIndex<Item> = (typed, leniency) => {
    const wanted = wantedWords(typed);
    if (wanted.length === 0) return [];
    const qualityOf = createQuality(typed, leniency === "misspelt");
    return index
      .search(queryOf(wanted, leniency))
      .flatMap(({ id, score, match }) => {
        const item = items[Number(id)];
        const title = titles[Number(id)];
        return item && title ? [{ item, quality: qualityOf(title), match, score }] : [];
      })
      .sort((a, b) => b.quality - a.quality || b.item.weight - a.item.weight || b.score - a.score);
  };
  return { index, documents, find };
}

/** Each word as it is, as its kin, or with a letter or two amiss where that is let pass. */
function queryOf(wanted: readonly string[], leniency: Leniency): Query {
  const isForgiving = leniency === "misspelt";
  return {
    combineWith: leniency === "any word" ? "OR" : "AND",
    queries: wanted.map((word, at) => ({
      combineWith: "OR",
      queries: [
        {
          queries: [word],
          prefix: at === wanted.length - 1 && word.length >= SHORTEST_BEGINNING,
          fuzzy: isForgiving ? lettersForgiven(word) : false,
        },
        { queries: [stem(word)], fuzzy: isForgiving ? lettersForgiven(stem(word)) : false },
        ...(isForgiving ? swapped(word) : []),
      ],
    })),
  };
}
