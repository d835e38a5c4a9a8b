import { databaseNow } from "#database/database-now.server.ts";
import type { Database } from "#database/open.server.ts";
import type { GroundReadings } from "#fires/ground-readings.server.ts";
import { reasonOf, type SituationLog } from "#fires/reading-report.server.ts";
import { type Answers, createAsking, type WatchedClient } from "./ask.server.ts";
import type { Change } from "./change.ts";
import { firesOf, firesReading } from "./fires-reading.ts";
import { type PollOutcome, type PollReport, writePoll } from "./poll.server.ts";
import { lockReadings, readableReading, readRows, versionsOf } from "./stored-readings.server.ts";
import { NO_FAULTS, writeCap } from "./write-cap.server.ts";

export interface WatchOptions {
  readonly client: WatchedClient;
  /** Readings that locate fires, if shared with other code; if unset, the watch makes its own. */
  readonly ground?: GroundReadings;
  readonly database: Database;
  /** Defaults to the database's clock, which all workers share. */
  readonly now?: () => Date;
  readonly log: SituationLog;
  /** True if the data is a test, so that no CAP messages are written. */
  readonly isTest?: boolean;
}

/** Creates the watch of the situation. All its state between polls is in the database. */
export function createWatch({ client, ground, database, now, log, isTest }: WatchOptions) {
  const report = createWatchReport(log);
  const ask = createAsking(client, ground);
  return {
    /**
     * Polls the data service once and writes the changes. A failed path is retried at the next poll. Any number
     * of workers can poll at once.
     * @throws {DatabaseError} if no change was written
     */
    async poll(): Promise<PollReport> {
      const [before, askedAt] = await database.run(
        async (queries) => [await readRows(queries), now?.() ?? (await databaseNow(queries))] as const,
      );
      const storedFires = readableReading(before, "fires", firesReading);
      const answers = await ask(storedFires && firesOf(storedFires.value), askedAt);
      const versions = versionsOf(before);
      const refused: Change[] = [];
      const onRefused = (change: Change) => void refused.push(change);
      const outcome = await database.transaction(async (transaction) => {
        const rows = await lockReadings(transaction);
        const at = now?.() ?? (await databaseNow(transaction));
        const written = await writePoll({ transaction, rows, versions, answers, at, onRefused });
        const cap = isTest
          ? NO_FAULTS
          : await writeCap({ transaction, paths: written.paths, answers, at }, log);
        return { ...written, cap };
      });
      report(outcome, answers);
      for (const { kind, subject } of refused)
        log.warn({ kind, subject }, "the database refused a change: no one is notified of it");
      const { changes, cap, paths } = outcome;
      return { changes: changes.length, refused: refused.length, cap, paths };
    },
  };
}

/** Makes a function that logs a poll: the changes by kind, and each path's outcome if it is not as before. */
export function createWatchReport(log: SituationLog): (poll: PollOutcome, answers: Answers) => void {
  const last = new Map<string, string>();
  return ({ paths, changes, reasons }, answers) => {
    for (const [path, outcome] of Object.entries(paths)) {
      const before = last.get(path);
      last.set(path, outcome);
      if (outcome === before || outcome === "superseded") continue;
      const answer = answers[path as keyof Answers];
      const because = answer.ok ? reasons[path as keyof Answers] : reasonOf(answer.error);
      const fields = { path, outcome, ...(because && { reason: because }) };
      if (QUIET.has(outcome)) log.info(fields, "the watch accepts the response");
      else if (outcome === "unreadable") log.warn(fields, "the watch cannot read a stored reading");
      else log.warn(fields, "the watch doubts the response");
    }
    if (changes.length > 0) log.info({ changes: countKinds(changes) }, "the situation changed");
  };
}

const QUIET: ReadonlySet<string> = new Set(["first", "compared"]);

function countKinds(changes: PollOutcome["changes"]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { kind } of changes) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}
