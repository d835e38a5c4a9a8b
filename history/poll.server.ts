import type { Transaction } from "#database/open.server.ts";
import { FIRE_DATA_PATHS } from "#fires/fire-data-query.ts";
import type { Answers } from "./ask.server.ts";
import type { Change } from "./change.ts";
import { compareDanger, dangerReading } from "./compare-danger.ts";
import { compareFires, type Verdict } from "./compare-fires.ts";
import { compareRestrictions, type RestrictionsAnswer } from "./compare-restrictions.server.ts";
import { type FiresReading, firesReading, isListed, lacksMany } from "./fires-reading.ts";
import {
  forgetReading,
  type KeptRows,
  readKept,
  type Versions,
  type Watched,
  writeChanges,
  writeReading,
} from "./kept-readings.server.ts";
import { keepAreas } from "./restriction-areas.server.ts";
import { restrictionsReading } from "./restriction-reading.server.ts";

/**
 * What became of a path: see `Verdict`; or it `failed`, was `held` back since the fires' answer is in doubt, or was
 * `superseded` by another worker's answer that came meanwhile.
 */
export type PathOutcome = Verdict | "failed" | "held" | "superseded";

export interface PollReport {
  /** Changes written by this poll. */
  readonly changes: number;
  readonly paths: Readonly<Record<Watched, PathOutcome>>;
}

/** One poll's answers and the locked rows that they are compared with. */
export interface Poll {
  readonly transaction: Transaction;
  readonly rows: KeptRows;
  /** Of the rows when the answers were asked for. */
  readonly versions: Versions;
  readonly answers: Answers;
  readonly at: Date;
}

export interface PollOutcome {
  readonly paths: PollReport["paths"];
  readonly changes: readonly Change[];
  /** Why the fires' answer was doubted. */
  readonly reason?: string | undefined;
}

interface Step {
  readonly outcome: PathOutcome;
  readonly changes: readonly Change[];
}

/**
 * Compares the three paths and writes what changed, as one: the fires' answer says whether the others may be
 * believed, since it alone carries dates.
 */
export async function writePoll(poll: Poll): Promise<PollOutcome> {
  const fires = await pollFires(poll);
  const { believed, seasonYear, reason } = fires;
  const danger = await pollOther(poll, "danger", fires, async () => {
    const { danger: asked } = poll.answers;
    if (!asked.ok) return null;
    const known = fires.outcome === "restarted" ? null : readKept(poll.rows, "danger", dangerReading);
    const { next, changes } = compareDanger(known?.value ?? null, asked.answer, poll.at);
    return save(poll, { name: "danger", known: known?.value, next, changes, seasonYear });
  });
  const restrictions = await pollOther(poll, "restrictions", fires, async () => {
    const { restrictions: asked } = poll.answers;
    if (!asked.ok) return null;
    await keepAreas(poll.transaction, asked.answer.restrictions, poll.at);
    const known =
      fires.outcome === "restarted" ? null : readKept(poll.rows, "restrictions", restrictionsReading);
    const answer = { ...asked.answer, trust: believed === "not" ? "listed" : believed } as const;
    const { next, changes } = compareRestrictions(
      known && { ...known.value, readAt: known.readAt },
      answer,
      poll.at,
    );
    return save(poll, { name: "restrictions", known: known?.value, next, changes, seasonYear });
  });
  return {
    paths: { fires: fires.outcome, danger: danger.outcome, restrictions: restrictions.outcome },
    changes: [...fires.changes, ...danger.changes, ...restrictions.changes],
    reason,
  };
}

interface FiresStep extends Step {
  /** What the other paths' answers are worth: what they lack counts (see `RestrictionsAnswer`), or nothing does. */
  readonly believed: RestrictionsAnswer["trust"] | "not";
  readonly seasonYear: number;
  readonly reason?: string | undefined;
}

