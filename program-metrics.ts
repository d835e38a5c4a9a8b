import { Counter, collectDefaultMetrics, Registry } from "prom-client";
import type { PathCounters } from "#fires/model.ts";
import type { Cleanings } from "#territory/cleanings.ts";
import { refusedAnswers } from "#territory/fetch-outside.server.ts";

/** A registry of metrics with what every program measures: its process, cleaned texts, requests to the data service and refused answers. */
export function createProgramMetrics(
  cleanings: Cleanings,
  fireDataCalls: () => readonly PathCounters[],
): Registry {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  new Counter({
    name: "vigie_cleaned_texts_total",
    help: "Texts from outside that had to be cleaned, by source",
    labelNames: ["source"] as const,
    registers,
    collect() {
      // The counts are kept elsewhere; they are copied at each reading.
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
    name: "vigie_refused_answers_total",
    help: "Answers of outside services that redirected elsewhere, had another type, or were too long or too slow",
    labelNames: ["source", "reason"] as const,
    registers,
    collect() {
      this.reset();
      for (const { source, code, count } of refusedAnswers()) this.inc({ source, reason: code }, count);
    },
  });
  return registry;
}
