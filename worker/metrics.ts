import { Counter, Gauge, Histogram } from "prom-client";
import type { CapUse } from "#accounts/text-caps.server.ts";
import { CHANNELS, type Channel } from "#database/schema.ts";
import type { Claimed, Outcome } from "#delivery/delivery.ts";
import type { PathCounters } from "#fires/model.ts";
import type { PollReport } from "#history/poll.server.ts";
import { createProgramMetrics } from "#program-metrics";
import type { Cleanings } from "#territory/cleanings.ts";
import type { FailedLogin } from "./operator/sign-in.ts";
import type { TaskObserver } from "./run-tasks.ts";

export interface WorkerMetrics extends TaskObserver {
  /** What one poll of the watch found. */
  polled(poll: PollReport): void;
  /** How far alerts are behind what happens. */
  behind(seconds: number): void;
  /** Which channels are closed by themselves. */
  closed(channels: readonly Channel[]): void;
  /** How far the daily caps on texts are used. */
  textCaps(uses: readonly CapUse[]): void;
  /** What became of a message. */
  handedOver(letter: Pick<Claimed, "channel" | "kind">, outcome: Outcome): void;
  /** A sealed value was met that no key opens. */
  unreadable(): void;
  /** That somebody was shown people's data could not be written down. */
  unwritten(): void;
  /** A login at the agency's pages failed. */
  loginFailed(how: FailedLogin): void;
  /** The shared password opened a page because the identity provider does not answer. */
  fellBack(): void;
  /** Age of the last good run of a task, in ms; infinite before the first. */
  ageMs(task: string): number;
  /** The Prometheus text of everything. */
  text(): Promise<string>;
}

const SECONDS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

/** Everything the worker measures of itself, on a registry of its own. */
export function createWorkerMetrics(
  now: () => number,
  cleanings: Cleanings,
  fireDataCalls: () => readonly PathCounters[],
): WorkerMetrics {
  const registry = createProgramMetrics(cleanings, fireDataCalls);
  const registers = [registry];
  const runs = new Counter({
    name: "vigie_task_runs_total",
    help: "Runs of the worker's tasks by outcome",
    labelNames: ["task", "outcome"] as const,
    registers,
  });
  const durations = new Histogram({
    name: "vigie_task_seconds",
    help: "Time one run took",
    labelNames: ["task"] as const,
    buckets: SECONDS,
    registers,
  });
  const lastGood = new Gauge({
    name: "vigie_task_last_success_timestamp_seconds",
    help: "When a task last ended well",
    labelNames: ["task"] as const,
    registers,
  });
  const changes = new Counter({
    name: "vigie_changes_total",
    help: "Changes that this worker wrote",
    registers,
  });
  const refused = new Counter({
    name: "vigie_refused_changes_total",
    help: "Changes that the database refused: no one is notified of them",
    registers,
  });
  const capFaults = new Counter({
    name: "vigie_cap_faults_total",
    help: "CAP messages that could not be read (unreadable), or that the database refused (refused)",
    labelNames: ["fault"] as const,
    registers,
  });
  const answers = new Counter({
    name: "vigie_watch_answers_total",
    help: "What the watch did with each path's answer",
    labelNames: ["path", "outcome"] as const,
    registers,
  });
  const messages = new Counter({
    name: "vigie_messages_total",
    help: "Messages handed over, by channel, kind and what became of them",
    labelNames: ["channel", "kind", "outcome"] as const,
    registers,
  });
  const unreadable = new Counter({
    name: "vigie_unreadable_values_total",
    help: "Times that a sealed value was met which no key opens",
    registers,
  });
  const unwritten = new Counter({
    name: "vigie_unwritten_consultations_total",
    help: "Times that it could not be written down who was shown people's data",
    registers,
  });
  const failedLogins = new Counter({
    name: "vigie_failed_logins_total",
    help: "Logins at the agency's pages that failed, by how",
    labelNames: ["how"] as const,
    registers,
  });
  const fallbacks = new Counter({
    name: "vigie_shared_password_uses_total",
    help: "Times that the shared password opened a page of the agency because the identity provider did not answer",
    registers,
  });
  const behind = new Gauge({
    name: "vigie_alerts_behind_seconds",
    help: "Since the last reading, or the oldest change that is not matched or waits for the agency, whichever is older",
    registers,
  });
  const closed = new Gauge({
    name: "vigie_channel_closed",
    help: "1 while a channel is closed because it refused a sudden share of its messages",
    labelNames: ["channel"] as const,
    registers,
  });
  const textCapUse = new Gauge({
    name: "vigie_text_cap_used_ratio",
    help: "Used share of each daily cap on texts that strangers can cause: 1 means that no more are sent today",
    labelNames: ["kind", "cap"] as const,
    registers,
  });
  const doneAt = new Map<string, number>();
  return {
    ran(task, outcome, seconds) {
      runs.inc({ task, outcome });
      durations.observe({ task }, seconds);
      if (outcome === "failed") return;
      doneAt.set(task, now());
      lastGood.set({ task }, now() / 1000);
    },
    polled(poll) {
      changes.inc(poll.changes);
      refused.inc(poll.refused);
      for (const [fault, count] of Object.entries(poll.cap)) capFaults.inc({ fault }, count);
      for (const [path, outcome] of Object.entries(poll.paths)) answers.inc({ path, outcome });
    },
    behind: (seconds) => behind.set(seconds),
    closed(channels) {
      for (const channel of CHANNELS) closed.set({ channel }, channels.includes(channel) ? 1 : 0);
    },
    textCaps(uses) {
      for (const { kind, cap, used, most } of uses) textCapUse.set({ kind, cap }, used / most);
    },
    handedOver({ channel, kind }, outcome) {
      messages.inc({ channel, kind, outcome: outcome.kind });
    },
    unreadable() {
      unreadable.inc();
    },
    unwritten() {
      unwritten.inc();
    },
    loginFailed: (how) => failedLogins.inc({ how }),
    fellBack: () => fallbacks.inc(),
    ageMs: (task) => now() - (doneAt.get(task) ?? Number.NEGATIVE_INFINITY),
    text: () => registry.metrics(),
  };
}
