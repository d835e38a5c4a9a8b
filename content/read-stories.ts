import { z } from "zod";
import type { Language } from "#territory/language.ts";
import type { AddressOf } from "./link.ts";
import { readStory, type StoryReading } from "./read-story.ts";
import type { Story, StoryKind } from "./story.ts";
import { addressIn, readStoryHead, type StoryHead } from "./story-head.ts";
import { reasonFor } from "./warnings.ts";

const KINDS: ReadonlySet<string> = new Set([
  "communique",
  "article",
  "prevention_category",
  "prevention_article",
  "job",
  "page",
] satisfies StoryKind[]);

/** Number of stories read without a pause. Requests for pages are answered in the pauses. */
const AT_A_TIME = 10;
const breath = () => new Promise<void>((resolve) => setImmediate(resolve));

/** A fault of a story, for the log. */
export interface StoryWarning {
  /** The story's address. */
  readonly story: string;
  readonly reason: string;
}

const located = z.object({ full_slug: z.string() });

/** Returns a story's name for warnings: its address, or its path at the service if it has no address. */
function nameOf(raw: unknown, head: StoryHead | null, language: Language): string {
  return head
    ? addressIn(language, head)
    : (located.safeParse(raw).data?.full_slug.slice(0, 200) ?? "(no path)");
}

export interface ReadStories {
  readonly stories: readonly Story[];
  /** Number of stories omitted because they have no uuid, path, title or body. */
  readonly dropped: number;
  /** Number of stories kept without an unreadable field. */
  readonly incomplete: number;
  readonly warnings: readonly StoryWarning[];
  readonly addressOf: AddressOf;
}

/**
 * Reads all stories of one language; links between stories become addresses. Entries that are not pages
 * (configuration, dictionary) are skipped. A broken story does not affect the others.
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
  /** Uuid of the last story read at each path. */
  const paths = new Map<string, string>();
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
    const { uuid, path } = read.story;
    if ((paths.get(path) ?? uuid) !== uuid)
      warn("another story has this path, and only one of them is shown");
    paths.set(path, uuid);
    stories.set(uuid, read.story);
    if (read.badFields.length > 0) incomplete += 1;
    for (const part of read.leftOut) warn(reasonFor(part));
  }
  return { stories: [...stories.values()], dropped, incomplete, warnings, addressOf };
}
