import { z } from "zod";
import { sheet } from "./sheet.ts";

export const DEEDS = ["created", "saved", "published", "unpublished", "restored"] as const;
export type Deed = (typeof DEEDS)[number];

/** One step of a story's history, and the story as it was after it. */
const change = z.object({ at: z.iso.datetime(), who: z.string(), deed: z.enum(DEEDS), sheet });

const keptStory = z.object({
  isStartPage: z.boolean(),
  draft: sheet,
  published: sheet.nullable(),
  /** The oldest first. */
  history: z.array(change),
});
/** A story that an editor has touched. */
export type KeptStory = z.output<typeof keptStory>;

const keptStories = z.object({
  /** Milliseconds since 1970. */
  changedAt: z.number(),
  /** By path; null for a story that was deleted. */
  stories: z.record(z.string(), keptStory.nullable()),
});
/** All that editors did, over the space's own stories. */
export type KeptStories = z.output<typeof keptStories>;

/** Where it is kept between two runs. */
export interface Keeping {
  read(): unknown;
  write(kept: KeptStories): void;
}

/** What was kept; nothing when that cannot be read. */
export const readKept = (keeping: Keeping): KeptStories =>
  keptStories.safeParse(keeping.read()).data ?? { changedAt: 0, stories: {} };
