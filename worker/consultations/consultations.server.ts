import { desc, getTableColumns, lt, sql } from "drizzle-orm";
import type { Database } from "#database/open.server.ts";
import { consultations } from "#database/schema.ts";
import { pause } from "#delivery/pause.ts";
import { quebecDay } from "#territory/quebec-day.ts";
import type { WorkerLog } from "../trouble-log.ts";
import { type Made, pageOf, type Reader, type Seen, type Shown } from "./consultation.ts";

/** Delays before each retry, in ms. */
const RETRIES_MS = [1_000, 5_000, 20_000];

interface Parts {
  readonly database: Database;
  readonly log: Pick<WorkerLog, "warn">;
  /** Called when a record could not be written. */
  readonly onLost: () => void;
  /** Aborted when the worker stops; ends all retries. */
  readonly stopping: AbortSignal;
  readonly now?: () => Date;
  readonly retriesMs?: readonly number[];
}

/** Records which people's data each reader was shown. A response never waits for a record. */
export function createConsultations({
  database,
  log,
  onLost,
  stopping,
  now = () => new Date(),
  retriesMs = RETRIES_MS,
}: Parts) {
  let day = "";
  /** Records of the current day that are written or pending. A restarted worker writes them again. */
  let recorded = new Set<string>();
  const running = new Set<Promise<void>>();

  async function write(row: typeof consultations.$inferInsert, forget: () => void): Promise<void> {
    // Send the response first.
    await new Promise((resolve) => setImmediate(resolve));
    for (let failures = 0; ; failures++) {
      try {
        await database.run((queries) => queries.insert(consultations).values(row));
        return;
      } catch (error) {
        const waitMs = retriesMs[failures];
        if (waitMs === undefined || stopping.aborted) {
          // Forget the record: if the data is shown again, it is recorded again.
          forget();
          onLost();
          const { page, shown } = row;
          log.warn({ err: error, page, shown }, "could not record who was shown people's data");
          return;
        }
        await pause(waitMs, stopping);
      }
    }
  }

  function start(
    { name, namedBy, networkMark }: Reader,
    of: Pick<typeof consultations.$inferInsert, "readAt" | "reportIds"> & { readonly shown: Shown | Made },
    forget: () => void,
  ): void {
    const row = { ...of, reader: name, namedBy, networkMark, page: pageOf(of.shown) };
    const writing = write(row, forget).finally(() => running.delete(writing));
    running.add(writing);
  }

  return {
    /** Records what a sent response showed, except what the reader was already shown that day. */
    recordShown(reader: Reader, { shown, reportIds }: Seen): void {
      const { name, namedBy, networkMark } = reader;
      const readAt = now();
      if (quebecDay(readAt) !== day) {
        day = quebecDay(readAt);
        recorded = new Set();
      }
      const ofDay = recorded;
      const keyOf = (id: string) => JSON.stringify([name, namedBy, networkMark, shown, id]);
      const fresh = (reportIds ?? [""]).filter((id) => !ofDay.has(keyOf(id)));
      if (fresh.length === 0) return;
      for (const id of fresh) ofDay.add(keyOf(id));
      start(reader, { readAt, shown, reportIds: reportIds === undefined ? [] : fresh }, () => {
        for (const id of fresh) ofDay.delete(keyOf(id));
      });
    },
    /** Records an action each time, with the report's id if it concerns one report. */
    recordAction(reader: Reader, made: Made, reportId?: string): void {
      const reportIds = reportId === undefined ? [] : [reportId];
      start(reader, { readAt: now(), shown: made, reportIds }, () => {});
    },
    /** Resolves when all records are written or lost. */
    async settled() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}

export type Consultations = ReturnType<typeof createConsultations>;

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
