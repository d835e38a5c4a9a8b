import { redirect } from "react-router";
import { withLastingParametersOf } from "#plan/lasting-parameters.ts";
import { pathTo, SEARCH_NAMES } from "#plan/paths.ts";
import type { Services } from "#site-contract";
import type { Geocoder } from "#territory/geocoder.server.ts";
import type { Language } from "#territory/language.ts";
import { textsOf } from "../../i18n/texts-of.ts";
import {
  emptyQuestionMessages,
  type FinderMessage,
  finderMessagesOf,
} from "../../parts/finder/finder-messages.server.ts";
import type { Choice, Understood } from "../../parts/finder/meaning.ts";
import { locationLink, shownChoice } from "../../parts/finder/shown-choice.server.ts";
import { typedWords } from "../../parts/finder/typed-words.server.ts";
import { understand } from "../../parts/finder/understand.server.ts";
import { pageEntries } from "../../parts/site-search/entries.server.ts";
import type { FoundGroup } from "../../parts/site-search/found.ts";
import { type Found, foundRow, searchSite } from "../../parts/site-search/search-site.server.ts";
import { readSearchChoices } from "./search-choices.ts";
import { searchTexts } from "./texts.ts";

const HOUSE_NUMBER = /\d\w?,?\s/;
const HALF_A_POSTAL_CODE = /\b[a-z]\d[a-z]\b/i;

/** Returns whether a text can be an address: a number before words, or the first half of a postal code. */
function isLikeAnAddress(words: string): boolean {
  const number = HOUSE_NUMBER.exec(words);
  const isNumbered = number !== null && /\p{L}{2}/u.test(words.slice(number.index + number[0].length));
  return isNumbered || HALF_A_POSTAL_CODE.test(words);
}

const NO_GEOCODER: Geocoder = { find: async () => [], counts: () => ({}) };

/** The place that the typed text means, as in every place search, and whether the geocoder was queried. */
interface MatchedPlace extends Understood {
  readonly isLookedUp: boolean;
}

/**
 * Finds the place that the typed text means. Only queries the geocoder for addresses, and for texts without
 * other results: the geocoder is slow, and most texts are not addresses.
 */
async function matchPlace(
  words: string,
  { geocoder, situation, naturalAreas }: Pick<Services, "geocoder" | "situation" | "naturalAreas">,
  isLastResort = false,
): Promise<MatchedPlace> {
  const [{ fires }, areas] = await Promise.all([situation.read(), naturalAreas.read()]);
  const isLookedUp = isLastResort || isLikeAnAddress(words);
  const sources = { geocoder: isLookedUp ? geocoder : NO_GEOCODER, fires: fires.value ?? [], areas };
  return { ...(await understand(words, sources)), isLookedUp };
}

const LOOKED_UP: ReadonlySet<Choice["kind"]> = new Set(["address", "street", "postal-code"]);

/** Returns the places to offer above the results: places of exactly this name, or of a similar name. */
function choicesBefore(
  { meaning, isLookedUp }: MatchedPlace,
  { isAllThereIs, hasPlaces }: { readonly isAllThereIs: boolean; readonly hasPlaces: boolean },
): readonly Choice[] {
  if (meaning.kind === "several") return meaning.choices;
  if (meaning.kind !== "near") return [];
  if (!isLookedUp) return hasPlaces ? [] : meaning.choices;
  return isAllThereIs || meaning.choices.some(({ kind }) => LOOKED_UP.has(kind)) ? meaning.choices : [];
}

const ROWS = 10;
/** Limit of results of a single shown group: instead of more results, another search text works better. */
const MOST_ROWS = 200;

/** Returns the search page's content. A text for one place or address redirects to the place's answer. */
export async function searchView(url: URL, language: Language, services: Services) {
  const { words: typed, group } = readSearchChoices(url.searchParams);
  const words = typedWords(typed);
  if (words === "") {
    const { t } = textsOf(language, searchTexts);
    const isSent = SEARCH_NAMES.some((name) => url.searchParams.has(name));
    const says = isSent
      ? emptyQuestionMessages(language).map((each) => ({ ...each, text: t("search.empty.text") }))
      : [];
    return { words, group: null, total: 0, says, choices: [], groups: [], starts: starts(language) };
  }
  const [found, first] = await Promise.all([
    searchSite(words, language, services),
    matchPlace(words, services),
  ]);
  const isNothing = found.length === 0;
  const meant = isNothing && !first.isLookedUp ? await matchPlace(words, services, true) : first;
  if (meant.meaning.kind === "point") {
    const path = pathTo("current-situation-location", language, {}, { address: words });
    throw redirect(withLastingParametersOf(path, url.search));
  }
  const choices = choicesBefore(meant, {
    isAllThereIs: isNothing,
    hasPlaces: found.some(({ group }) => group === "places"),
  }).map((choice) => ({
    ...shownChoice(choice, language),
    to: locationLink(choice, language),
  }));
  const hasMessages =
    choices.length > 0 || isNothing || ["unreadable", "outside"].includes(meant.meaning.kind);
  const others = withoutThose(
    found,
    choices.map(({ to }) => to),
  );
  const total = choices.length + others.reduce((sum, { hits }) => sum + hits.length, 0);
  return {
    words,
    group,
    total,
    says: hasMessages ? messagesOf(meant, words, language) : [],
    choices,
    groups: groupsShown(others, group),
    starts: total === 0 ? starts(language) : [],
  };
}

/** Returns the same messages as other place searches, with this page's own advice if there are no results. */
function messagesOf(meant: MatchedPlace, words: string, language: Language): FinderMessage[] {
  const { t } = textsOf(language, searchTexts);
  const says = finderMessagesOf(meant, words, language);
  const isNone = meant.meaning.kind === "none" && !meant.isGeocoderDown;
  return isNone ? says.map((each) => ({ ...each, text: t("search.none.text") })) : says;
}

/** Removes results that are already offered above the groups. */
function withoutThose(found: readonly Found[], paths: readonly string[]): Found[] {
  return found
    .map(({ group, hits }) => ({ group, hits: hits.filter(({ item }) => !paths.includes(item.to)) }))
    .filter(({ hits }) => hits.length > 0);
}

function groupsShown(found: readonly Found[], chosen: Found["group"] | null): FoundGroup[] {
  const shown = chosen === null ? found : found.filter(({ group }) => group === chosen);
  const most = chosen === null ? ROWS : MOST_ROWS;
  return shown.map(({ group, hits }) => ({
    group,
    count: hits.length,
    rows: hits.slice(0, most).map(foundRow),
  }));
}

/** Returns links to the main pages, for a search without words or results. */
const starts = (language: Language) =>
  pageEntries(language, []).map(({ to, title, summary }) => ({ to, title, summary }));

export type SearchView = Awaited<ReturnType<typeof searchView>>;
