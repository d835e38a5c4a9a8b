import { and, eq, isNull, type SQL } from "drizzle-orm";
import type { Queries, Transaction } from "#database/open.server.ts";
import { alerts, changes, savedFires, savedPlaces } from "#database/schema.ts";

/** An alert with what it is about. */
export interface AlertRow {
  readonly alert: typeof alerts.$inferSelect;
  readonly change: typeof changes.$inferSelect;
  /** As its person has it now; null of a fire that they follow. */
  readonly place: typeof savedPlaces.$inferSelect | null;
  /** They still want it: by that channel, or by the one that could not take it. */
  readonly isWanted: boolean;
}

/** Alerts by their order of weight and time. @throws {DatabaseError} */
export async function alertRows(queries: Queries | Transaction, where: SQL | undefined): Promise<AlertRow[]> {
  const rows = await queries
    .select()
    .from(alerts)
    .innerJoin(changes, eq(changes.id, alerts.changeId))
    .leftJoin(savedPlaces, eq(savedPlaces.id, alerts.placeId))
    .leftJoin(
      savedFires,
      and(
        isNull(alerts.placeId),
        eq(savedFires.personId, alerts.personId),
        eq(savedFires.fireId, changes.subject),
      ),
    )
    .where(where)
    .orderBy(alerts.urgency, alerts.id);
  return rows.map(({ alerts: alert, changes: change, saved_places: place, saved_fires: fire }) => {
    const chosen = place ?? fire;
    const isChosen = { email: chosen?.byEmail, sms: chosen?.bySms, push: chosen?.byPush };
    return { alert, change, place, isWanted: isChosen[alert.insteadOf ?? alert.channel] ?? false };
  });
}
