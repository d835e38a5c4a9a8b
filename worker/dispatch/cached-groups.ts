import type { ActiveFires } from "#intake/reports/near-fires.ts";
import type { ReportGroup } from "#intake/reports/operator-reports.server.ts";

/** The content of the reports page, with the time it was read. */
export interface Seen {
  readonly groups: readonly ReportGroup[];
  /** More reports exist than are listed here. */
  readonly isCut: boolean;
  /** Null if the fires are unknown. */
  readonly fires: ActiveFires | null;
  readonly readAt: Date;
}

/**
 * Longest time that a reading is reused, in ms. Later, it would show reports that the database has erased
 * since.
 */
const KEPT_MS = 3_600_000;

/**
 * Makes a reader that returns the last reading of the same number of hours while the database is away, for up
 * to an hour.
 */
export function createCachedGroups(read: (hours: number) => Promise<Seen>, now: () => Date) {
  const lastSeen = new Map<number, Seen>();
  return {
    /**
     * Reads the groups; `isAway` means that this is an older reading.
     * @throws the read error if there is no older reading
     */
    async read(hours: number): Promise<{ readonly seen: Seen; readonly isAway: boolean }> {
      try {
        const seen = await read(hours);
        lastSeen.set(hours, seen);
        return { seen, isAway: false };
      } catch (error) {
        const seen = lastSeen.get(hours);
        if (seen === undefined || now().getTime() - seen.readAt.getTime() > KEPT_MS) throw error;
        return { seen, isAway: true };
      }
    },
  };
}
