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
import { rebuildInBackground } from "./rebuild-in-background.ts";

type Sources = Pick<Services, "situation" | "naturalAreas" | "content" | "now">;
type Indexes = Readonly<Record<SearchGroup, TextIndex<Entry>>>;

/** Index of places for both languages: one index per language would store the same names twice. */
const placeIndex = rebuildInBackground((areas: readonly NaturalArea[]) =>
  createTextIndex(placeEntries(areas)),
);

/** Creates a language's indexes. Each is rebuilt in the background, only if its source has changed. */
function createIndexes(language: Language) {
  const indexOf = <Source>(entriesOf: (language: Language, source: Source, now: Date) => Entry[]) =>
    rebuildInBackground((source: Source, now) => createTextIndex(entriesOf(language, source, now)));
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

/** Builds the search indexes, so that the first visitor does not wait. Other requests run in between. */
export async function prepareSearch(sources: Sources): Promise<void> {
  for (const language of LANGUAGES) await INDEXES[language](sources);
}

/** All results of one kind, best first. `foundRow` writes those that are shown. */
export interface Found {
  readonly group: SearchGroup;
  readonly hits: readonly Hit<Entry>[];
}

/**
 * Searches the site: groups in order of their best match. Misspellings only count if nothing matches as
 * written, and partial matches only if nothing matches all words.
 */
export async function searchSite(words: string, language: Language, sources: Sources): Promise<Found[]> {
  const indexes = await INDEXES[language](sources);
  const now = sources.now();
  // Check at each search: a job closes at midnight without a change by editors.
  const isCurrent = ({ item: { closes = null } }: Hit<Entry>) => isOpen({ closes }, now);
  for (const leniency of LENIENCIES) {
    const found: Found[] = [];
    for (const group of SEARCH_GROUPS) {
      // Twenty words cost as much as a page, so let other requests run between two indexes.
      await nextTurn();
      const hits = indexes[group](words, leniency).filter(isCurrent);
      if (hits.length > 0) found.push({ group, hits });
    }
    if (found.length > 0) return found.sort((a, b) => bestOf(b) - bestOf(a));
  }
  return [];
}

const bestOf = ({ hits }: Found): number => hits[0]?.quality ?? 0;

/** Writes a result for display, with the matched words marked. */
export function foundRow({ item, match }: Hit<Entry>): FoundRow {
  const terms = new Set(Object.keys(match));
  const { to, title, about, text, summary } = item;
  const markedSummary = marked(summary, terms);
  const isInSummary = markedSummary.some(({ isHit }) => isHit);
  const around = isInSummary ? null : passage(text, terms);
  return {
    to,
    title: marked(title, terms),
    about,
    text: around === null ? markedSummary : marked(around, terms),
  };
}
