import { editDistance } from "#territory/edit-distance.ts";
import { PLACES, type Place } from "#territory/gazetteer.server.ts";
import { plainWords } from "#territory/slug.ts";

/** Variants of a word, mapped to the form used in comparisons. */
const ALIASES: Readonly<Record<string, string>> = {
  st: "saint",
  ste: "sainte",
  ch: "chemin",
  boul: "boulevard",
  blvd: "boulevard",
  av: "avenue",
  ave: "avenue",
  mtl: "montreal",
};

/** Returns a text's words for comparison: lower case, no accents or punctuation, abbreviations expanded. */
export function wordsOf(text: string): string[] {
  const words = plainWords(text).split(" ");
  return words.flatMap((word) => (word === "" ? [] : [ALIASES[word] ?? word]));
}

interface Found {
  readonly place: Place;
  readonly score: number;
}

const SCORES = { exact: 100, begins: 80, words: 60, misspelt: 40 } as const;
const SHORTEST_MISSPELT = 5;
/** Share of wrong letters that the real service tolerates by default. */
const FORGIVEN_SHARE = 0.2;

const NAMES = PLACES.flatMap((place) =>
  [place.name, ...(place.also ?? [])].map((name) => {
    const words = wordsOf(name);
    return { place, words, joined: words.join(""), isOwn: name === place.name };
  }),
);

/** Returns the places that a query can mean, likeliest first; of equally likely places, the largest first. */
export function searchPlaces(query: readonly string[]): Found[] {
  const joined = query.join("");
  if (joined === "") return [];
  const found = NAMES.flatMap((name) => {
    const score = scoreOf(name, query, joined);
    return score === null ? [] : [{ place: name.place, score }];
  }).sort((a, b) => b.score - a.score || (b.place.population ?? 0) - (a.place.population ?? 0));
  // A place that also matches by another name is returned once, by its best match.
  const seen = new Set<Place>();
  return found.filter(({ place }) => !seen.has(place) && seen.add(place));
}

/** Returns the places with exactly this main name. Other names are ignored: streets have such names too. */
export function placesNamed(words: readonly string[]): Place[] {
  const joined = words.join("");
  return NAMES.filter((name) => name.isOwn && name.joined === joined).map(({ place }) => place);
}

function scoreOf(name: (typeof NAMES)[number], query: readonly string[], joined: string): number | null {
  if (name.joined === joined) return SCORES.exact;
  if (joined.length > 1 && name.joined.startsWith(joined)) return SCORES.begins;
  if (query.every((word) => name.words.some((each) => each.startsWith(word)))) return SCORES.words;
  if (joined.length < SHORTEST_MISSPELT) return null;
  const most = Math.floor(joined.length * FORGIVEN_SHARE);
  const apart = editDistance(joined, name.joined, most);
  return apart <= most ? SCORES.misspelt - apart : null;
}
