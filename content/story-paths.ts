import type { Language } from "#territory/language.ts";
import type { Libraries } from "./library.ts";
import type { Story } from "./story.ts";

/** In each language, the uuid of the story that was last at each path. */
export type StoryPaths = Readonly<Record<Language, ReadonlyMap<string, string>>>;

/** The paths that all sites of an installation saw. */
export interface StoryPathStore {
  /** Reads all paths, or many of the newest. */
  load(): Promise<StoryPaths>;
  /** Adds paths, or gives them to another story. */
  save(paths: StoryPaths): Promise<void>;
}

export const NO_PATHS: StoryPaths = { fr: new Map(), en: new Map() };

/** The paths where stories are now. */
const currentPaths = (libraries: Libraries): StoryPaths =>
  inLanguages((language) => new Map(libraries[language].stories.map(({ path, uuid }) => [path, uuid])));

/** Merges what was known, from the oldest source to the newest, with the paths where stories are now. */
export function mergePaths(known: readonly StoryPaths[], libraries: Libraries): StoryPaths {
  const all = [...known, currentPaths(libraries)];
  return inLanguages((language) => new Map(all.flatMap((paths) => [...paths[language]])));
}

/** The paths that others do not know, or know of another story. */
export const newPaths = (paths: StoryPaths, known: StoryPaths): StoryPaths =>
  inLanguages(
    (language) => new Map([...paths[language]].filter(([path, uuid]) => known[language].get(path) !== uuid)),
  );

/** Finds the story that left a path; null if no story did, or if it is gone. */
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
