import { sql } from "drizzle-orm";
import type { Database } from "#database/open.server.ts";
import { type Channel, changes } from "#database/schema.ts";
import type { FireChange } from "#history/change.ts";
import { changeRow } from "#history/change-location.ts";
import { countConcernedPeople } from "./concerned-people.server.ts";
import { matchWhole } from "./match.server.ts";

export interface DryRun {
  readonly people: number;
  readonly alerts: Readonly<Partial<Record<Channel, number>>>;
}

/** Error that rolls the dry run back, with its result. */
class Undone extends Error {
  readonly found: DryRun;

  constructor(found: DryRun) {
    super("A dry run leaves nothing.");
    this.found = found;
  }
}

/**
 * Counts the recipients of a new fire. Runs the real matching statements, then rolls them back before any
 * alert is sent. Ignores the cap on recipients.
 * @throws {DatabaseError}
 */
export async function dryRun(database: Database, change: FireChange, now: Date): Promise<DryRun> {
  try {
    await database.transaction(async (transaction) => {
      const [row] = await transaction
        .insert(changes)
        .values(changeRow(change, { seasonYear: now.getUTCFullYear(), previousReadAt: now, observedAt: now }))
        .returning();
      if (row === undefined) throw new Error("The change was not written.");
      await matchWhole(transaction, row.id, now);
      const { rows } = await transaction.execute<{ channel: Channel; alerts: number }>(
        sql`SELECT channel, count(*)::int AS alerts FROM alerts WHERE change_id = ${row.id} GROUP BY channel`,
      );
      throw new Undone({
        people: await countConcernedPeople(transaction, row.id),
        alerts: Object.fromEntries(rows.map(({ channel, alerts }) => [channel, alerts])),
      });
    });
  } catch (error) {
    const found = error instanceof Undone ? error : Object(error).cause;
    if (found instanceof Undone) return found.found;
    throw error;
  }
  throw new Error("A dry run was kept.");
}
