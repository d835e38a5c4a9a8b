import { type Json, type JsonObject, objectsIn, type Story } from "./story.ts";
import { type ResponseOptions, storyJson } from "./story-json.ts";

/** Most related stories in a response. If there are more, the client requests them, fifty at a time. */
const MOST = 50;

/** Returns `rels` (or `rel_uuids`) of a response: stories that fields such as `communique.related` name. */
export function relationsOf(
  stories: readonly Story[],
  fields: readonly string[],
  depth: number,
  options: ResponseOptions,
): JsonObject {
  const uuids = new Set<string>();
  let from = stories;
  for (let level = 0; level < depth && fields.length > 0; level++) {
    const found = from.flatMap((story) => [...namedIn(story.content(options.language), fields)]);
    const fresh = [...new Set(found)].filter((uuid) => !uuids.has(uuid));
    for (const uuid of fresh) uuids.add(uuid);
    from = known(fresh, options);
  }
  const related = known([...uuids], options);
  if (related.length > MOST) return { rels: [], rel_uuids: [...uuids] };
  return { rels: related.map((story) => storyJson(story, options)) };
}

/** Returns the stories with these UUIDs that exist in the requested version. */
export const known = (uuids: readonly string[], { store, version }: ResponseOptions): Story[] =>
  uuids.flatMap((uuid) => store.byUuid(version, uuid) ?? []);

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
