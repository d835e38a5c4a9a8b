import type { Language } from "#territory/language.ts";

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
export type JsonObject = { readonly [key: string]: Json };

export type Version = "draft" | "published";

/** One version of a story, in both languages. */
export interface Story {
  /** Key of the story: its French address, without the final slash of a start page. */
  readonly path: string;
  readonly isStartPage: boolean;
  /** Last part of the English address; null if it is the same as in French. */
  readonly englishSlug: string | null;
  readonly position: number;
  readonly tags: readonly string[];
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly firstPublishedAt: string | null;
  /** Time of the last publication, which can be the first. */
  readonly publishedAt: string | null;
  readonly name: Readonly<Record<Language, string>>;
  readonly content: (language: Language) => JsonObject;
}

/** Versions of the story at one path. */
export interface StoryVersions {
  readonly draft: Story;
  readonly published: Story | null;
}

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Returns true for a list. The type of `Array.isArray` cannot tell a readonly array from an object. */
export const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);

/** Yields every object of a tree, starting with the tree itself. */
export function* objectsIn(value: Json): Generator<JsonObject> {
  if (isObject(value)) yield value;
  if (typeof value !== "object" || value === null) return;
  for (const inner of Object.values(value)) yield* objectsIn(inner);
}

/** Returns a copy of a tree in which `change` was applied to each object, outermost first. */
export function mapObjects(value: Json, change: (object: JsonObject) => JsonObject): Json {
  if (isList(value)) return value.map((each) => mapObjects(each, change));
  if (!isObject(value)) return value;
  const entries = Object.entries(change(value));
  return Object.fromEntries(entries.map(([key, each]) => [key, mapObjects(each, change)]));
}