async function pollFires(poll: Poll): Promise<FiresStep> {
  const { at, answers, rows } = poll;
  const known = readKept(rows, "fires", firesReading);
  const year = seasonYearOf(known?.value, at);
  if (isSuperseded(poll, "fires"))
    return { outcome: "superseded", changes: [], believed: "listed", seasonYear: year };
  if (!answers.fires.ok) {
    const believed = (known?.value.doubted ?? 0) > 0 ? "not" : "listed";
    return { outcome: "failed", changes: [], believed, seasonYear: year };
  }
  const compared = compareFires(known && { ...known.value, readAt: known.readAt }, answers.fires.answer, at);
  const { verdict, next, changes, reason } = compared;
  const seasonYear = seasonYearOf(next, at);
  const step = await save(poll, { name: "fires", known: known?.value, next, changes, seasonYear });
  if (!step.isWritten) return { ...step, outcome: "superseded", believed: "listed", seasonYear };
  return { outcome: verdict, changes: step.changes, believed: trustOf(verdict, next), seasonYear, reason };
}

function trustOf(verdict: Verdict, fires: FiresReading): FiresStep["believed"] {
  if (verdict === "doubted" || verdict === "older") return "not";
  if (verdict === "partial") return "listed";
  return lacksMany(fires) ? "wary" : "whole";
}

async function pollOther(
  poll: Poll,
  name: Watched,
  fires: FiresStep,
  compare: () => Promise<Saved | null>,
): Promise<Step> {
  if (isSuperseded(poll, name)) return { outcome: "superseded", changes: [] };
  if (fires.believed === "not") return { outcome: "held", changes: [] };
  const saved = await compare();
  if (saved === null) {
    // Its next answer is another season's too, and nothing in it would say so.
    if (fires.outcome === "restarted") await forgetReading(poll.transaction, name);
    return { outcome: "failed", changes: [] };
  }
  const { isWritten, changes } = saved;
  if (!isWritten) return { outcome: "superseded", changes: [] };
  if (fires.outcome === "restarted") return { outcome: "restarted", changes };
  return { outcome: rowOf(poll, name) ? "compared" : "first", changes };
}

const rowOf = ({ rows }: Poll, name: Watched) => rows.get(FIRE_DATA_PATHS[name]);

/** An answer that was asked for before another worker's was written may be older than it: it is left aside. */
function isSuperseded(poll: Poll, name: Watched): boolean {
  return rowOf(poll, name)?.readAt.getTime() !== poll.versions[name]?.getTime();
}

interface Saved {
  readonly isWritten: boolean;
  readonly changes: readonly Change[];
}

async function save(
  poll: Poll,
  {
    name,
    known,
    next,
    changes,
    seasonYear,
  }: {
    readonly name: Watched;
    readonly known: object | undefined;
    readonly next: object;
    readonly changes: readonly Change[];
    readonly seasonYear: number;
  },
): Promise<Saved> {
  const row = rowOf(poll, name);
  // Time neither stands still nor goes back between two readings, whatever the clock does.
  const readAt = row ? new Date(Math.max(poll.at.getTime(), row.readAt.getTime() + 1)) : poll.at;
  // A large value is not written anew each minute.
  const value = JSON.stringify(known) === JSON.stringify(next) ? undefined : next;
  const isWritten = await writeReading(poll.transaction, { name, value, readAt, row });
  if (!isWritten || row === undefined) return { isWritten, changes: [] };
  await writeChanges(poll.transaction, {
    changes,
    seasonYear,
    previousReadAt: row.readAt,
    observedAt: readAt,
  });
  return { isWritten, changes };
}

/** The year of the newest fire listed; out of season, the calendar's. */
function seasonYearOf(reading: FiresReading | undefined, at: Date): number {
  const listed = Object.values(reading?.fires ?? {}).filter(isListed);
  return listed.reduce((newest, { state }) => Math.max(newest, state.year), 0) || at.getUTCFullYear();
}
