import { PLACES, type Place } from "#territory/gazetteer.server.ts";
import { lettersApart } from "#territory/letters-apart.ts";
import { wordsOf } from "./words.ts";

interface Found {
  readonly place: Place;
  readonly score: number;
}

const SCORES = { exact: 100, begins: 80, words: 60, misspelt: 40 } as const;
const SHORTEST_MISSPELT = 5;
/** The real service forgives so large a share of letters by default. */
const FORGIVEN_SHARE = 0.2;

const NAMES = PLACES.flatMap((place) =>
  [place.name, ...(place.also ?? [])].map((name) => {
    const words = wordsOf(name);
    return { place, words, joined: words.join(""), isOwn: name === place.name };
  }),
);

/** The places that a query may mean, the likeliest first, the larger before the smaller. */
export function searchPlaces(query: readonly string[]): Found[] {
  const joined = query.join("");
  if (joined === "") return [];
  const found = NAMES.flatMap((name) => {
    const score = scoreOf(name, query, joined);
    return score === null ? [] : [{ place: name.place, score }];
  }).sort((a, b) => b.score - a.score || (b.place.population ?? 0) - (a.place.population ?? 0));
  // By another name too a place comes once, by its best.
  const seen = new Set<Place>();
  return found.filter(({ place }) => !seen.has(place) && seen.add(place));
}

/** The places of exactly this name: no other one of theirs, since streets bear the short names of saints. */
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
  const apart = lettersApart(joined, name.joined, most);
  return apart <= most ? SCORES.misspelt - apart : null;
}
