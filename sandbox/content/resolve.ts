import { idOf, uuidOf } from "./identity.ts";
import { linkJson } from "./link-json.ts";
import { linkedStory } from "./links-in-words.ts";
import { type Json, type JsonObject, objectsIn, type Story } from "./story.ts";
import { type ResponseOptions, storyJson } from "./story-json.ts";

/** Limit of related stories in a response. If there are more, the client requests them, fifty at a time. */
const MOST_RELATED = 50;

/** Returns `rels` (or `rel_uuids`) of a response: stories in fields such as `communique.related`. */
export function relationsOf(
  stories: readonly Story[],
  fields: readonly string[],
  depth: number,
  options: ResponseOptions,
): JsonObject {
  const uuids = reachedFrom(stories, depth, options, (content) => [...namedIn(content, fields)]);
  const related = known(uuids, options);
  if (related.length > MOST_RELATED) return { rels: [], rel_uuids: uuids };
  return { rels: related.map((story) => storyJson(story, options)) };
}

function* namedIn(content: JsonObject, fields: readonly string[]): Generator<string> {
  for (const block of objectsIn(content)) {
    for (const field of fields) {
      const [component, key = ""] = field.split(".");
      if (block.component !== component) continue;
      const named: readonly Json[] = [block[key] ?? []].flat();
      yield* named.filter((uuid): uuid is string => typeof uuid === "string");
    }
  }
}

type Kind = "url" | "link" | "story" | "1";

/** Largest number of links in a response. If there are more, the client requests the stories itself. */
const MOST_LINKS: Readonly<Record<Kind, number>> = { url: 100, link: 500, story: 50, "1": 50 };

/** Returns `links` (or `link_uuids`) of a response: stories that fields and texts of `stories` link to. */
export function linksOf(
  stories: readonly Story[],
  kind: Kind | undefined,
  depth: number,
  options: ResponseOptions,
): JsonObject {
  if (kind === undefined) return { links: [] };
  const uuids = reachedFrom(stories, depth, options, linked);
  const targets = known(uuids, options);
  if (targets.length > MOST_LINKS[kind]) return { links: [], link_uuids: uuids };
  return { links: targets.map((story) => linkedJson(story, kind, options)) };
}

/** Returns the UUIDs that `next` finds in `stories`, then in the found stories, up to a depth. */
function reachedFrom(
  stories: readonly Story[],
  depth: number,
  options: ResponseOptions,
  next: (content: JsonObject) => string[],
): string[] {
  const uuids = new Set<string>();
  let from = stories;
  for (let level = 0; level < depth; level++) {
    const found = from.flatMap((story) => next(story.content(options.language)));
    const fresh = [...new Set(found)].filter((uuid) => !uuids.has(uuid));
    for (const uuid of fresh) uuids.add(uuid);
    from = known(fresh, options);
  }
  return [...uuids];
}

/** Returns the stories with these UUIDs that exist in the requested version. */
const known = (uuids: readonly string[], { store, version }: ResponseOptions): Story[] =>
  uuids.flatMap((uuid) => store.byUuid(version, uuid) ?? []);

const linked = (content: JsonObject): string[] =>
  [...objectsIn(content)].flatMap((object) => linkedStory(object) ?? []);

function linkedJson(story: Story, kind: Kind, options: ResponseOptions): JsonObject {
  const { store, language } = options;
  const address = store.fullSlug(story, language);
  switch (kind) {
    case "url":
      return {
        id: idOf(story.path),
        uuid: uuidOf(story.path),
        name: story.name[language],
        slug: address.replace(/\/$/, "").replace(/^.*\//, ""),
        path: null,
        url: address,
        full_slug: address,
      };
    case "link":
      return { ...linkJson(story, options), full_slug: address };
    default:
      return storyJson(story, options);
  }
}
