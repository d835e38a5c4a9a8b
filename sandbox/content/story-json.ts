import type { Language } from "#territory/language.ts";
import { folderKey, idOf, uuidOf } from "./identity.ts";
import { linkedStory } from "./links-in-words.ts";
import { SPACE } from "./space.ts";
import { type JsonObject, mapObjects, type Story, type Version } from "./story.ts";
import type { StoryStore } from "./story-store.ts";

/** In which version and language an answer speaks, and what it leaves out. */
export interface Telling {
  readonly store: StoryStore;
  readonly version: Version;
  readonly language: Language;
  /** Fields of the content. */
  readonly excludedFields: readonly string[];
  /** Fields of the story itself. */
  readonly excludedStoryFields: readonly string[];
}

/** The folder a story stands in: a start page stands in its own. */
export function folderOf({ path, isStartPage }: Story): string {
  return isStartPage ? path : path.slice(0, Math.max(0, path.lastIndexOf("/")));
}

export const parentId = (folder: string): number | null => (folder === "" ? null : idOf(folderKey(folder)));

/** A story as the service answers it. */
export function storyJson(story: Story, telling: Telling): JsonObject {
  const json = { ...storyHead(story, telling), content: contentJson(story, telling) };
  return without(json, telling.excludedStoryFields);
}

/** All of a story's answer but its content. */
export function storyHead(story: Story, { store, language }: Telling): JsonObject {
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

function contentJson(story: Story, { store, version, language, excludedFields }: Telling): JsonObject {
  const told = mapObjects(without(story.content(language), excludedFields), (object) => {
    const uuid = linkedStory(object);
    const linked = uuid === null ? undefined : store.byUuid(version, uuid);
    if (linked !== undefined) {
      const address = store.fullSlug(linked, language);
      return "fieldtype" in object ? { ...object, cached_url: address } : { ...object, href: `/${address}` };
    }
    return version === "draft" ? editable(object, story) : object;
  });
  return told as JsonObject; // An object maps to an object.
}

/** The visual editor finds a block in the page by the comment that a draft carries. */
function editable(object: JsonObject, story: Story): JsonObject {
  const { _uid: uid, component: name } = object;
  if (typeof uid !== "string" || typeof name !== "string") return object;
  const mark = JSON.stringify({ name, space: String(SPACE.id), uid, id: String(idOf(story.path)) });
  return { ...object, _editable: `<!--#storyblok#${mark}-->` };
}

/** What is left out is not even read. */
function without(object: JsonObject, fields: readonly string[]): JsonObject {
  if (fields.length === 0) return object;
  const keys = Object.keys(object).filter((key) => !fields.includes(key));
  return Object.fromEntries(keys.map((key) => [key, object[key] ?? null]));
}
