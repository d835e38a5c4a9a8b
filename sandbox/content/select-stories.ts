import type { Language } from "#territory/language.ts";
import type { SelectionAsked } from "./asked.ts";
import { type FilterQuery, instantOf, passes } from "./filter-query.ts";
import { idOf, uuidOf } from "./identity.ts";
import type { Story } from "./story.ts";
import type { StoryStore } from "./story-store.ts";
import { fits } from "./wildcard.ts";
import { says } from "./words-of.ts";

/** Returns the stories that match all parameters, unsorted. */
export function selectStories(
  store: StoryStore,
  stories: readonly Story[],
  language: Language,
  asked: SelectionAsked,
  filters: FilterQuery,
): Story[] {
  const start = asked.starts_with.replace(/^\[default\]\//, "").replace(/^\//, "");
  const uuids = [...asked.by_uuids, ...asked.by_uuids_ordered];
  return stories.filter((story) => {
    const slugs = slugsOf(store, story);
    const isAt = (patterns: readonly string[]) =>
      patterns.some((each) => slugs.some((slug) => fits(slug, each)));
    return (
      slugs.some((slug) => slug.startsWith(start)) &&
      (uuids.length === 0 || uuids.includes(uuidOf(story.path))) &&
      (asked.by_ids.length === 0 || asked.by_ids.includes(String(idOf(story.path)))) &&
      (asked.by_slugs.length === 0 || isAt(asked.by_slugs)) &&
      !isAt(asked.excluding_slugs) &&
      !asked.excluding_ids.includes(String(idOf(story.path))) &&
      (asked.is_startpage === undefined || asked.is_startpage === story.isStartPage) &&
      (asked.level === undefined || asked.level === story.path.split("/").length) &&
      (asked.with_tag.length === 0 || asked.with_tag.some((tag) => story.tags.includes(tag))) &&
      isInTime(story, asked) &&
      (asked.content_type === undefined || asked.content_type === story.content(language).component) &&
      passes(story.content(language), filters) &&
      (asked.search_term === "" || says(story, language, asked.search_term))
    );
  });
}

/** Returns the addresses of a story: with and without `en/`, and without a start page's slash. */
export function slugsOf(store: StoryStore, story: Story): string[] {
  const full = [store.fullSlug(story, "fr"), store.fullSlug(story, "en")];
  const plain = full.map((slug) => slug.replace(/^en\//, ""));
  return [...full, ...plain, ...[...full, ...plain].map((slug) => slug.replace(/\/$/, ""))];
}

function isInTime({ firstPublishedAt, publishedAt, updatedAt }: Story, asked: SelectionAsked): boolean {
  const isBetween = (at: string | null, after: string | undefined, before: string | undefined) =>
    (after === undefined || (at !== null && Date.parse(at) > instantOf(after))) &&
    (before === undefined || (at !== null && Date.parse(at) < instantOf(before)));
  return (
    isBetween(publishedAt, asked.published_at_gt, asked.published_at_lt) &&
    isBetween(firstPublishedAt, asked.first_published_at_gt, asked.first_published_at_lt) &&
    isBetween(updatedAt, asked.updated_at_gt, asked.updated_at_lt)
  );
}
