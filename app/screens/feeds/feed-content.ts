/** One piece of news. */
export interface FeedEntry {
  /** Stable, the same in both languages: the feed makes it unique in the world. */
  readonly id: string;
  readonly path: string;
  /** Whether its path is that of an alert for programs rather than a page's. */
  readonly isCap?: boolean;
  readonly title: string;
  readonly text: string;
  readonly publishedAt: Date | null;
  readonly updatedAt: Date;
}

/** What a feed tells at the moment. */
export interface FeedContent {
  /** The newest first. */
  readonly entries: readonly FeedEntry[];
  /** When the feed last changed. Of the data, never of the clock: the same news are the same bytes. */
  readonly updatedAt: Date;
  /** When the list was true, if that is too long ago to be left out; null or absent for a fresh one. */
  readonly asOf?: Date | null;
}

const DAY_MS = 24 * 3_600_000;

/** The day of a reading, for what has no date of its own: it changes once a day, not at each reading. */
export const dayOf = (readAt: Date): Date => new Date(Math.floor(readAt.getTime() / DAY_MS) * DAY_MS);

/** Puts the newest first; `whenEmpty` dates a feed without news. */
export function feedContent(
  entries: readonly FeedEntry[],
  { most, whenEmpty }: { readonly most: number; readonly whenEmpty: Date },
): FeedContent {
  const newest = entries.toSorted((a, b) => b.updatedAt.getTime() - a.updatedAt.getTime()).slice(0, most);
  return { entries: newest, updatedAt: newest[0]?.updatedAt ?? whenEmpty };
}
