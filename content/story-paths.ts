import type { Language } from "#territory/language.ts";
import type { Libraries } from "./library.ts";
import type { Story } from "./story.ts";

/** Uuid of the latest story at each path, in each language. */
export type StoryPaths = Readonly<Record<Language, ReadonlyMap<string, string>>>;

/** Store of the story paths that the sites of an installation share. */
export interface StoryPathStore {
  /** Reads all paths; if there are too many, only the newest. */
  load(): Promise<StoryPaths>;
  /** Adds paths. A path that is stored for another story is assigned to the new story. */
  save(paths: StoryPaths): Promise<void>;
}

export const NO_PATHS: StoryPaths = { fr: new Map(), en: new Map() };

const currentPaths = (libraries: Libraries): StoryPaths =>
  inLanguages((language) => new Map(libraries[language].stories.map(({ path, uuid }) => [path, uuid])));

/** Merges known paths, from the oldest source to the newest, with the current paths of stories. */
export function mergePaths(known: readonly StoryPaths[], libraries: Libraries): StoryPaths {
  const all = [...known, currentPaths(libraries)];
  return inLanguages((language) => new Map(all.flatMap((paths) => [...paths[language]])));
}

/** Returns the paths that `known` lacks, or has for another story. */
export const newPaths = (paths: StoryPaths, known: StoryPaths): StoryPaths =>
  inLanguages(
    (language) => new Map([...paths[language]].filter(([path, uuid]) => known[language].get(path) !== uuid)),
  );

/** Returns the story that was at a path before it moved; null if no story was there, or it was deleted. */
export function storyFrom(
  path: string,
  paths: ReadonlyMap<string, string>,
  stories: readonly Story[],
): Story | null {
  const uuid = paths.get(path);
  const story = uuid === undefined ? undefined : stories.find((each) => each.uuid === uuid);
  return story === undefined || story.path === path ? null : story;
}

function inLanguages(pathsIn: (language: Language) => ReadonlyMap<string, string>): StoryPaths {
  return { fr: pathsIn("fr"), en: pathsIn("en") };
}
