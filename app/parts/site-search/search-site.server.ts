import { marked, passage } from "#search/marked.ts";
import {
  createLongTextIndex,
  createTextIndex,
  type Hit,
  type Leniency,
  type TextIndex,
} from "#search/text-index.ts";
import type { Services } from "#site-contract";
import type { Language } from "#territory/language.ts";
import {
  type Entry,
  fireEntries,
  pageEntries,
  placeEntries,
  restrictionEntries,
  storyEntries,
} from "./entries.server.ts";
import { type FoundRow, SEARCH_GROUPS, type SearchGroup } from "./found.ts";
import { rememberLast } from "./remember-last.ts";

type Sources = Pick<Services, "situation" | "naturalAreas" | "content" | "now">;
type Indexes = Readonly<Record<SearchGroup, TextIndex<Entry>>>;

/** Each index is made anew only when what it is made of has changed. */
function createIndexes(language: Language) {
  const places = rememberLast((areas: Parameters<typeof placeEntries>[1]) =>
    createTextIndex(placeEntries(language, areas)),
  );
  const fires = rememberLast((of: Parameters<typeof fireEntries>[1], now: () => Date) =>
    createTextIndex(fireEntries(language, of, now())),
  );
  const restrictions = rememberLast((of: Parameters<typeof restrictionEntries>[1], now: () => Date) =>
    createTextIndex(restrictionEntries(language, of, now())),
  );
  const stories = rememberLast((of: Parameters<typeof storyEntries>[1]) =>
    createLongTextIndex(storyEntries(language, of)),
  );
  const pages = rememberLast((of: Parameters<typeof pageEntries>[1]) =>
    createLongTextIndex(pageEntries(language, of)),
  );
  return async ({ situation, naturalAreas, content, now }: Sources): Promise<Indexes> => {
    const [read, areas, all] = await Promise.all([
      situation.read(),
      naturalAreas.read(),
      content.all(language),
    ]);
    return {
      places: places(areas),
      fires: fires(read.fires.value ?? NONE, now),
      restrictions: restrictions(read.restrictions.value ?? NONE, now),
      stories: await stories(all),
      pages: await pages(all),
    };
  };
}

const LENIENCIES: readonly Leniency[] = ["as written", "misspelt", "any word"];
const NONE = [] as const;
const INDEXES = { fr: createIndexes("fr"), en: createIndexes("en") };

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
  for (const leniency of LENIENCIES) {
    const found = SEARCH_GROUPS.map((group) => ({ group, hits: indexes[group](words, leniency) })).filter(
      ({ hits }) => hits.length > 0,
    );
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
