import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Benchmark, onPostgresql, quantile } from "./benchmark.ts";
import { crowdRequests } from "./crowd.ts";
import { BENCH_PORTS } from "./ports.ts";
import { restartableSite } from "./restartable-site.ts";
import { type Answered, isError, startVisitors } from "./visitors.ts";

const ROUNDS = 3;
const CONNECTIONS = 64;
const REQUESTS_EACH = 150;
const FIRST_EACH = 10;

/** Measures a newly ready site with an empty folder. Another site on its database has read the data. */
export const firstRequests: Benchmark = {
  name: "First requests to a newly ready site",
  run: ({ env }) =>
    onPostgresql(async (url) => {
      const folder = mkdtempSync(join(tmpdir(), "vigie-first-"));
      const visitors = startVisitors();
      const requests = crowdRequests();
      const visit = (origin: string) =>
        visitors.visit({ origin, requests, connections: CONNECTIONS, count: CONNECTIONS * REQUESTS_EACH });
      const siteAt = (port: number, name: string) =>
        restartableSite({
          ...{ ...env, PORT: String(port), DATABASE_URL: url, DATA_DIR: join(folder, name) },
          TRUSTED_PROXIES: "1",
        });
      const first = siteAt(BENCH_PORTS.polled, "first");
      try {
        await first.start();
        // Warms up the visitors' own code.
        await visit(first.url);
        const rounds: (readonly Answered[])[] = [];
        for (let round = 0; round < ROUNDS; round += 1) {
          const site = siteAt(BENCH_PORTS.newlyReady, `new-${round}`);
          try {
            await site.start();
            rounds.push(await visit(site.url));
          } finally {
            await site.stop();
          }
        }
        const p99 = (answers: readonly Answered[]) =>
          quantile(
            answers.map(({ ms }) => ms),
            0.99,
          );
        const ofRounds = (measure: (answers: readonly Answered[]) => number) =>
          rounds.map((answers) => measure(answers).toFixed(0)).join(", ");
        const begun = (answers: readonly Answered[]) =>
          answers.toSorted((a, b) => a.dueMs - b.dueMs).slice(0, CONNECTIONS * FIRST_EACH);
        return [
          {
            what: `p99 of the first ${CONNECTIONS * REQUESTS_EACH} requests by ${CONNECTIONS} connections, the slowest of ${ROUNDS} starts (${ofRounds(p99)})`,
            value: `${Math.max(...rounds.map(p99)).toFixed(0)} ms`,
            target: "<= 100 ms",
          },
          {
            what: `p99 of the first ${CONNECTIONS * FIRST_EACH} requests`,
            value: `${ofRounds((answers) => p99(begun(answers)))} ms`,
            target: "",
          },
          {
            what: "the slowest request",
            value: `${ofRounds((answers) => Math.max(...answers.map(({ ms }) => ms)))} ms`,
            target: "",
          },
          { what: "errors", value: String(rounds.flat().filter(isError).length), target: "0" },
        ];
      } finally {
        await Promise.all([first.stop(), visitors.stop()]);
        rmSync(folder, { recursive: true, force: true });
      }
    }),
};
