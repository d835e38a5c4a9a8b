import { eq } from "drizzle-orm";
import type { Queries } from "#database/open.server.ts";
import { readings } from "#database/schema.ts";
import { FIRE_DATA_PATHS } from "#fires/fire-data-query.ts";
import { LATE_AFTER_MS } from "#fires/freshness.ts";
import { type FiresReading, firesOf, firesReading, type ListedFire } from "./fires-reading.ts";

/** The fires that the watch last accepted. */
export interface KnownFires {
  /** Time of the reading, which identifies the reading. */
  readonly readAt: Date;
  readonly fires: readonly ListedFire[];
  /** Returns whether the fires are too old, or newer responses contradict them. */
  isDoubtful(now: Date): boolean;
}

/** Makes a function that reads the watch's fires; null without a readable reading. Parses a reading once. */
export function createKnownFires(): (queries: Queries) => Promise<KnownFires | null> {
  let known: KnownFires | null = null;
  const isFires = eq(readings.path, FIRE_DATA_PATHS.fires);
  return async (queries) => {
    const [latest] = await queries.select({ readAt: readings.readAt }).from(readings).where(isFires);
    if (latest === undefined) return null;
    if (latest.readAt.getTime() === known?.readAt.getTime()) return known;
    const [row] = await queries.select().from(readings).where(isFires);
    const reading = firesReading.safeParse(row?.value).data;
    known = row && reading ? knownFiresOf(reading, row.readAt) : null;
    return known;
  };
}

function knownFiresOf(reading: FiresReading, readAt: Date): KnownFires {
  const oldest = Math.min(readAt.getTime(), reading.believedAt.getTime());
  return {
    readAt,
    fires: firesOf(reading),
    isDoubtful: (now) => reading.doubted > 0 || now.getTime() - oldest > LATE_AFTER_MS,
  };
}
