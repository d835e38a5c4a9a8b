import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { Database, Transaction } from "#database/open.server.ts";
import { changes } from "#database/schema.ts";
import { countConcernedPeople } from "./concerned-people.server.ts";
import type { AlertTiming } from "./insert-alerts.server.ts";
import { digestAt } from "./sending-hours.ts";

/** Due time of alerts that wait for the agency. */
export const NEVER = new Date("9999-01-01T00:00:00Z");
/** Limit on the alerts that one statement updates, to stay well within the statement's time limit. */
export const SOME_ALERTS = 10_000;

/** SQL for the ids of at most `SOME_ALERTS` unposted alerts of a change, without all-clear corrections. */
const someOf = (changeId: number, where = sql`true`) =>
  sql`ANY (ARRAY(SELECT id FROM alerts WHERE change_id = ${changeId} AND gathered_at IS NULL AND takes_back IS NULL AND ${where} LIMIT ${SOME_ALERTS}))`;
const isNever = sql`due_at = ${NEVER.toISOString()}::timestamptz`;

/** Holds a change's alerts for the agency if they go to more people than the cap. @returns true if held */
export async function holdIfMany(transaction: Transaction, changeId: number, cap: number): Promise<boolean> {
  const people = await countConcernedPeople(transaction, changeId);
  if (people <= cap) return false;
  await transaction.execute(
    sql`UPDATE alerts SET due_at = ${NEVER.toISOString()}::timestamptz WHERE change_id = ${changeId} AND takes_back IS NULL AND NOT ${isNever}`,
  );
  await transaction.update(changes).set({ heldPeople: people }).where(eq(changes.id, changeId));
  return true;
}

/**
 * Makes a batch of a change's held alerts due: those for daily digests at `digestAt`, all others at `dueAt`.
 * @returns how many alerts became due
 */
export async function makeSomeDue(
  transaction: Transaction,
  { changeId, dueAt, digestAt }: Pick<AlertTiming, "changeId" | "dueAt" | "digestAt">,
): Promise<number> {
  const { rowCount } = await transaction.execute(sql`
    UPDATE alerts SET due_at = CASE
      WHEN urgency <> 0 AND EXISTS (SELECT 1 FROM saved_places AS place WHERE place.id = alerts.place_id AND place.is_daily)
      THEN ${digestAt.toISOString()}::timestamptz ELSE ${dueAt.toISOString()}::timestamptz END
    WHERE id = ${someOf(changeId, isNever)}`);
  return rowCount ?? 0;
}

async function deleteSome(transaction: Transaction, changeId: number): Promise<number> {
  const { rowCount } = await transaction.execute(sql`DELETE FROM alerts WHERE id = ${someOf(changeId)}`);
  return rowCount ?? 0;
}

const isPending = (changeId: number) =>
  and(eq(changes.id, changeId), isNotNull(changes.heldPeople), isNull(changes.releasedAt));

/** Records that a change no longer waits for the agency. The caller handles the change's alerts. */
export async function endPending(transaction: Transaction, changeId: number, now: Date): Promise<void> {
  await transaction.update(changes).set({ releasedAt: now }).where(isPending(changeId));
}

/**
 * Sends or drops the alerts of a held change. A second call has no effect. Works in batches: after an
 * interruption, the change is still held, and the agency can repeat the request.
 * @returns true if the change was held
 * @throws {DatabaseError}
 */
export async function releaseChange(
  database: Database,
  changeId: number,
  does: "send" | "drop",
  now: Date,
): Promise<boolean> {
  for (let wasPending = false; ; wasPending = true) {
    const remaining = await database.transaction(async (transaction) => {
      const held = await transaction
        .select({ id: changes.id })
        .from(changes)
        .where(isPending(changeId))
        .for("update");
      if (held.length === 0) return null;
      const some =
        does === "send"
          ? await makeSomeDue(transaction, { changeId, dueAt: now, digestAt: digestAt(now) })
          : await deleteSome(transaction, changeId);
      if (some === SOME_ALERTS) return some;
      await endPending(transaction, changeId, now);
      return 0;
    });
    if (remaining === null) return wasPending;
    if (remaining === 0) return true;
  }
}
