import type { SQL } from "drizzle-orm";
import type { Database } from "./open.server.ts";

/** Well within a statement's time, and short enough that nobody waits long for a row that it locks. */
const ROWS_AT_ONCE = 2000;

/**
 * Runs a statement that takes `rowsAtOnce` rows at most, until it takes fewer: each time in a transaction of its own.
 * @returns how many rows it took in all
 * @throws {DatabaseError}
 */
export async function inBatches(
  database: Database,
  statement: (rowsAtOnce: number) => SQL,
  rowsAtOnce = ROWS_AT_ONCE,
): Promise<number> {
  for (let all = 0; ; ) {
    const { rowCount } = await database.run((queries) => queries.execute(statement(rowsAtOnce)));
    all += rowCount ?? 0;
    if ((rowCount ?? 0) < rowsAtOnce) return all;
  }
}
