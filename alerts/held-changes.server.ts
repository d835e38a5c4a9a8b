import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { Database, Transaction } from "#database/open.server.ts";
import { alerts, changes } from "#database/schema.ts";
import { digestAt } from "./due.ts";
import { peopleTold } from "./people-told.server.ts";

/** At once, but for places whose person chose one message a day. */
const dueFrom = (now: Date) => sql`CASE
  WHEN EXISTS (SELECT 1 FROM saved_places AS place WHERE place.id = ${alerts.placeId} AND place.is_daily)
  THEN ${digestAt(now).toISOString()}::timestamptz ELSE ${now.toISOString()}::timestamptz END`;

/** When alerts are due that wait for somebody of the agency. */
const NEVER = new Date("9999-01-01T00:00:00Z");

/**
 * Holds a change's alerts where it concerns more people than a cap allows without a second look.
 * @returns whether they are held
 */
export async function holdIfMany(transaction: Transaction, changeId: number, cap: number): Promise<boolean> {
  const people = await peopleTold(transaction, changeId);
  if (people <= cap) return false;
  await transaction.update(alerts).set({ dueAt: NEVER }).where(eq(alerts.changeId, changeId));
  await transaction.update(changes).set({ heldPeople: people }).where(eq(changes.id, changeId));
  return true;
}

const isHeld = (changeId: number) =>
  and(eq(changes.id, changeId), isNotNull(changes.heldPeople), isNull(changes.releasedAt));

/**
 * Lets the alerts of a held change go, or drops them; pressed twice, it is once.
 * @returns whether it was held
 * @throws {DatabaseError}
 */
export async function releaseChange(
  database: Database,
  changeId: number,
  does: "send" | "drop",
  now: Date,
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const [released] = await transaction
      .update(changes)
      .set({ releasedAt: now })
      .where(isHeld(changeId))
      .returning({ id: changes.id });
    if (released === undefined) return false;
    const waiting = and(eq(alerts.changeId, changeId), isNull(alerts.gatheredAt));
    if (does === "send")
      await transaction
        .update(alerts)
        .set({ dueAt: dueFrom(now) })
        .where(waiting);
    else await transaction.delete(alerts).where(waiting);
    return true;
  });
}
