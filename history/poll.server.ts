import type { z } from "zod";
import type { Transaction } from "#database/open.server.ts";
import type { FiresVerdict } from "#fires/believe-fires.ts";
import { FIRE_DATA_PATHS } from "#fires/fire-data-query.ts";
import type { Answered, Answers } from "./ask.server.ts";
import type { Change, ComparedAnswer } from "./change.ts";
import { compareDanger, dangerReading } from "./compare-danger.ts";
import { compareFires } from "./compare-fires.ts";
import { compareRestrictions } from "./compare-restrictions.server.ts";
import { type FiresReading, firesReading } from "./fires-reading.ts";
import { keepAreas } from "./restriction-areas.server.ts";
import { restrictionsReading } from "./restriction-reading.server.ts";
import {
  readStored,
  type StoredRows,
  type Versions,
  type Watched,
  writeChanges,
  writeReading,
} from "./stored-readings.server.ts";

/**
 * Result of one path: a `FiresVerdict`, or a result that leaves the stored row as it is:
 * - `failed`: the request failed.
 * - `superseded`: another worker's response is newer.
 * - `unreadable`: the stored reading, or the reading from this response, is unreadable.
 */
export type PathOutcome = FiresVerdict | "failed" | "superseded" | "unreadable";

export interface PollReport {
  readonly changes: number;
  /** Number of changes that the database refused: no one is notified of them. */
  readonly refused: number;
  /** Counts of subjects with unreadable last CAP messages, and of new messages that the database refused. */
  readonly cap: { readonly unreadable: number; readonly refused: number };
  readonly paths: Readonly<Record<Watched, PathOutcome>>;
}

/** One poll's responses and the locked rows to compare them with. */
export interface Poll {
  readonly transaction: Transaction;
  readonly rows: StoredRows;
  /** Versions of the rows when the requests were sent. */
  readonly versions: Versions;
  readonly answers: Answers;
  readonly at: Date;
  /** Called with each change that the database refuses. */
  readonly onRefused: (change: Change) => void;
}

interface Step {
  readonly outcome: PathOutcome;
  readonly changes: readonly Change[];
  /** Reason why the response is doubted. */
  readonly reason?: string | null;
}

export interface PollOutcome {
  readonly paths: PollReport["paths"];
  readonly changes: readonly Change[];
  readonly reasons: Readonly<Record<Watched, string | null>>;
}

/** Compares the three paths and writes the changes. Paths do not affect each other. */
export async function writePoll(poll: Poll): Promise<PollOutcome> {
  const { answers, at, transaction } = poll;
  let seasonYear = at.getUTCFullYear();
  const fires = await pollPath(poll, "fires", firesReading, answers.fires, async (known, answer) => {
    const compared = compareFires(known?.value ?? null, answer, at);
    seasonYear = seasonYearOf(compared.next) ?? seasonYear;
    return { ...compared, seasonYear };
  });
  const danger = await pollPath(poll, "danger", dangerReading, answers.danger, async (known, answer) => {
    const compared = compareDanger(known?.value ?? null, answer, at);
    return { ...compared, verdict: verdictOf(known, compared.reason), seasonYear };
  });
  const restrictions = await pollPath(
    poll,
    "restrictions",
    restrictionsReading,
    answers.restrictions,
    async (known, answer) => {
      await keepAreas(transaction, answer.restrictions, at);
      const compared = compareRestrictions(known?.value ?? null, answer, at);
      return { ...compared, verdict: verdictOf(known, compared.reason), seasonYear };
    },
  );
  return {
    paths: { fires: fires.outcome, danger: danger.outcome, restrictions: restrictions.outcome },
    changes: [...fires.changes, ...danger.changes, ...restrictions.changes],
    reasons: {
      fires: fires.reason ?? null,
      danger: danger.reason ?? null,
      restrictions: restrictions.reason ?? null,
    },
  };
}

interface JudgedAnswer extends ComparedAnswer<object, Change> {
  readonly verdict: FiresVerdict;
  /** Season of the changes whose state has no year. */
  readonly seasonYear: number;
}

interface Known<V> {
  readonly value: V;
  readonly readAt: Date;
}

const verdictOf = (known: object | null, reason: string | null): FiresVerdict =>
  known === null ? "first" : reason === null ? "compared" : "partial";

/** Compares one path's response with the stored reading, and stores the new reading with its changes. */
async function pollPath<A, V extends object>(
  poll: Poll,
  name: Watched,
  schema: z.ZodType<V>,
  answered: Answered<A>,
  compare: (known: Known<V> | null, answer: A) => Promise<JudgedAnswer>,
): Promise<Step> {
  const row = poll.rows.get(FIRE_DATA_PATHS[name]);
  // A response that was requested before another worker stored a response could be older than that response.
  if (row?.readAt.getTime() !== poll.versions[name]?.getTime()) return { outcome: "superseded", changes: [] };
  if (!answered.ok) return { outcome: "failed", changes: [] };
  const known = readStored(poll.rows, name, schema);
  if (known === "unreadable") return { outcome: "unreadable", changes: [], reason: "stored" };
  const { verdict, next, changes, reason, seasonYear } = await compare(known, answered.answer);
  const text = JSON.stringify(next);
  // An unreadable reading would end the watch of this path.
  if (!schema.safeParse(JSON.parse(text)).success)
    return { outcome: "unreadable", changes: [], reason: "answer" };
  // The time of readings always increases, whatever the clock does.
  const readAt = row ? new Date(Math.max(poll.at.getTime(), row.readAt.getTime() + 1)) : poll.at;
  // A large value that did not change is not written again each minute.
  const value = JSON.stringify(known?.value) === text ? undefined : next;
  const isWritten = await writeReading(poll.transaction, { name, value, readAt, row });
  if (!isWritten) return { outcome: "superseded", changes: [] };
  if (row === undefined) return { outcome: verdict, changes: [], reason };
  const previousReadAt = row.readAt;
  const written = await writeChanges(poll.transaction, {
    changes,
    seasonYear,
    previousReadAt,
    observedAt: readAt,
  });
  for (const change of changes) if (!written.includes(change)) poll.onRefused(change);
  return { outcome: verdict, changes: written, reason };
}

/** Returns the year of the newest listed fire; null if no fire is listed. */
function seasonYearOf({ fires }: FiresReading): number | null {
  const listed = Object.values(fires).filter(({ gone }) => !gone);
  return listed.reduce((newest, { state }) => Math.max(newest, state.year), 0) || null;
}
