import { idOf, uuidOf } from "./identity.ts";
import { linkJson } from "./link-json.ts";
import { linkedStory } from "./links-in-words.ts";
import { known } from "./resolve-relations.ts";
import { type JsonObject, objectsIn, type Story } from "./story.ts";
import { type ResponseOptions, storyJson } from "./story-json.ts";

type Kind = "url" | "link" | "story" | "1";

/** Largest number of links in a response. If there are more, the client requests the stories itself. */
const MOST: Readonly<Record<Kind, number>> = { url: 100, link: 500, story: 50, "1": 50 };

/** Returns `links` (or `link_uuids`) of a response: stories that fields and texts of `stories` link to. */
export function linksOf(
  stories: readonly Story[],
  kind: Kind | undefined,
  depth: number,
  options: ResponseOptions,
): JsonObject {
  if (kind === undefined) return { links: [] };
  const uuids = new Set<string>();
  let from = stories;
  for (let level = 0; level < depth; level++) {
    const found = from.flatMap((story) => linked(story.content(options.language)));
    const fresh = [...new Set(found)].filter((uuid) => !uuids.has(uuid));
    for (const uuid of fresh) uuids.add(uuid);
    from = known(fresh, options);
  }
  const targets = known([...uuids], options);
  if (targets.length > MOST[kind]) return { links: [], link_uuids: [...uuids] };
  return { links: targets.map((story) => linkedJson(story, kind, options)) };
}

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
