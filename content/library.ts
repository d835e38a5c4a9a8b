import type { Language } from "#territory/language.ts";
import type { ImageNode } from "./rich-text.ts";
import type { Story, StorySummary } from "./story.ts";

/** Returns the paths of the pictures in a story, including its blocks. */
export function imagesIn({ body }: Pick<Story, "body">): readonly string[] {
  const found: string[] = [];
  const look = (part: unknown): void => {
    if (typeof part !== "object" || part === null) return;
    if (isImage(part) && part.stored) found.push(part.stored.path);
    for (const inner of Object.values(part)) look(inner);
  };
  look(body);
  return found;
}

const isImage = (part: object): part is ImageNode =>
  "type" in part && part.type === "image" && "stored" in part;

/** Folders that list their newest stories first. Other folders have the editors' order. */
const NEWEST_FIRST: ReadonlySet<string> = new Set(["communiques", "blogue", "carrieres"]);

/** The stories of one language, indexed. */
export interface Library {
  readonly stories: readonly Story[];
  readonly byPath: ReadonlyMap<string, Story>;
  /** Stories directly in each folder, in display order, by the folder's French path. */
  readonly byFolder: ReadonlyMap<string, readonly StorySummary[]>;
  /** Paths of the pictures in the stories. */
  readonly images: ReadonlySet<string>;
}

export type Libraries = Readonly<Record<Language, Library>>;

const NO_STORIES: Library = { stories: [], byPath: new Map(), byFolder: new Map(), images: new Set() };
export const EMPTY: Libraries = { fr: NO_STORIES, en: NO_STORIES };

const folderOf = (story: StorySummary) => story.paths.fr.split("/").slice(0, -1).join("/");
const timeOf = ({ publishedAt }: StorySummary) => publishedAt?.getTime() ?? Number.NEGATIVE_INFINITY;
const byFrenchPath = (a: StorySummary, b: StorySummary) => (a.paths.fr < b.paths.fr ? -1 : 1);

/** Compares stories by date, newest first; stories without a date come last. */
function newestFirst(a: StorySummary, b: StorySummary): number {
  return timeOf(a) === timeOf(b) ? byFrenchPath(a, b) : timeOf(b) > timeOf(a) ? 1 : -1;
}

const inOrder = (a: StorySummary, b: StorySummary) => a.order - b.order || byFrenchPath(a, b);

function summaryOf({ body: _, ...summary }: Story): StorySummary {
  return summary;
}

export function createLibrary(stories: readonly Story[]): Library {
  const byFolder = Map.groupBy(stories.map(summaryOf), folderOf);
  for (const [folder, inside] of byFolder) inside.sort(NEWEST_FIRST.has(folder) ? newestFirst : inOrder);
  return {
    stories,
    byPath: new Map(stories.map((story) => [story.path, story])),
    byFolder,
    images: new Set(stories.flatMap(imagesIn)),
  };
}
