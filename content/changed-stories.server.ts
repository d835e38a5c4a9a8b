import { isDeepStrictEqual } from "node:util";
import { LANGUAGES } from "#territory/language.ts";
import type { Libraries, Library } from "./library.ts";
import type { Story, StoryPaths } from "./story.ts";

const byUuid = ({ byPath }: Library): ReadonlyMap<string, Story> =>
  new Map([...byPath.values()].map((story) => [story.uuid, story]));

/** Returns the old and new paths of each story that was added, changed, moved or deleted since `before`. */
export function changedStories(before: Libraries, after: Libraries): StoryPaths[] {
  return LANGUAGES.flatMap((language) => {
    const [old, now] = [byUuid(before[language]), byUuid(after[language])];
    return [...new Set([...old.keys(), ...now.keys()])].flatMap((uuid) => {
      const [was, is] = [old.get(uuid), now.get(uuid)];
      if (isDeepStrictEqual(was, is)) return [];
      return [was, is].flatMap((story) => (story ? [story.paths] : []));
    });
  });
}
