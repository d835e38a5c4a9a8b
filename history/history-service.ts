import type { CapList } from "./cap-list.ts";
import type { AgencyChange } from "./change.ts";
import type { FireState } from "./fire-state.ts";

/** A result within the time limit. While the database is unavailable, the last result, or null. */
export interface Recent<T> {
  readonly value: T | null;
  readonly isFailing: boolean;
}

export type DatedChange = AgencyChange & {
  /** Id, which increases in the order in which changes are written. */
  readonly id: number;
  /** Time given by the agency, or else the time when the watch saw the change. */
  readonly at: Date;
  readonly observedAt: Date;
};

export interface FireTimeline {
  /** Time when the watch started to follow this season's fires; null before its first reading. */
  readonly followedSince: Date | null;
  /** Oldest first, except in `FireNews`. */
  readonly changes: readonly DatedChange[];
}

/** Changes since a moment. Of a fire's changes of size, only the first and the last are listed. */
export interface ChangesSince {
  /** Time when the watch started to follow the situation; null before its first reading. */
  readonly followedSince: Date | null;
  /** Time when the watch last read the fires. */
  readonly watchedAt: Date | null;
  /** Oldest first. */
  readonly changes: readonly DatedChange[];
}

/** The newest fires and changes of status. Its changes are newest first. */
export type FireNews = FireTimeline;

/** History for pages. Each method responds within its time limit, from a cache, and never rejects. */
export interface HistoryService {
  timelineOf(fireId: string): Promise<Recent<FireTimeline>>;
  since(moment: Date): Promise<Recent<ChangesSince>>;
  /** Returns the newest fires and status changes, whatever their day. */
  fireNews(): Promise<Recent<FireNews>>;
  /** Returns a fire's last known state, listed or not. `value.fire` is null for a fire never seen. */
  lastKnown(fireId: string): Promise<Recent<{ readonly fire: FireState | null }>>;
  capMessages(): Promise<Recent<CapList>>;
  /** Makes the next page read the history again: the reading that just came can have changes. */
  expire(): void;
}
