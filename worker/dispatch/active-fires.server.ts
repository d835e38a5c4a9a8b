import type { Database } from "#database/open.server.ts";
import { listedFires } from "#fires/believe-fires.ts";
import { freshnessOf } from "#fires/freshness.ts";
import { isActive } from "#fires/status.ts";
import { firesReading } from "#history/fires-reading.ts";
import { readableReading, readRows } from "#history/stored-readings.server.ts";
import type { ActiveFires } from "#intake/reports/near-fires.ts";
import { inSentence, STATUS_NAMES } from "#plan/names.ts";

/** Returns the active fires of the watch's last reading; null before any reading. @throws {DatabaseError} */
export async function activeFires(database: Database, now: Date): Promise<ActiveFires | null> {
  const reading = readableReading(await database.run(readRows), "fires", firesReading);
  if (reading === null) return null;
  const list = [...listedFires(reading.value)].flatMap(([id, { at, name, statusId }]) => {
    const isShown = at !== null && isActive(statusId);
    return isShown ? [{ id, at, name, status: inSentence(STATUS_NAMES[statusId]) }] : [];
  });
  const isLate = freshnessOf(now.getTime() - reading.readAt.getTime()) !== "fresh";
  return { list, readAt: reading.readAt.toISOString(), isLate };
}
