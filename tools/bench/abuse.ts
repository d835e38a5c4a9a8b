import { fork } from "node:child_process";
import { once } from "node:events";
import { sql } from "drizzle-orm";
import { readSettings } from "#settings";
import { ProcessGroup } from "../launch/process-group.ts";
import { siteAddress, siteProgram } from "../launch/programs.ts";
import { runStep } from "../launch/run-step.ts";
import { type Benchmark, onPostgresql, quantile, residentMb } from "./benchmark.ts";
import { homeMeanwhile, pause } from "./home-meanwhile.ts";
import { BENCH_PORTS } from "./ports.ts";

const SECONDS = 60;

async function diskMb(folder: string): Promise<number> {
  const { output } = await runStep("du", ["-sm", folder], { show: false });
  return Number.parseInt(output, 10) || 0;
}

/** Measures the cached home page while one address uses every expensive feature for a minute. */
export const abuse: Benchmark = {
  name: "Abuse by one address",
  run: ({ env }) =>
    onPostgresql(async (url, database) => {
      const own = { ...env, PORT: String(BENCH_PORTS.saves), DATABASE_URL: url };
      const settings = readSettings(own);
      const group = new ProcessGroup(own);
      try {
        const siteUrl = siteAddress(settings);
        // Visitors come as soon as the site is ready, as behind a load balancer.
        const site = { ...siteProgram(settings), readyUrl: `${siteUrl}/readyz` };
        await group.start(site);
        const quiet = await homeMeanwhile(`${siteUrl}/`, pause(5_000));
        const diskBefore = await diskMb(settings.DATA_DIR);
        // All threads of the abuser have the lowest priority, because a real abuser has its own machine.
        const abuser = fork(new URL("abuser.ts", import.meta.url), [siteUrl, String(SECONDS)], {
          execPath: "nice",
          execArgv: ["-n", "19", process.execPath, ...process.execArgv],
        });
        const ended = once(abuser, "message");
        const times = await homeMeanwhile(`${siteUrl}/`, ended);
        const [counts] = (await ended) as [Record<string, Record<string, number>>];
        const { rows: emails } = await database.run((queries) =>
          queries.execute<{ kind: string; count: number }>(
            sql`SELECT kind, count(*)::int AS count FROM deliveries WHERE channel = 'email' GROUP BY kind ORDER BY kind`,
          ),
        );
        const toDispatch = ["fire-report", "suspect-reports"];
        const toPeople = emails.filter(({ kind }) => !toDispatch.includes(kind));
        const listed = (all: readonly { kind: string; count: number }[]) =>
          all.map(({ kind, count }) => `${count} ${kind}`).join(", ") || "none";
        const ms = (values: readonly number[], share: number) => `${quantile(values, share).toFixed(1)} ms`;
        return [
          { what: "home alone, p99", value: ms(quiet, 0.99), target: "" },
          { what: `home meanwhile, p99 of ${times.length}`, value: ms(times, 0.99), target: "<= 50 ms" },
          { what: "home meanwhile, median", value: ms(times, 0.5), target: "" },
          { what: "memory of the site", value: `${residentMb(group.pidOf(site))} MB`, target: "" },
          {
            what: "disk",
            value: `${(await diskMb(settings.DATA_DIR)) - diskBefore} MB`,
            target: "<= 200 MB",
          },
          {
            what: `emails to people (${listed(toPeople)})`,
            value: String(toPeople.reduce((sum, { count }) => sum + count, 0)),
            target: "<= 5",
          },
          {
            what: "emails to dispatch",
            value: listed(emails.filter(({ kind }) => toDispatch.includes(kind))),
            target: "",
          },
          ...Object.entries(counts).map(([name, statuses]) => ({
            what: `answers to ${name}`,
            value: Object.entries(statuses)
              .map(([status, count]) => `${count} of ${status}`)
              .join(", "),
            target: "",
          })),
        ];
      } finally {
        await group.stop();
      }
    }),
};
