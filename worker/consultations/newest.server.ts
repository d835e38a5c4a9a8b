import { desc, getTableColumns, lt, sql } from "drizzle-orm";
import type { Database } from "#database/open.server.ts";
import { consultations } from "#database/schema.ts";

const A_PAGE = 20;

/** Returns a page of records, newest first: the newest, or those before an id. @throws {DatabaseError} */
export async function newestConsultations(database: Database, before: number | null) {
  const { reportIds: _, ...columns } = getTableColumns(consultations);
  const references = sql<string[]>`ARRAY(
    SELECT reference FROM fire_reports WHERE fire_reports.id = ANY (${consultations.reportIds}) ORDER BY reference)`;
  const found = await database.run((queries) =>
    queries
      .select({ ...columns, references })
      .from(consultations)
      .where(before === null ? undefined : lt(consultations.id, before))
      .orderBy(desc(consultations.id))
      .limit(A_PAGE + 1),
  );
  const rows = found.slice(0, A_PAGE);
  return {
    rows,
    /** Id before which the next page begins; null on the last page. */
    next: found.length > A_PAGE ? (rows.at(-1)?.id ?? null) : null,
    isFirst: before === null,
  };
}
export type NewestConsultations = Awaited<ReturnType<typeof newestConsultations>>;
