import { z } from "zod";
import type { Language } from "#territory/language.ts";
import type { Version } from "./story.ts";
import type { ResponseOptions } from "./story-json.ts";
import type { StoryStore } from "./story-store.ts";

const USUAL_PER_PAGE = 25;

const list = z
  .string()
  .transform((text) => text.split(",").map((each) => each.trim()))
  .default([]);
/** Parses a whole number from 1 to `most`; a larger number becomes `most`, anything else `usual`. */
const whole = (usual: number, most = Number.MAX_SAFE_INTEGER) =>
  z.coerce
    .number()
    .int()
    .min(1)
    .transform((number) => Math.min(number, most))
    .catch(usual);
const flag = z
  .string()
  .transform((text) => text === "1" || text === "true")
  .optional();

/** Returns the parameters that are not empty, because the service ignores empty parameters. */
export const filled = (query: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ""));

/** Returns the parameters for a page of a list. `most` is the endpoint's largest page size. */
export const pageParameters = (most: number) =>
  z.object({ page: whole(1), per_page: whole(USUAL_PER_PAGE, most) });

/** Parameters of every request for stories. */
export const responseParameters = z.object({
  version: z.enum(["draft", "published"]).catch("published"),
  language: z.string().optional(),
  excluding_fields: list,
  excluding_story_fields: list,
  resolve_relations: list,
  resolve_level: whole(1, 2),
  resolve_links: z.enum(["url", "story", "link", "1"]).optional().catch(undefined),
  resolve_links_level: whole(1, 2),
});
export type ResponseParameters = z.output<typeof responseParameters>;

/** Parameters that select stories, in addition to filter queries. */
export const selectionParameters = z.object({
  starts_with: z.string().default(""),
  by_ids: list,
  by_uuids: list,
  by_uuids_ordered: list,
  by_slugs: list,
  excluding_slugs: list,
  excluding_ids: list,
  is_startpage: flag,
  content_type: z.string().optional(),
  search_term: z.string().default(""),
  sort_by: z.string().optional(),
  with_tag: list,
  level: z.coerce.number().int().optional().catch(undefined),
  first_published_at_gt: z.string().optional(),
  first_published_at_lt: z.string().optional(),
  published_at_gt: z.string().optional(),
  published_at_lt: z.string().optional(),
  updated_at_gt: z.string().optional(),
  updated_at_lt: z.string().optional(),
});
export type SelectionParameters = z.output<typeof selectionParameters>;

/** Returns the language that is requested by name, or else by an address that begins with `en/`. */
export function requestedLanguage(named: string | undefined, address: string): Language {
  if (named === undefined) return /^\/?en(\/|$)/.test(address) ? "en" : "fr";
  return named === "en" ? "en" : "fr";
}

/** Returns the version, language and excluded fields of a response. */
export function responseOptionsOf(
  store: StoryStore,
  requested: ResponseParameters,
  address: string,
): ResponseOptions {
  const version: Version = requested.version;
  return {
    store,
    version,
    language: requestedLanguage(requested.language, address),
    excludedFields: requested.excluding_fields,
    excludedStoryFields: requested.excluding_story_fields,
  };
}
