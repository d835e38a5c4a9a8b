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

/** Labels and value of one line of a metric. */
type Row<Label extends string> = readonly [labels: Readonly<Partial<Record<Label, string>>>, value: number];

/** Returns functions that create metrics and add them to a registry. */
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
    /** Creates a counter whose counts are kept elsewhere, and copied at each scrape. */
    copied: <Label extends string>(
      name: string,
      help: string,
      labelNames: readonly Label[],
      rows: () => readonly Row<Label>[],
    ) =>
      new Counter({
        ...{ name, help, labelNames, registers },
        collect() {
          this.reset();
          for (const [labels, count] of rows()) this.inc(labels, count);
        },
      }),
    /** Creates a gauge that is measured at each scrape. A line that `rows` omits keeps its last value. */
    measured: <Label extends string>(
      name: string,
      help: string,
      labelNames: readonly Label[],
      rows: () => readonly Row<Label>[] | Promise<readonly Row<Label>[]>,
    ) =>
      new Gauge({
        ...{ name, help, labelNames, registers },
        async collect() {
          for (const [labels, value] of await rows()) this.set(labels, value);
        },
      }),
  };
}

/** Makes a registry with the metrics of every program. */
export function createProgramMetrics(facts: ProgramFacts): Registry {
  const { name, version, database, cleanings, fireDataCalls } = facts;
  const registry = new Registry();
  const { copied, gauge, measured } = instruments(registry);
  collectDefaultMetrics({ register: registry });
  gauge("vigie_build_info", "1, with the program and its build", ["program", "version"]).set(
    { program: name, version },
    1,
  );
  measured(
    "vigie_database_connections",
    "Connections of this program's pools, to the primary and the replica: total, idle, and callers that wait for one",
    ["state"],
    () => Object.entries(database.connections()).map(([state, count]) => [{ state }, count]),
  );
  watchClock(registry, database);
  copied("vigie_cleaned_texts_total", "Cleaned texts from outside, by source", ["source"], () =>
    [...cleanings.counts()].map(([source, count]) => [{ source }, count]),
  );
  copied(
    "vigie_fire_data_calls_total",
    "Calls of the public data API by path and outcome",
    ["path", "outcome"],
    () =>
      fireDataCalls().flatMap(({ path, answers, failures }) =>
        Object.entries({ answered: answers, ...failures }).map(
          ([outcome, count]) => [{ path, outcome }, count] as const,
        ),
      ),
  );
  copied(
    "vigie_outside_requests_total",
    "Requests to outside services: answered, answered with a status of failure, or failed",
    ["source", "outcome"],
    () => [...outsideRequests()].map(({ source, kind, count }) => [{ source, outcome: kind }, count]),
  );
  copied(
    "vigie_refused_answers_total",
    "Responses of outside services that redirected elsewhere, had another type, or were too long or too slow",
    ["source", "reason"],
    () => [...refusedAnswers()].map(({ source, kind, count }) => [{ source, reason: kind }, count]),
  );
  return registry;
}

function watchClock(registry: Registry, database: ProgramFacts["database"]): void {
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
