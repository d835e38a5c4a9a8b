import { Counter, Gauge, Histogram } from "prom-client";
import type { CapUse } from "#accounts/text-caps.server.ts";
import type { AlertProgress } from "#alerts/alert-status.server.ts";
import type { BackupAges } from "#database/backup-ages.server.ts";
import { CHANNELS, type Channel } from "#database/schema.ts";
import type { Claimed, DeliveryResult } from "#delivery/delivery.ts";
import type { PollReport } from "#history/poll.server.ts";
import { createProgramMetrics, type ProgramFacts } from "#program-metrics";
import type { TaskObserver } from "./run-tasks.ts";
import type { FailedLogin } from "./sign-in/password.ts";

export interface WorkerMetrics extends TaskObserver {
  /** Records the result of one poll of the watch. */
  polled(poll: PollReport): void;
  /** Records the delay of alerts and the length of the queues. */
  progressed(progress: AlertProgress): void;
  /** Records which channels closed by themselves. */
  closed(channels: readonly Channel[]): void;
  /** Records how far the daily caps on text messages are used. */
  textCaps(uses: readonly CapUse[]): void;
  /** Records whether the hourly test message of a channel fails. */
  canary(channel: Channel, isFailing: boolean): void;
  /** Records the ages of the archive and of the newest backup. */
  backedUp(ages: BackupAges): void;
  /** Records the seconds between the reading that showed a change and the sending of its alert. */
  delayed(channel: Channel, seconds: number): void;
  /** Records the result of a message. */
  handedOver(letter: Pick<Claimed, "channel" | "kind">, outcome: DeliveryResult): void;
  /** Counts a sealed value that no key can decrypt. */
  unreadable(): void;
  /** Counts a failure to record who was shown people's data. */
  unwritten(): void;
  /** Counts a failed login at the agency's pages. */
  loginFailed(how: FailedLogin): void;
  /** Counts a use of the shared password because the identity provider does not answer. */
  fellBack(): void;
  /** Returns the ms since any worker last read all that is watched; infinite before the first time. */
  watchedAgeMs(): number;
  /** Returns all metrics as Prometheus text. */
  text(): Promise<string>;
}

const SECONDS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];
const DELAY_SECONDS = [1, 2, 5, 10, 20, 30, 60, 120, 180, 300, 600, 1_800, 3_600];

/** Makes the worker's metrics, on their own registry. */
export function createWorkerMetrics(now: () => number, facts: Omit<ProgramFacts, "name">): WorkerMetrics {
  const registry = createProgramMetrics({ name: "worker", ...facts });
  const registers = [registry];
  const runs = new Counter({
    name: "vigie_task_runs_total",
    help: "Runs of the worker's tasks by outcome",
    labelNames: ["task", "outcome"] as const,
    registers,
  });
  const durations = new Histogram({
    name: "vigie_task_seconds",
    help: "Duration of one run",
    labelNames: ["task"] as const,
    buckets: SECONDS,
    registers,
  });
  const lastGood = new Gauge({
    name: "vigie_task_last_success_timestamp_seconds",
    help: "Time of a task's last successful run",
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
    help: "CAP messages that are unreadable (unreadable), or that the database refused (refused)",
    labelNames: ["fault"] as const,
    registers,
  });
  // `increase()` does not count the first value of a series.
  for (const fault of ["unreadable", "refused"]) capFaults.inc({ fault }, 0);
  const answers = new Counter({
    name: "vigie_watch_answers_total",
    help: "Results of the watch for each path's response",
    labelNames: ["path", "outcome"] as const,
    registers,
  });
  const messages = new Counter({
    name: "vigie_messages_total",
    help: "Messages given to a channel, by channel, kind and result",
    labelNames: ["channel", "kind", "outcome"] as const,
    registers,
  });
  const unreadable = new Counter({
    name: "vigie_unreadable_values_total",
    help: "Sealed values that no key can decrypt",
    registers,
  });
  const unwritten = new Counter({
    name: "vigie_unwritten_consultations_total",
    help: "Failures to record who was shown people's data",
    registers,
  });
  const failedLogins = new Counter({
    name: "vigie_failed_logins_total",
    help: "Failed logins at the agency's pages, by kind",
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
    help: "Age at the last reading of the oldest change that is not matched or waits for the agency, or of the oldest due alert that is not queued",
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
    help: "Used share of each daily cap on text messages that strangers can cause: 1 means that no more are sent today",
    labelNames: ["kind", "cap"] as const,
    registers,
  });
  const queued = new Gauge({
    name: "vigie_queued_deliveries",
    help: "Messages of all workers that are due, or were tried and wait",
    labelNames: ["channel"] as const,
    registers,
  });
  const oldest = new Gauge({
    name: "vigie_oldest_delivery_seconds",
    help: "Time since the oldest untried message was due; 0 if there is none",
    labelNames: ["channel"] as const,
    registers,
  });
  const delays = new Histogram({
    name: "vigie_alert_delay_seconds",
    help: "Time from the reading that showed a change until the channel accepted its alert, except alerts that waited on purpose",
    labelNames: ["channel"] as const,
    buckets: DELAY_SECONDS,
    registers,
  });
  const canary = new Gauge({
    name: "vigie_canary_failing",
    help: "1 while the hourly test message of a channel fails; absent if the channel has none",
    labelNames: ["channel"] as const,
    registers,
  });
  const archiveAge = new Gauge({
    name: "vigie_archive_age_seconds",
    help: "Age of the newest file of the database's log in the archive; since the server's start if the archive is empty",
    registers,
  });
  const backupAge = new Gauge({
    name: "vigie_backup_age_seconds",
    help: "Age of the newest backup; since the first migration if no backup was made",
    registers,
  });
  // Before the first check, there is no age.
  for (const gauge of [archiveAge, backupAge]) gauge.remove();
  /** Time when any worker last read all that is watched, by this program's clock. */
  let watchedAt = Number.NEGATIVE_INFINITY;
  return {
    ran(task, outcome, seconds) {
      runs.inc({ task, outcome });
      durations.observe({ task }, seconds);
      if (outcome === "failed") return;
      lastGood.set({ task }, now() / 1000);
    },
    polled(poll) {
      changes.inc(poll.changes);
      refused.inc(poll.refused);
      for (const [fault, count] of Object.entries(poll.cap)) capFaults.inc({ fault }, count);
      for (const [path, outcome] of Object.entries(poll.paths)) answers.inc({ path, outcome });
      const isRead = Object.values(poll.paths).every((each) => each !== "failed" && each !== "unreadable");
      // A minute later, the rows contain the same time.
      if (isRead) watchedAt = now();
    },
    progressed({ behindSeconds, watchedSeconds, queues }) {
      behind.set(behindSeconds);
      if (watchedSeconds !== null) watchedAt = now() - watchedSeconds * 1_000;
      for (const { channel, messages, seconds } of queues) {
        queued.set({ channel }, messages);
        oldest.set({ channel }, seconds);
      }
    },
    closed(channels) {
      for (const channel of CHANNELS) closed.set({ channel }, channels.includes(channel) ? 1 : 0);
    },
    textCaps(uses) {
      for (const { kind, cap, used, most } of uses) textCapUse.set({ kind, cap }, used / most);
    },
    canary: (channel, isFailing) => canary.set({ channel }, isFailing ? 1 : 0),
    backedUp({ archive, backup }) {
      archiveAge.set(archive);
      backupAge.set(backup);
    },
    delayed: (channel, seconds) => delays.observe({ channel }, seconds),
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
    watchedAgeMs: () => now() - watchedAt,
    text: () => registry.metrics(),
  };
}
