import { type SQL, sql } from "drizzle-orm";
import type { Queries, Transaction } from "./open.server.ts";

/** Returns the database's time: one clock for all programs, whatever their own clocks show. */
export async function databaseNow(queries: Queries | Transaction): Promise<Date> {
  const { rows } = await queries.execute<{ now: string }>(
    sql`SELECT to_char(clock_timestamp() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS now`,
  );
  return new Date(rows[0]?.now ?? Number.NaN);
}

/** Returns the current time as SQL: the database's time, or the time of a test's `clock`. */
export const clockSql = (clock?: () => Date): SQL =>
  clock ? sql`${clock().toISOString()}::timestamptz` : sql`now()`;
