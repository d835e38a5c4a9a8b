export interface FeedEntry {
  /** Stable ID, the same in both languages; the feed makes it globally unique. */
  readonly id: string;
  /** Path of the page, or the full address of another authority's own message. */
  readonly path: string;
  /** Whether the path is the address of a CAP message, not of a page. */
  readonly isCap?: boolean;
  readonly title: string;
  readonly text: string;
  readonly publishedAt: Date | null;
  readonly updatedAt: Date;
  /** Author and language of another authority's message; absent for the site's own entries. */
  readonly author?: string;
  readonly language?: "fr-CA" | "en-CA";
}

export interface FeedContent {
  /** Entries, newest first. */
  readonly entries: readonly FeedEntry[];
  /** Time of the last change of the data. The current time would change the bytes of an unchanged feed. */
  readonly updatedAt: Date;
  /** Time at which an old list was current, to show its age; null or absent if the list is fresh. */
  readonly asOf?: Date | null;
}

const DAY_MS = 24 * 3_600_000;

/** Returns midnight UTC of a reading's day, which dates entries without a date: it changes once a day. */
export const dayOf = (readAt: Date): Date => new Date(Math.floor(readAt.getTime() / DAY_MS) * DAY_MS);

/** Returns the newest entries, at most `most`, newest first; `whenEmpty` dates a feed without entries. */
export function feedContent(
  entries: readonly FeedEntry[],
  { most, whenEmpty }: { readonly most: number; readonly whenEmpty: Date },
): FeedContent {
  const newest = entries.toSorted((a, b) => b.updatedAt.getTime() - a.updatedAt.getTime()).slice(0, most);
  return { entries: newest, updatedAt: newest[0]?.updatedAt ?? whenEmpty };
}
