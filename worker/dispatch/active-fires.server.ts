import type { Database } from "#database/open.server.ts";
import { listedFires } from "#fires/believe-fires.ts";
import { freshnessOf } from "#fires/freshness.ts";
import { isActive, type StatusId } from "#fires/status.ts";
import { firesReading } from "#history/fires-reading.ts";
import { readableReading, readRows } from "#history/stored-readings.server.ts";
import type { ActiveFires } from "#intake/reports/near-fires.ts";
import type { Bilingual } from "#territory/language.ts";

/**
 * Returns the active fires of the watch's last reading; null before the first reading.
 * @throws {DatabaseError}
 */
export async function activeFires(database: Database, now: Date): Promise<ActiveFires | null> {
  const reading = readableReading(await database.run(readRows), "fires", firesReading);
  if (reading === null) return null;
  const list = [...listedFires(reading.value)].flatMap(([id, { at, name, statusId }]) => {
    const isShown = at !== null && isActive(statusId);
    return isShown ? [{ id, at, name, status: STATUSES[statusId] }] : [];
  });
  const isLate = freshnessOf(now.getTime() - reading.readAt.getTime()) !== "fresh";
  return { list, readAt: reading.readAt.toISOString(), isLate };
}

const STATUSES: Readonly<Record<StatusId, Bilingual>> = {
  0: { fr: "recensé", en: "recorded" },
  1: { fr: "nouveau", en: "new" },
  2: { fr: "sous observation", en: "under observation" },
  3: { fr: "hors contrôle", en: "out of control" },
  4: { fr: "contenu", en: "being held" },
  5: { fr: "maîtrisé", en: "under control" },
  6: { fr: "éteint", en: "extinguished" },
};
