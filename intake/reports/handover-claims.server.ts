import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "#database/open.server.ts";
import { reportHandovers } from "#database/schema.ts";
import { retryDelay } from "#delivery/retry-delay.ts";

export type Handover = typeof reportHandovers.$inferSelect;

const HOLD = sql.raw("interval '1 minute'");
/** Try after which delays grow no more: four minutes at most, to reach a receiver soon after it is back. */
const LONGEST_ATTEMPT = 5;

interface NotAccepted {
  readonly reason: string;
  readonly retryAfterMs: number | null;
}

/** One worker's claims of the events that dispatch's system has not accepted yet. */
export interface HandoverClaims {
  /**
   * Claims due events for a minute. No two workers get the same event. Reports come before photos, which are
   * large, and older events come before newer events.
   * @throws {DatabaseError}
   */
  claim(most: number): Promise<readonly Handover[]>;
  /** Records that an event was accepted, even if another worker claimed it since. @throws {DatabaseError} */
  accept(handover: Handover): Promise<void>;
  /** Postpones an event's next try, unless another worker claimed it since. @throws {DatabaseError} */
  wait(handover: Handover, notAccepted: NotAccepted): Promise<void>;
}

/** SQL of due events of reports that are not erased. */
const dueAt = (isSuspect: boolean, clock: SQL) => sql`
  FROM report_handovers JOIN fire_reports ON fire_reports.id = report_id
  WHERE accepted_at IS NULL AND due_at <= ${clock} AND (held_until IS NULL OR held_until <= ${clock})
    AND sealed_report IS NOT NULL AND is_suspect = ${isSuspect}`;

/**
 * Returns the number of reports and photos that dispatch's system has not accepted, and the age in seconds of
 * their oldest report. Does not count suspect reports: a flood of them does not mean that the system fails.
 * @throws {DatabaseError}
 */
export async function handoverQueue(database: Database): Promise<{ messages: number; seconds: number }> {
  const { rows } = await database.run((queries) =>
    queries.execute<{ messages: number; seconds: number }>(sql`
      SELECT count(*)::int AS messages,
        coalesce(extract(epoch FROM now() - min(fire_reports.created_at)), 0)::float AS seconds
      FROM report_handovers JOIN fire_reports ON fire_reports.id = report_id
      WHERE accepted_at IS NULL AND sealed_report IS NOT NULL AND NOT is_suspect`),
  );
  return rows[0] ?? { messages: 0, seconds: 0 };
}

export const hasHandover = (isSuspect: boolean): SQL => sql`EXISTS (SELECT ${dueAt(isSuspect, sql`now()`)})`;

/**
 * Creates the claims of one worker. Erased reports are not handed over.
 * @param isSuspect true for suspect reports, false for reports of people, so that neither waits for the other
 * @param clock the database's clock, so that workers with different clocks agree on claims
 */
export function createHandoverClaims(
  database: Database,
  worker: string,
  isSuspect: boolean,
  clock: SQL = sql`now()`,
): HandoverClaims {
  const free = { heldBy: null, heldUntil: null } as const;
  const due = (most: number) => sql`
    SELECT report_handovers.id ${dueAt(isSuspect, clock)}
    ORDER BY photo_id IS NOT NULL, due_at, report_handovers.id
    LIMIT ${most}
    FOR UPDATE OF report_handovers SKIP LOCKED`;
  return {
    async claim(most) {
      const rows = await database.run((queries) =>
        queries
          .update(reportHandovers)
          .set({
            heldBy: worker,
            heldUntil: sql`${clock} + ${HOLD}`,
            attempts: sql`${reportHandovers.attempts} + 1`,
          })
          .where(sql`${reportHandovers.id} = ANY (ARRAY(${due(most)}))`)
          .returning(),
      );
      return rows.toSorted((a, b) => a.id - b.id);
    },
    async accept({ id }) {
      await database.run((queries) =>
        queries
          .update(reportHandovers)
          .set({ ...free, acceptedAt: sql`${clock}`, reason: null })
          .where(and(eq(reportHandovers.id, id), isNull(reportHandovers.acceptedAt))),
      );
    },
    async wait({ id, attempts }, { reason, retryAfterMs }) {
      const ms = Math.max(retryDelay(Math.min(attempts, LONGEST_ATTEMPT)), retryAfterMs ?? 0);
      await database.run((queries) =>
        queries
          .update(reportHandovers)
          .set({ ...free, reason, dueAt: sql`${clock} + ${ms} * interval '1 millisecond'` })
          .where(and(eq(reportHandovers.id, id), eq(reportHandovers.heldBy, worker))),
      );
    },
  };
}
