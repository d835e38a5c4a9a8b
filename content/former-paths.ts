import type { Language } from "#territory/language.ts";
import type { Libraries } from "./library.ts";
import type { Story } from "./story.ts";

/** In each language, the paths that stories have left, with the uuid of the last that was there; the latest to be left last. */
export type FormerPaths = Readonly<Record<Language, ReadonlyMap<string, string>>>;

export const NO_FORMER_PATHS: FormerPaths = { fr: new Map(), en: new Map() };
const MOST = 2000;

/** The former paths once a reading is followed by another: a story that is gone may come back elsewhere. */
export function withLeftPaths(known: FormerPaths, before: Libraries, after: Libraries): FormerPaths {
  const inLanguage = (language: Language) => {
    const now = new Map(after[language].stories.map(({ uuid, path }) => [uuid, path]));
    const left = before[language].stories.filter(({ uuid, path }) => now.get(uuid) !== path);
    return new Map([...known[language], ...left.map(({ path, uuid }) => [path, uuid] as const)].slice(-MOST));
  };
  return { fr: inLanguage("fr"), en: inLanguage("en") };
}

/** The story that has left a path, where it is now; null when none has, or it is gone. */
export function storyFrom(
  path: string,
  former: ReadonlyMap<string, string>,
  stories: readonly Story[],
): Story | null {
  const uuid = former.get(path);
  const story = uuid === undefined ? undefined : stories.find((each) => each.uuid === uuid);
  return story === undefined || story.path === path ? null : story;
}

/** As a file of JSON has them, and back. */
export const toKept = ({ fr, en }: FormerPaths) => ({ fr: [...fr], en: [...en] });
export const fromKept = ({ fr, en }: ReturnType<typeof toKept>): FormerPaths => ({
  fr: new Map(fr),
  en: new Map(en),
});
