import { sql } from "drizzle-orm";
import type { Transaction } from "#database/open.server.ts";

/** Counts the people who get a change's alerts, on any channel. Excludes corrections of an all-clear. */
export async function countConcernedPeople(transaction: Transaction, changeId: number): Promise<number> {
  const { rows } = await transaction.execute<{ people: number }>(
    sql`SELECT count(DISTINCT person_id)::int AS people FROM alerts WHERE change_id = ${changeId} AND takes_back IS NULL`,
  );
  return rows[0]?.people ?? 0;
}
