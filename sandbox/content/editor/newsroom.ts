import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import { FORGETFUL, type StateStorage } from "../../state-folder.ts";
import { idOf } from "../identity.ts";
import type { StoryVersions } from "../story.ts";
import { reasonOf, type StoryFolder } from "../story-folder.ts";
import { placeOf, storyOfFile, versionOf } from "../story-of-file.ts";
import { parentOf, StoryStore } from "../story-store.ts";
import { NewsroomError } from "./newsroom-error.ts";
import { fileOf, type Sheet, sheet, sheetOf } from "./sheet.ts";

export const DEEDS = ["created", "saved", "published", "unpublished", "restored"] as const;
export type StoryEdit = (typeof DEEDS)[number];

/** Step in a story's history, with the draft after that step. */
const change = z.object({ at: z.iso.datetime(), who: z.string(), deed: z.enum(DEEDS), sheet });

const editedStory = z.object({
  isStartPage: z.boolean(),
  draft: sheet,
  published: sheet.nullable(),
  /** Oldest first. */
  history: z.array(change),
});
export type EditedStory = z.output<typeof editedStory>;

const editedStories = z.object({
  /** Milliseconds since 1970. */
  changedAt: z.number(),
  /** Stories by path; null for a deleted story. */
  stories: z.record(z.string(), editedStory.nullable()),
});
/** All edits by editors. An edit adds a story, or replaces or deletes a story of the space's files. */
export type EditedStories = z.output<typeof editedStories>;

const MOST_CHANGES = 40;
const WHO = "editor";
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export interface Publication {
  readonly action: "published" | "unpublished" | "deleted";
  readonly path: string;
}

export interface NewsroomOptions {
  readonly storage: StateStorage;
  readonly announce: (publication: Publication) => void;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

/** Options of a newsroom that stores nothing and notifies no site. */
export const SILENT: NewsroomOptions = { storage: FORGETFUL, announce: () => undefined };

/** The space's stories with all edits: drafts, publications, history. */
export class Newsroom {
  readonly #base: ReadonlyMap<string, StoryVersions>;
  readonly #baseStories: ReadonlyMap<string, () => EditedStory>;
  readonly #baseChangedAt: number;
  readonly #options: NewsroomOptions;
  readonly #edited = new Map<string, StoryVersions | null>();
  #edits: EditedStories;
  #store: StoryStore;

