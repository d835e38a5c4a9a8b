import { folderKey, idOf, uuidOf } from "./identity.ts";
import type { JsonObject, Story } from "./story.ts";
import { folderOf, parentId, type ResponseOptions } from "./story-json.ts";

/** Returns a story as an entry of the list of links (`cdn/links`). */
export function linkJson(story: Story, { store, language }: ResponseOptions): JsonObject {
  const slug = store.fullSlug(story, language);
  const english = store.fullSlug(story, "en").replace(/^en\//, "");
  const published = store.isPublished(story.path);
  return {
    id: idOf(story.path),
    uuid: uuidOf(story.path),
    slug,
    path: null,
    real_path: `/${slug}`,
    parent_id: parentId(folderOf(story)),
    name: story.name[language],
    is_folder: false,
    published,
    is_startpage: story.isStartPage,
    position: story.position,
    alternates: [{ lang: "en", name: story.name.en, path: english, published, translated_slug: english }],
  };
}

/** Returns a folder as an entry of the list of links, even if no story of the folder is published. */
export function folderJson(path: string, { store, language }: ResponseOptions): JsonObject {
  const english = store.pathIn("en", path);
  const slug = language === "fr" ? path : `en/${english}`;
  const name = slug.slice(slug.lastIndexOf("/") + 1);
  const parent = path.slice(0, Math.max(0, path.lastIndexOf("/")));
  return {
    id: idOf(folderKey(path)),
    uuid: uuidOf(folderKey(path)),
    slug,
    path: null,
    real_path: `/${slug}`,
    parent_id: parentId(parent),
    name,
    is_folder: true,
    published: false,
    is_startpage: false,
    position: 0,
    alternates: [{ lang: "en", name, path: english, published: false, translated_slug: english }],
  };
}
