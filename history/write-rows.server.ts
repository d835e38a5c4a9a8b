import { asDatabaseError, DatabaseError } from "#database/database-error.ts";
import type { Transaction } from "#database/open.server.ts";

const ROWS_AT_ONCE = 500;

/** Writes rows in batches. A refused row does not stop other rows. @returns the rows that were refused */
export async function writeRows<T>(
  transaction: Transaction,
  rows: readonly T[],
  write: (attempt: Transaction, some: readonly T[]) => Promise<unknown>,
): Promise<readonly T[]> {
  const refused: T[] = [];
  for (let first = 0; first < rows.length; first += ROWS_AT_ONCE) {
    const some = rows.slice(first, first + ROWS_AT_ONCE);
    if (await isWritten(transaction, some, write)) continue;
    for (const row of some) if (!(await isWritten(transaction, [row], write))) refused.push(row);
  }
  return refused;
}

/** Writes all rows or no row, in a savepoint. @returns false if the database refuses a value of a row */
async function isWritten<T>(
  transaction: Transaction,
  rows: readonly T[],
  write: (attempt: Transaction, some: readonly T[]) => Promise<unknown>,
): Promise<boolean> {
  try {
    await transaction.transaction((attempt) => write(attempt, rows));
    return true;
  } catch (error) {
    const cause = asDatabaseError(error);
    if (isDataRefused(cause)) return false;
    throw cause;
  }
}

/** PostgreSQL's error classes for values that a column refuses. */
const REFUSED_VALUE = /^2[23]/;
const isDataRefused = (error: unknown): boolean =>
  error instanceof DatabaseError && REFUSED_VALUE.test(String(Object(error.cause).code));
