import type { Language } from "#territory/language.ts";

/** A value as it travels in JSON. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
export type JsonObject = { readonly [key: string]: Json };

export type Version = "draft" | "published";

/** One version of a story, in both languages. */
export interface Story {
  /** Its French address without the slash of a start page: what it is known by. */
  readonly path: string;
  readonly isStartPage: boolean;
  /** Last part of its English address; null when it has none of its own. */
  readonly englishSlug: string | null;
  readonly position: number;
  readonly tags: readonly string[];
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly firstPublishedAt: string | null;
  /** The last time, be it the first. */
  readonly publishedAt: string | null;
  readonly name: Readonly<Record<Language, string>>;
  readonly content: (language: Language) => JsonObject;
}

/** What the service holds under one path. */
export interface StoryVersions {
  readonly draft: Story;
  readonly published: Story | null;
}

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** `Array.isArray` does not tell a list that may not be changed from an object. */
export const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);

/** Every object of a tree, itself first. */
export function* objectsIn(value: Json): Generator<JsonObject> {
  if (isObject(value)) yield value;
  if (typeof value !== "object" || value === null) return;
  for (const inner of Object.values(value)) yield* objectsIn(inner);
}

/** The same tree with each object changed, from the outermost in. */
export function mapObjects(value: Json, change: (object: JsonObject) => JsonObject): Json {
  if (isList(value)) return value.map((each) => mapObjects(each, change));
  if (!isObject(value)) return value;
  const entries = Object.entries(change(value));
  return Object.fromEntries(entries.map(([key, each]) => [key, mapObjects(each, change)]));
}
