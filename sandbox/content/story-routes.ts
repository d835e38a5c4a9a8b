import type { Context, Hono } from "hono";
import { filterQueryOf, valueAt } from "./filter-query.ts";
import { uuidOf } from "./identity.ts";
import {
  filled,
  pageParameters,
  type ResponseParameters,
  requestedLanguage,
  responseOptionsOf,
  responseParameters,
  selectionParameters,
} from "./request-parameters.ts";
import { linksOf, relationsOf } from "./resolve.ts";
import { selectStories } from "./select-stories.ts";
import type { Json, Story } from "./story.ts";
import { type ResponseOptions, storyHead, storyJson } from "./story-json.ts";
import type { StoryStore } from "./story-store.ts";

/** Story fields sorted as numbers. Content fields are sorted as text unless `:int` or `:float` follows. */
const NUMBERS = new Set(["id", "position", "parent_id"]);

/** Sorts stories by `field:asc` or `content.field:desc:int`, by default by position, which editors set. */
function sortStories(stories: readonly Story[], options: ResponseOptions, sortBy = "position:asc"): Story[] {
  const [field = "", direction, type] = sortBy.split(":");
  const isNumeric = type === "int" || type === "float" || NUMBERS.has(field);
  const sign = direction === "desc" ? -1 : 1;
  const sortable = stories.map((story) => {
    const value = valueAt({ ...storyHead(story, options), content: story.content(options.language) }, field);
    return { story, key: keyOf(value, isNumeric) };
  });
  sortable.sort((a, b) => {
    // Stories without the field come last in both directions.
    if (a.key === null || b.key === null) return Number(a.key === null) - Number(b.key === null);
    return compare(a.key, b.key) * sign || newestFirst(a.story, b.story);
  });
  return sortable.map(({ story }) => story);
}

const compare = <T extends string | number>(a: T, b: T) => (a < b ? -1 : Number(a > b));

function keyOf(value: Json | undefined, isNumeric: boolean): string | number | null {
  if (value === null || value === undefined || typeof value === "object") return null;
  if (!isNumeric) return String(value);
  const number = Number(value);
  return Number.isNaN(number) ? null : number;
}

const newestFirst = (a: Story, b: Story) =>
  compare(b.firstPublishedAt ?? "", a.firstPublishedAt ?? "") || compare(a.path, b.path);

const MOST = 100;
const onPage = pageParameters(MOST);

/** Adds the routes `cdn/stories` and `cdn/stories/{slug, id or uuid}`. */
export function storyRoutes(app: Hono, root: string, storeOf: () => StoryStore): void {
  app.get(`${root}/stories`, async (context) => listAnswer(context, storeOf()));
  app.get(`${root}/stories/:key{.+}`, async (context) => oneAnswer(context, storeOf()));
}

function listAnswer(context: Context, store: StoryStore): Response {
  const query = filled(context.req.query());
  const requested = responseParameters.parse(query);
  const selection = selectionParameters.parse(query);
  const options = responseOptionsOf(store, requested, selection.starts_with);
  const { page, per_page } = onPage.parse(query);
  const filters = filterQueryOf(new URL(context.req.url).searchParams);
  const selected = selectStories(store, store.list(options.version), options.language, selection, filters);
  const order = selection.by_uuids_ordered;
  const sorted =
    order.length > 0
      ? selected.toSorted((a, b) => order.indexOf(uuidOf(a.path)) - order.indexOf(uuidOf(b.path)))
      : sortStories(selected, options, selection.sort_by);
  const shown = sorted.slice((page - 1) * per_page, page * per_page);
  context.header("total", String(selected.length));
  context.header("per-page", String(per_page));
  return context.json({
    stories: shown.map((story) => storyJson(story, options)),
    cv: store.changedAt,
    ...resolved(shown, requested, options),
  });
}

function oneAnswer(context: Context, store: StoryStore): Response {
  const query = context.req.query();
  const requested = responseParameters.parse(query);
  const key = context.req.param("key") ?? "";
  const options = {
    ...responseOptionsOf(store, requested, ""),
    language: requestedLanguage(requested.language, key),
  };
  const story = find(store, options, key, query.find_by === "uuid");
  if (story === undefined) return context.json(["This record could not be found"], 404);
  return context.json({
    story: storyJson(story, options),
    cv: store.changedAt,
    ...resolved([story], requested, options),
  });
}

function find(
  store: StoryStore,
  { version }: ResponseOptions,
  key: string,
  isUuid: boolean,
): Story | undefined {
  if (isUuid) return store.byUuid(version, key);
  return /^\d+$/.test(key) ? store.byId(version, Number(key)) : store.bySlug(version, key);
}

const resolved = (stories: readonly Story[], requested: ResponseParameters, options: ResponseOptions) => ({
  ...relationsOf(stories, requested.resolve_relations, requested.resolve_level, options),
  ...linksOf(stories, requested.resolve_links, requested.resolve_links_level, options),
});
