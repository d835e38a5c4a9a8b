import type { ActiveFires } from "#intake/reports/near-fires.ts";
import type { ReportGroup } from "#intake/reports/operator-reports.server.ts";

/** What dispatch looks at, and when it was read. */
export interface Seen {
  readonly groups: readonly ReportGroup[];
  /** More came in than are here. */
  readonly isCut: boolean;
  /** Null: they are not known. */
  readonly fires: ActiveFires | null;
  readonly readAt: Date;
}

/** Past it, reports that the database has erased meanwhile would be shown. */
const KEPT_MS = 3_600_000;

/** What was read last of so many hours stands in while the database is away, for an hour. */
export function createKeptGroups(read: (hours: number) => Promise<Seen>, now: () => Date) {
  const kept = new Map<number, Seen>();
  return {
    /** `isAway`: it is what was read last. @throws what reading throws, where nothing was */
    async read(hours: number): Promise<{ readonly seen: Seen; readonly isAway: boolean }> {
      try {
        const seen = await read(hours);
        kept.set(hours, seen);
        return { seen, isAway: false };
      } catch (error) {
        const seen = kept.get(hours);
        if (seen === undefined || now().getTime() - seen.readAt.getTime() > KEPT_MS) throw error;
        return { seen, isAway: true };
      }
    },
  };
}
