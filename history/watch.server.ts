import { databaseNow } from "#database/database-now.server.ts";
import type { Database } from "#database/open.server.ts";
import type { GroundReadings } from "#fires/ground-readings.server.ts";
import type { SituationLog } from "#fires/reading-report.server.ts";
import { createAsking, type WatchedClient } from "./ask.server.ts";
import type { Change } from "./change.ts";
import { firesOf, firesReading } from "./fires-reading.ts";
import { type PollReport, writePoll } from "./poll.server.ts";
import { lockReadings, readableReading, readRows, versionsOf } from "./stored-readings.server.ts";
import { createWatchReport } from "./watch-report.ts";
import { NO_FAULTS, writeCap } from "./write-cap.server.ts";

export interface WatchOptions {
  readonly client: WatchedClient;
  /** Readings that locate fires, if other code also reads them. */
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
