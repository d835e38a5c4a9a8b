import type { Language } from "#territory/language.ts";
import { folderKey, idOf, uuidOf } from "./identity.ts";
import { linkedStory } from "./links-in-words.ts";
import { SPACE } from "./space.ts";
import { type JsonObject, mapObjects, type Story, type Version } from "./story.ts";
import type { StoryStore } from "./story-store.ts";

/** Version and language of a response, and the fields that it omits. */
export interface ResponseOptions {
  readonly store: StoryStore;
  readonly version: Version;
  readonly language: Language;
  /** Content fields to omit. */
  readonly excludedFields: readonly string[];
  /** Story fields to omit. */
  readonly excludedStoryFields: readonly string[];
}

/** Returns the folder of a story. A start page is in its own folder. */
export function folderOf({ path, isStartPage }: Story): string {
  return isStartPage ? path : path.slice(0, Math.max(0, path.lastIndexOf("/")));
}

export const parentId = (folder: string): number | null => (folder === "" ? null : idOf(folderKey(folder)));

export function storyJson(story: Story, options: ResponseOptions): JsonObject {
  const json = { ...storyHead(story, options), content: contentJson(story, options) };
  return without(json, options.excludedStoryFields);
}

/** Returns every field of a story in a response, except `content`. */
export function storyHead(story: Story, { store, language }: ResponseOptions): JsonObject {
  const { path, firstPublishedAt, publishedAt } = story;
  const full = store.fullSlug(story, language);
  const english = { path: store.fullSlug(story, "en").replace(/^en\//, ""), name: story.name.en, lang: "en" };
  return {
    name: story.name[language],
    created_at: story.createdAt,
    published_at: publishedAt,
    updated_at: story.updatedAt,
    id: idOf(path),
    uuid: uuidOf(path),
    slug: full.replace(/\/$/, "").replace(/^.*\//, ""),
    full_slug: full,
    sort_by_date: null,
    position: story.position,
    tag_list: story.tags,
    is_startpage: story.isStartPage,
    parent_id: parentId(folderOf(story)),
    meta_data: null,
    group_id: uuidOf(`${path}/group`),
    first_published_at: firstPublishedAt,
    release_id: null,
    lang: language === "fr" ? "default" : language,
    path: null,
    alternates: [],
    default_full_slug: store.fullSlug(story, "fr"),
    translated_slugs: [{ ...english, published: store.isPublished(path) }],
  };
}

function contentJson(
  story: Story,
  { store, version, language, excludedFields }: ResponseOptions,
): JsonObject {
  const resolved = mapObjects(without(story.content(language), excludedFields), (object) => {
    const uuid = linkedStory(object);
    const linked = uuid === null ? undefined : store.byUuid(version, uuid);
    if (linked !== undefined) {
      const address = store.fullSlug(linked, language);
      return "fieldtype" in object ? { ...object, cached_url: address } : { ...object, href: `/${address}` };
    }
    return version === "draft" ? editable(object, story) : object;
  });
  return resolved as JsonObject; // `mapObjects` returns an object for an object.
}

/** Adds to a block of a draft the HTML comment by which the visual editor finds the block in the page. */
function editable(object: JsonObject, story: Story): JsonObject {
  const { _uid: uid, component: name } = object;
  if (typeof uid !== "string" || typeof name !== "string") return object;
  const mark = JSON.stringify({ name, space: String(SPACE.id), uid, id: String(idOf(story.path)) });
  return { ...object, _editable: `<!--#storyblok#${mark}-->` };
}

/** Returns `object` without `fields`. Does not call the getter of an omitted field. */
function without(object: JsonObject, fields: readonly string[]): JsonObject {
  if (fields.length === 0) return object;
  const keys = Object.keys(object).filter((key) => !fields.includes(key));
  return Object.fromEntries(keys.map((key) => [key, object[key] ?? null]));
}
