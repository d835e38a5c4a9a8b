import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Database } from "./open.server.ts";

/** Rows in a batch: few enough for the time limit of a statement, and to lock rows only for a moment. */
const ROWS_AT_ONCE = 2000;

/**
 * Runs a statement in batches of `rowsAtOnce` rows, until a batch is not full. Each batch is its own
 * transaction.
 * @returns the total number of affected rows
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

/** Columns of a table whose old rows are deleted: the key, and the time that decides which rows are old. */
export interface OldRows {
  readonly id: PgColumn;
  readonly time: PgColumn;
}

/** Deletes rows whose time is before a moment. @returns how many were deleted @throws {DatabaseError} */
export const deleteBefore = (
  database: Database,
  { id, time }: OldRows,
  before: Date,
  rowsAtOnce?: number,
): Promise<number> =>
  inBatches(
    database,
    (most) => {
      const isOld = sql`${time} < ${before.toISOString()}::timestamptz`;
      // The outer condition keeps a row that another program refreshes meanwhile.
      return sql`
        DELETE FROM ${id.table} WHERE ${isOld} AND ${id} IN (
          SELECT ${id} FROM ${id.table} WHERE ${isOld} ORDER BY ${time} LIMIT ${most}::integer)`;
    },
    rowsAtOnce,
  );
