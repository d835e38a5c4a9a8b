import { sql } from "drizzle-orm";
import type { Database } from "#database/open.server.ts";
import { readSettings } from "#settings";
import { ProcessGroup } from "../launch/process-group.ts";
import { siteProgram, workerProgram } from "../launch/programs.ts";
import { type Benchmark, onPostgresql } from "./benchmark.ts";
import { pause } from "./home-meanwhile.ts";
import { BENCH_PORTS } from "./ports.ts";

const TARGET = 7.6;
/** Time for programs to warm up, and for hourly tasks to run once. */
const START_MS = 45_000;
const MEASURED_MS = 120_000;

/** Returns the database's number of transactions until now, including statements outside a transaction. */
async function countTransactions(database: Database): Promise<number> {
  const { rows } = await database.run((queries) =>
    queries.execute<{ count: string }>(sql`
      SELECT xact_commit + xact_rollback AS count FROM pg_stat_database WHERE datname = current_database()`),
  );
  return Number(rows[0]?.count);
}

export const idleStatements: Benchmark = {
  name: "Idle statements",
  run: ({ env }) =>
    onPostgresql(async (databaseUrl, database) => {
      const groups: ProcessGroup[] = [];
      try {
        for (const [port, workerPort] of [
          [BENCH_PORTS.saves, BENCH_PORTS.worker],
          [BENCH_PORTS.savesToo, BENCH_PORTS.secondWorker],
        ]) {
          const own = {
            ...env,
            DATABASE_URL: databaseUrl,
            PORT: String(port),
            WORKER_PORT: String(workerPort),
          };
          const group = new ProcessGroup(own);
          groups.push(group);
          await group.start(siteProgram(readSettings(own)));
          await group.start(workerProgram());
        }
        await pause(START_MS);
        const before = await countTransactions(database);
        await pause(MEASURED_MS);
        const perSecond = (((await countTransactions(database)) - before) * 1_000) / MEASURED_MS;
        return [
          {
            what: "transactions per second (one of several statements counts once), two sites and two workers",
            value: perSecond.toFixed(1),
            target: `<= ${TARGET}`,
          },
        ];
      } finally {
        for (const group of groups) await group.stop();
      }
    }),
};
