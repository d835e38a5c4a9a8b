import { drizzle } from "drizzle-orm/node-postgres";
import { Pool } from "pg";
import { z } from "zod";
import { type Database, FEW_ROWS } from "#database/open.server.ts";

/** A statement and its duration, from PostgreSQL's log of plans. */
export interface Plan {
  readonly statement: string;
  readonly ms: number;
}

/** Settings with which PostgreSQL logs each statement's parameters and actual plan. */
const EXPLAIN = [
  "session_preload_libraries=auto_explain",
  "auto_explain.log_min_duration=0",
  "auto_explain.log_analyze=on",
  "auto_explain.log_timing=off",
  "auto_explain.log_format=json",
  "client_min_messages=log",
];
const TOLD = /^duration: ([\d.]+) ms {2}plan:\s*(\{[\s\S]*\})$/;

const loggedPlan = z.object({ "Query Text": z.string() });

function planOf(message: string): Plan | null {
  const [, ms, json] = TOLD.exec(message) ?? [];
  if (json === undefined) return null;
  return { statement: loggedPlan.parse(JSON.parse(json))["Query Text"], ms: Number(ms) };
}

/** Opens a database without time limits. `plansOf` returns the plans of the statements that `act` runs. */
export function openExplained(url: string) {
  const pool = new Pool({
    connectionString: url,
    max: 1,
    options: [FEW_ROWS, ...EXPLAIN.map((setting) => `-c ${setting}`)].join(" "),
  });
  // The server can stop before it reads the close message.
  pool.on("error", () => {});
  let plans: Plan[] = [];
  pool.on("connect", (client) => {
    client.on("notice", ({ message }) => {
      const plan = planOf(message ?? "");
      if (plan) plans.push(plan);
    });
  });
  const queries = drizzle(pool);
  const database: Database = {
    run: (work) => work(queries),
    transaction: (work) => queries.transaction(work),
    unlimited: (work) => work(queries),
    connections: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => pool.end(),
  };
  return {
    database,
    async plansOf(act: () => Promise<unknown>): Promise<readonly Plan[]> {
      plans = [];
      await act();
      return plans;
    },
  };
}