  constructor(base: StoryFolder, options: NewsroomOptions) {
    this.#options = options;
    this.#base = new Map(base.files.map(({ file, read }) => [placeOf(file).path, storyOfFile(file, read)]));
    this.#baseStories = new Map(
      base.files.map(({ file, read }) => {
        const { path, isStartPage } = placeOf(file);
        const original = (): EditedStory => {
          const draft = sheetOf(read);
          return { isStartPage, draft, published: read.facts.draft ? null : draft, history: [] };
        };
        return [path, original];
      }),
    );
    this.#baseChangedAt = base.changedAt;
    // Unreadable edits count as none.
    this.#edits = editedStories.safeParse(options.storage.read()).data ?? { changedAt: 0, stories: {} };
    for (const [path, story] of Object.entries(this.#edits.stories))
      this.#edited.set(path, understood(path, story));
    this.#store = this.#opened();
  }

  get store(): StoryStore {
    return this.#store;
  }

  /** Returns all stories, with `sheet` as draft of the story at `path`. @throws {NewsroomError} */
  storeWith(path: string, sheet: Sheet): StoryStore {
    const { isStartPage } = this.story(path);
    const draft = versionOf(path, isStartPage, fileOf(sheet));
    return this.#opened(new Map([[path, { draft, published: null }]]));
  }

  paths(): string[] {
    return this.#store.list("draft").map(({ path }) => path);
  }

  /** @throws {NewsroomError} 404 */
  pathOf(id: number): string {
    const path = this.paths().find((each) => idOf(each) === id);
    if (path === undefined) throw new NewsroomError(404, "This story does not exist.");
    return path;
  }

  story(path: string): EditedStory {
    const story = path in this.#edits.stories ? this.#edits.stories[path] : this.#baseStories.get(path)?.();
    if (!story) throw new NewsroomError(404, "This story does not exist.");
    return story;
  }

  /** Returns true if the draft differs from the published version. */
  hasChanges(path: string): boolean {
    const { draft, published } = this.story(path);
    return published !== null && !isDeepStrictEqual(draft, published);
  }

  create(path: string, sheet: Sheet): void {
    if (!path.split("/").every((part) => SLUG.test(part))) {
      throw new NewsroomError(422, "An address has lower case letters, digits and hyphens only.");
    }
    if (this.paths().includes(path)) throw new NewsroomError(409, "Another story has this address.");
    this.#refuseTaken(path, sheet);
    this.#change(path, { isStartPage: false, draft: sheet, published: null, history: [] }, "created");
  }

  save(path: string, sheet: Sheet, deed: "saved" | "restored" = "saved"): void {
    const story = this.story(path);
    this.#refuseTaken(path, sheet);
    this.#change(path, { ...story, draft: sheet }, deed);
  }

  /** Publishes a sheet, by default the story's draft. */
  publish(path: string, sheet: Sheet = this.story(path).draft): void {
    const story = this.story(path);
    this.#refuseTaken(path, sheet);
    const published = { ...sheet, facts: { ...sheet.facts, draft: false } };
    this.#change(path, { ...story, draft: published, published }, "published");
  }

  unpublish(path: string): void {
    this.#change(path, { ...this.story(path), published: null }, "unpublished");
  }

  remove(path: string): void {
    this.story(path);
    this.#keep(path, null);
    this.#options.announce({ action: "deleted", path });
  }

  /** @throws {NewsroomError} 409 if another story of the folder has the English address */
  #refuseTaken(path: string, { facts }: Sheet): void {
    const folder = this.#store.pathIn("en", parentOf(path));
    const address = [folder, facts.en.slug].filter(Boolean).join("/");
    const isTaken = this.paths().some((each) => each !== path && this.#store.pathIn("en", each) === address);
    if (isTaken) throw new NewsroomError(409, "Another story has this English address.");
  }

  #change(path: string, story: EditedStory, deed: StoryEdit): void {
    const at = new Date(this.#now()).toISOString();
    const history = [...story.history, { at, who: WHO, deed, sheet: story.draft }].slice(-MOST_CHANGES);
    this.#keep(path, { ...story, history });
    if (deed === "published" || deed === "unpublished") this.#options.announce({ action: deed, path });
  }

  #keep(path: string, story: EditedStory | null): void {
    const versions = understood(path, story);
    // `cv` is in whole seconds. Two changes within one second need two versions too.
    const changedAt = Math.max(this.#now(), this.#changedAt() + 1000);
    this.#edits = { changedAt, stories: { ...this.#edits.stories, [path]: story } };
    this.#edited.set(path, versions);
    this.#store = this.#opened();
    this.#options.storage.write(this.#edits);
  }

  #now = () => this.#options.now?.() ?? Date.now();
  #changedAt = () => Math.max(this.#baseChangedAt, this.#edits.changedAt);

  #opened(tried: ReadonlyMap<string, StoryVersions> = new Map()): StoryStore {
    const all = new Map<string, StoryVersions | null>([...this.#base, ...this.#edited, ...tried]);
    return new StoryStore(
      [...all.values()].filter((versions) => versions !== null),
      this.#changedAt(),
    );
  }
}

/** Returns a story's versions from its edits; null if deleted. @throws {NewsroomError} with a reason */
function understood(path: string, story: EditedStory | null): StoryVersions | null {
  if (story === null) return null;
  const { isStartPage, draft, published, history } = story;
  try {
    const version = (sheet: Sheet) => versionOf(path, isStartPage, fileOf(sheet));
    // The file only has the first publication time; the history has the last one.
    const lastAt = history.findLast(({ deed }) => deed === "published")?.at;
    const first = published && version(published);
    const shown = first && { ...first, publishedAt: lastAt ?? first.publishedAt };
    const { firstPublishedAt = null, publishedAt = null } = shown ?? {};
    return { draft: { ...version(draft), firstPublishedAt, publishedAt }, published: shown };
  } catch (error) {
    throw new NewsroomError(422, reasonOf(error));
  }
}
