import type { CapList } from "./cap-list.ts";
import type { Change } from "./change.ts";
import type { FireState } from "./fire-state.ts";

/** An answer of the database in its time; while it cannot be asked, the last one, or null. */
export interface Recent<T> {
  readonly value: T | null;
  readonly isFailing: boolean;
}

/** A change with its times. */
export type DatedChange = Change & {
  /** The order of writing. */
  readonly id: number;
  /** When the agency says it was, where it says so; else when the watch saw it. */
  readonly at: Date;
  readonly observedAt: Date;
};

/** What happened to one fire. */
export interface FireTimeline {
  /** When the watch began to follow this season's fires; null before its first reading. */
  readonly followedSince: Date | null;
  /** The oldest first. */
  readonly changes: readonly DatedChange[];
}

/** What changed since a moment; of a fire's many sizes, the first change and the last. */
export interface ChangesSince {
  /** When the watch began to follow the situation; null before its first reading. */
  readonly followedSince: Date | null;
  /** When it last read the fires. */
  readonly watchedAt: Date | null;
  /** The oldest first. */
  readonly changes: readonly DatedChange[];
}

/** The newest fires and changes of status. */
export interface FireNews {
  /** When the watch began to follow this season's fires; null before its first reading. */
  readonly followedSince: Date | null;
  /** The newest first. */
  readonly changes: readonly DatedChange[];
}

/** What pages ask of the history. Each answers within its time limit, from memory where it was just asked; none rejects. */
export interface HistoryService {
  timelineOf(fireId: string): Promise<Recent<FireTimeline>>;
  since(moment: Date): Promise<Recent<ChangesSince>>;
  /** The fires last added and the last changes of status, whatever their day. */
  fireNews(): Promise<Recent<FireNews>>;
  /** A fire as it was last known, listed or not: `value.fire` is null for one that was never seen. */
  lastKnown(fireId: string): Promise<Recent<{ readonly fire: FireState | null }>>;
  /** The CAP messages that are kept. */
  capMessages(): Promise<Recent<CapList>>;
}
