import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { Database, Transaction } from "#database/open.server.ts";
import { alerts, changes } from "#database/schema.ts";

/** When alerts are due that wait for somebody of the agency. */
const NEVER = new Date("9999-01-01T00:00:00Z");

/**
 * Holds a change's alerts where it concerns more people than a cap allows without a second look.
 * @returns whether they are held
 */
export async function holdIfMany(transaction: Transaction, changeId: number, cap: number): Promise<boolean> {
  const { rows } = await transaction.execute<{ people: number }>(
    sql`SELECT count(DISTINCT person_id)::int AS people FROM alerts WHERE change_id = ${changeId}`,
  );
  const people = rows[0]?.people ?? 0;
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
    if (does === "send") await transaction.update(alerts).set({ dueAt: now }).where(waiting);
    else await transaction.delete(alerts).where(waiting);
    return true;
  });
}
