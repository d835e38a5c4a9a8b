import type { Language } from "#territory/language.ts";
import { type FilterQuery, instantOf, passes } from "./filter-query.ts";
import { idOf, uuidOf } from "./identity.ts";
import type { SelectionParameters } from "./request-parameters.ts";
import { type JsonObject, objectsIn, type Story } from "./story.ts";
import type { StoryStore } from "./story-store.ts";
import { fits } from "./wildcard.ts";

/** Returns a text in lower case, without accents. */
const folded = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Keys of content whose values are not text for readers. */
const UNREAD = new Set([
  "_uid",
  "component",
  "type",
  "href",
  "uuid",
  "linktype",
  "fieldtype",
  "id",
  "cached_url",
]);

function* textIn(object: JsonObject): Generator<string> {
  for (const [key, value] of Object.entries(object)) {
    if (typeof value === "string" && !UNREAD.has(key)) yield value;
  }
}

/** Returns true if every word of a search is in a story's name or content. */
function containsTerm(story: Story, language: Language, term: string): boolean {
  const inContent = [...objectsIn(story.content(language))].flatMap((object) => [...textIn(object)]);
  const text = folded([story.name[language], ...inContent].join(" "));
  return folded(term)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** Returns the stories that match all parameters, unsorted. */
export function selectStories(
  store: StoryStore,
  stories: readonly Story[],
  language: Language,
  requested: SelectionParameters,
  filters: FilterQuery,
): Story[] {
  const start = requested.starts_with.replace(/^\[default\]\//, "").replace(/^\//, "");
  const uuids = [...requested.by_uuids, ...requested.by_uuids_ordered];
  return stories.filter((story) => {
    const slugs = slugsOf(store, story);
    const isAt = (patterns: readonly string[]) =>
      patterns.some((each) => slugs.some((slug) => fits(slug, each)));
    return (
      slugs.some((slug) => slug.startsWith(start)) &&
      (uuids.length === 0 || uuids.includes(uuidOf(story.path))) &&
      (requested.by_ids.length === 0 || requested.by_ids.includes(String(idOf(story.path)))) &&
      (requested.by_slugs.length === 0 || isAt(requested.by_slugs)) &&
      !isAt(requested.excluding_slugs) &&
      !requested.excluding_ids.includes(String(idOf(story.path))) &&
      (requested.is_startpage === undefined || requested.is_startpage === story.isStartPage) &&
      (requested.level === undefined || requested.level === story.path.split("/").length) &&
      (requested.with_tag.length === 0 || requested.with_tag.some((tag) => story.tags.includes(tag))) &&
      isInTime(story, requested) &&
      (requested.content_type === undefined ||
        requested.content_type === story.content(language).component) &&
      passes(story.content(language), filters) &&
      (requested.search_term === "" || containsTerm(story, language, requested.search_term))
    );
  });
}

/** Returns all addresses of a story: with and without `en/`, with and without a start page's slash. */
export function slugsOf(store: StoryStore, story: Story): string[] {
  const full = [store.fullSlug(story, "fr"), store.fullSlug(story, "en")];
  const plain = full.map((slug) => slug.replace(/^en\//, ""));
  return [...full, ...plain, ...[...full, ...plain].map((slug) => slug.replace(/\/$/, ""))];
}

function isInTime(
  { firstPublishedAt, publishedAt, updatedAt }: Story,
  requested: SelectionParameters,
): boolean {
  const isBetween = (at: string | null, after: string | undefined, before: string | undefined) =>
    (after === undefined || (at !== null && Date.parse(at) > instantOf(after))) &&
    (before === undefined || (at !== null && Date.parse(at) < instantOf(before)));
  return (
    isBetween(publishedAt, requested.published_at_gt, requested.published_at_lt) &&
    isBetween(firstPublishedAt, requested.first_published_at_gt, requested.first_published_at_lt) &&
    isBetween(updatedAt, requested.updated_at_gt, requested.updated_at_lt)
  );
}
