import { z } from "zod";
import type { Language } from "#territory/language.ts";
import { reasonFor } from "./complaints.ts";
import type { AddressOf } from "./link.ts";
import { readStory, type StoryReading } from "./read-story.ts";
import type { Story, StoryKind } from "./story.ts";
import { addressIn, readStoryHead, type StoryHead } from "./story-head.ts";

const KINDS: ReadonlySet<string> = new Set([
  "communique",
  "article",
  "prevention_category",
  "prevention_article",
  "job",
  "page",
] satisfies StoryKind[]);

/** How many are read in one go: pages of fires are answered between two of them. */
const AT_A_TIME = 10;
const breath = () => new Promise<void>((resolve) => setImmediate(resolve));

/** A part of a story that could not be read. */
export interface StoryWarning {
  /** The story's address. */
  readonly story: string;
  readonly reason: string;
}

const located = z.object({ full_slug: z.string() });

/** Names a story in a warning: its address, or its path at the service if it has no address. */
function nameOf(raw: unknown, head: StoryHead | null, language: Language): string {
  return head
    ? addressIn(language, head)
    : (located.safeParse(raw).data?.full_slug.slice(0, 200) ?? "(no path)");
}

export interface ReadStories {
  readonly stories: readonly Story[];
  /** Stories left out: without uuid, path, title or body. */
  readonly dropped: number;
  /** Stories kept without a field that could not be read. */
  readonly incomplete: number;
  /** Parts of stories that could not be read. */
  readonly warnings: readonly StoryWarning[];
  /** The address of each, by its uuid. */
  readonly addressOf: AddressOf;
}

/**
 * Reads all stories of one language, in which links to each other lead to their addresses. Entries that are no
 * pages (configuration, dictionary) are passed over; one broken story never keeps the others out.
 */
export async function readStories(
  raws: readonly unknown[],
  reading: Omit<StoryReading, "addressOf">,
): Promise<ReadStories> {
  const { language } = reading;
  const found = raws.map((raw) => ({ raw, head: readStoryHead(raw, language) }));
  const heads = new Map(
    found.flatMap(({ head }) => (head && KINDS.has(head.component) ? [[head.uuid, head]] : [])),
  );
  const addressOf = (uuid: string) => {
    const head = heads.get(uuid);
    return head ? addressIn(language, head) : null;
  };

  const stories = new Map<string, Story>();
  let dropped = 0;
  let incomplete = 0;
  const warnings: StoryWarning[] = [];
  for (const [at, { raw, head }] of found.entries()) {
    if (at % AT_A_TIME === AT_A_TIME - 1) await breath();
    if (head && !KINDS.has(head.component)) continue;
    const read = head && readStory(raw, head, { ...reading, addressOf });
    const warn = (reason: string) => warnings.push({ story: nameOf(raw, head, language), reason });
    if (read === null) {
      dropped += 1;
      warn("no uuid, path, title or text");
      continue;
    }
    stories.set(read.story.uuid, read.story);
    if (read.badFields.length > 0) incomplete += 1;
    for (const part of read.leftOut) warn(reasonFor(part));
  }
  return { stories: [...stories.values()], dropped, incomplete, warnings, addressOf };
}
