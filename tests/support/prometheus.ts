import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { freeBlock } from "#test-ports";
import { answers } from "../../tools/launch/process-group.ts";
import { inProject } from "../../tools/launch/project.ts";

const START_LIMIT_MS = 60_000;

/**
 * Factor by which durations in the rules are shortened, because programs in tests wait two seconds instead of
 * a minute (`quick-refresh.ts`).
 */
const TIMES_FASTER = 30;
/** Interval at which Prometheus reads metrics in production, as in docs/operations.md. */
const SCRAPE_MS = 15_000;
const UNITS_MS: Readonly<Record<string, number>> = { s: 1_000, m: 60_000, h: 3_600_000 };
const DURATION = /(\[|for: |interval: )(\d+)([smh])\b/g;

/** Returns the production rules with each duration divided by `TIMES_FASTER`. Thresholds are unchanged. */
const fasterRules = (rules: string): string =>
  rules.replace(
    DURATION,
    (_, before, length, unit) => `${before}${(length * (UNITS_MS[unit] ?? Number.NaN)) / TIMES_FASTER}ms`,
  );

const vector = z.object({
  data: z.object({
    result: z.array(z.object({ metric: z.record(z.string(), z.string()) })),
  }),
});

export type Prometheus = Awaited<ReturnType<typeof startPrometheus>>;

/** Starts a Prometheus with the rules of `deploy/monitoring/`. @param targets origins of the programs */
export async function startPrometheus(targets: readonly string[]) {
  const folder = await mkdtemp(join(tmpdir(), "vigie-prometheus-"));
  const rules = readFileSync(inProject("deploy/monitoring/rules.yml"), "utf8");
  await writeFile(join(folder, "rules.yml"), fasterRules(rules));
  const every = `${SCRAPE_MS / TIMES_FASTER}ms`;
  // Prometheus reads YAML, and JSON is valid YAML.
  const configuration = {
    global: { scrape_interval: every, scrape_timeout: every, evaluation_interval: every },
    rule_files: ["rules.yml"],
    scrape_configs: [
      { job_name: "vigie", static_configs: [{ targets: targets.map((origin) => new URL(origin).host) }] },
    ],
  };
  await writeFile(join(folder, "prometheus.yml"), JSON.stringify(configuration));
  const origin = `http://127.0.0.1:${await freeBlock()}`;
  const child = spawn("prometheus", [
    `--config.file=${join(folder, "prometheus.yml")}`,
    `--storage.tsdb.path=${join(folder, "data")}`,
    `--web.listen-address=${new URL(origin).host}`,
    "--log.level=warn",
  ]);
  let text = "";
  child.stderr.on("data", (words: Buffer) => {
    text += words;
  });
  const ended = once(child, "exit");
  async function stop(): Promise<void> {
    child.kill();
    await ended;
    await rm(folder, { recursive: true });
  }
  const deadline = Date.now() + START_LIMIT_MS;
  while (!(await answers(`${origin}/-/ready`))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      if (child.exitCode === null) await stop();
      throw new Error(`Prometheus did not start:\n${text}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  async function query(expression: string) {
    const answer = await fetch(`${origin}/api/v1/query?${new URLSearchParams({ query: expression })}`);
    if (!answer.ok) throw new Error(await answer.text());
    return vector.parse(await answer.json()).data.result.map(({ metric }) => metric);
  }
  return {
    query,
    /** Returns the labels of each alarm that is firing. */
    firing: () => query('ALERTS{alertstate="firing"}'),
    /** Returns the labels of each alarm that has fired since a moment. @param at milliseconds since 1970 */
    firedSince: (at: number) =>
      query(`last_over_time(ALERTS{alertstate="firing"}[${Math.ceil(Date.now() - at)}ms])`),
    stop,
  };
}
