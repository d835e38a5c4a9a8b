import { z } from "zod";
import type { StateStorage } from "../../state-folder.ts";
import { sheet } from "./sheet.ts";

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

/** Returns the stored edits, or no edits if the storage is unreadable. */
export const readEdits = (storage: StateStorage): EditedStories =>
  editedStories.safeParse(storage.read()).data ?? { changedAt: 0, stories: {} };
