import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { databaseNow } from "#database/database-now.server.ts";
import type { Database } from "#database/open.server.ts";
import type { PathCounters } from "#fires/model.ts";
import type { Cleanings } from "#territory/cleanings.ts";
import { outsideRequests, refusedAnswers } from "#territory/fetch-outside.server.ts";

export interface ProgramFacts {
  readonly name: "site" | "worker";
  readonly version: string;
  readonly database: Pick<Database, "connections" | "run">;
  readonly cleanings: Cleanings;
  readonly fireDataCalls: () => readonly PathCounters[];
}

/** Returns functions that create metrics (counter, gauge, histogram) and add them to a registry. */
export function instruments(registry: Registry) {
  const registers = [registry];
  return {
    counter: <Label extends string = never>(name: string, help: string, labelNames: readonly Label[] = []) =>
      new Counter({ name, help, labelNames, registers }),
    gauge: <Label extends string = never>(name: string, help: string, labelNames: readonly Label[] = []) =>
      new Gauge({ name, help, labelNames, registers }),
    histogram: <Label extends string>(
      name: string,
      help: string,
      labelNames: readonly Label[],
      buckets: number[],
    ) => new Histogram({ name, help, labelNames, buckets, registers }),
  };
}

/** Makes a registry with the metrics of every program. */
export function createProgramMetrics(facts: ProgramFacts): Registry {
  const { name, version, database, cleanings, fireDataCalls } = facts;
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: "vigie_build_info",
    help: "1, with the program and its build",
    labelNames: ["program", "version"] as const,
    registers,
  }).set({ program: name, version }, 1);
  watchDatabase(registry, database);
  new Counter({
    name: "vigie_cleaned_texts_total",
    help: "Cleaned texts from outside, by source",
    labelNames: ["source"] as const,
    registers,
    collect() {
      // The counts are kept elsewhere, and copied at each scrape.
      this.reset();
      for (const [source, count] of cleanings.counts()) this.inc({ source }, count);
    },
  });
  new Counter({
    name: "vigie_fire_data_calls_total",
    help: "Calls of the public data API by path and outcome",
    labelNames: ["path", "outcome"] as const,
    registers,
    collect() {
      this.reset();
      for (const { path, answers, failures } of fireDataCalls()) {
        this.inc({ path, outcome: "answered" }, answers);
        for (const [outcome, count] of Object.entries(failures)) this.inc({ path, outcome }, count);
      }
    },
  });
  new Counter({
    name: "vigie_outside_requests_total",
    help: "Requests to outside services: answered, answered with a status of failure, or failed",
    labelNames: ["source", "outcome"] as const,
    registers,
    collect() {
      this.reset();
      for (const { source, kind, count } of outsideRequests()) this.inc({ source, outcome: kind }, count);
    },
  });
  new Counter({
    name: "vigie_refused_answers_total",
    help: "Responses of outside services that redirected elsewhere, had another type, or were too long or too slow",
    labelNames: ["source", "reason"] as const,
    registers,
    collect() {
      this.reset();
      for (const { source, kind, count } of refusedAnswers()) this.inc({ source, reason: kind }, count);
    },
  });
  return registry;
}

function watchDatabase(registry: Registry, database: ProgramFacts["database"]): void {
  new Gauge({
    name: "vigie_database_connections",
    help: "Connections of this program's pools, to the primary and the replica: total, idle, and callers that wait for one",
    labelNames: ["state"] as const,
    registers: [registry],
    collect() {
      for (const [state, count] of Object.entries(database.connections())) this.set({ state }, count);
    },
  });
  const skew = new Gauge({
    name: "vigie_clock_skew_seconds",
    help: "This program's clock minus the database's, measured after the last scrape; absent while the database is away",
    // A gauge without labels would begin at 0.
    labelNames: ["against"] as const,
    registers: [registry],
    collect() {
      // A database that does not answer must not delay the other metrics: the next scrape has the result.
      void measureSkew();
    },
  });
  let isMeasuring = false;
  async function measureSkew(): Promise<void> {
    if (isMeasuring) return;
    isMeasuring = true;
    try {
      const { requestedAt, at, answeredAt } = await database.run(async (queries) => {
        const requestedAt = Date.now();
        return { requestedAt, at: await databaseNow(queries), answeredAt: Date.now() };
      });
      skew.set({ against: "database" }, ((requestedAt + answeredAt) / 2 - at.getTime()) / 1000);
    } catch {
      skew.reset();
    } finally {
      isMeasuring = false;
    }
  }
}
