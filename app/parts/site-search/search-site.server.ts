import { marked, passage } from "#search/marked.ts";
import { createTextIndex, type Hit, type Leniency, type TextIndex } from "#search/text-index.ts";
import type { Services } from "#site-contract";
import { LANGUAGES, type Language } from "#territory/language.ts";
import type { NaturalArea } from "#territory/natural-areas.ts";
import { nextTurn } from "#territory/next-turn.server.ts";
import { isOpen } from "../story/open-job.ts";
import {
  type Entry,
  fireEntries,
  pageEntries,
  placeEntries,
  restrictionEntries,
  storyEntries,
} from "./entries.server.ts";
import { type FoundRow, SEARCH_GROUPS, type SearchGroup } from "./found.ts";
import { remakeBehind } from "./remake-behind.ts";

type Sources = Pick<Services, "situation" | "naturalAreas" | "content" | "now">;
type Indexes = Readonly<Record<SearchGroup, TextIndex<Entry>>>;

/** One for both languages: two would hold the same names twice. */
const placeIndex = remakeBehind((areas: readonly NaturalArea[]) => createTextIndex(placeEntries(areas)));

/** Each index is made anew, behind those who search, only when what it is made of has changed. */
function createIndexes(language: Language) {
  const indexOf = <Source>(entriesOf: (language: Language, source: Source, now: Date) => Entry[]) =>
    remakeBehind((source: Source, now) => createTextIndex(entriesOf(language, source, now)));
  const makers = {
    fires: indexOf(fireEntries),
    restrictions: indexOf(restrictionEntries),
    stories: indexOf(storyEntries),
    pages: indexOf(pageEntries),
  };
  return async ({ situation, naturalAreas, content, now }: Sources): Promise<Indexes> => {
    const [{ fires: firesRead, restrictions: restrictionsRead }, areas, all] = await Promise.all([
      situation.read(),
      naturalAreas.read(),
      content.all(language),
    ]);
    const at = now();
    const [inBoth, fires, restrictions, stories, pages] = await Promise.all([
      placeIndex(areas, at),
      makers.fires(firesRead.value ?? NONE, at),
      makers.restrictions(restrictionsRead.value ?? NONE, at),
      makers.stories(all, at),
      makers.pages(all, at),
    ]);
    const places: TextIndex<Entry> = (typed, leniency) =>
      inBoth(typed, leniency).map(({ item, ...hit }) => ({ ...hit, item: item.shown(language) }));
    return { places, fires, restrictions, stories, pages };
  };
}

const LENIENCIES: readonly Leniency[] = ["as written", "misspelt", "any word"];
const NONE = [] as const;
const INDEXES = { fr: createIndexes("fr"), en: createIndexes("en") };

/** Makes what a search needs, so that the first who searches does not wait for it; others have their turn meanwhile. */
export async function prepareSearch(sources: Sources): Promise<void> {
  for (const language of LANGUAGES) await INDEXES[language](sources);
}

/** All that was found of one kind, the best first; `rows` writes as many of them as are shown. */
export interface Found {
  readonly group: SearchGroup;
  readonly hits: readonly Hit<Entry>[];
}

/**
 * What the site has for somebody's words: groups in the order of their best fit. Words are forgiven misspellings only when
 * nothing is found as they are written, and something that has but one of them is shown only when nothing has them all.
 */
export async function searchSite(words: string, language: Language, sources: Sources): Promise<Found[]> {
  const indexes = await INDEXES[language](sources);
  const now = sources.now();
  // Asked at each search: a job closes at midnight, whatever editors do.
  const isCurrent = ({ item: { closes = null } }: Hit<Entry>) => isOpen({ closes }, now);
  for (const leniency of LENIENCIES) {
    const found: Found[] = [];
    for (const group of SEARCH_GROUPS) {
      // Twenty words cost as much as a page: other requests have their turn between two indexes.
      await nextTurn();
      const hits = indexes[group](words, leniency).filter(isCurrent);
      if (hits.length > 0) found.push({ group, hits });
    }
    if (found.length > 0) return found.sort((a, b) => bestOf(b) - bestOf(a));
  }
  return [];
}

const bestOf = ({ hits }: Found): number => hits[0]?.quality ?? 0;

/** A hit as it is shown, what was found in it marked. */
export function foundRow({ item, match }: Hit<Entry>): FoundRow {
  const terms = new Set(Object.keys(match));
  const { to, title, about, text, summary } = item;
  const said = marked(summary, terms);
  const isSaid = said.some(({ isHit }) => isHit);
  const around = isSaid ? null : passage(text, terms);
  return { to, title: marked(title, terms), about, text: around === null ? said : marked(around, terms) };
}
