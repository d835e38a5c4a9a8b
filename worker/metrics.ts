import type { CapUse } from "#accounts/text-caps.server.ts";
import type { AlertProgress } from "#alerts/alert-status.server.ts";
import type { BackupAges } from "#database/backup-ages.server.ts";
import { CHANNELS, type Channel } from "#database/schema.ts";
import type { Claimed, DeliveryResult } from "#delivery/delivery.ts";
import type { PollReport } from "#history/poll.server.ts";
import { createProgramMetrics, instruments, type ProgramFacts } from "#program-metrics";
import type { FailedLogin } from "./sign-in/password.ts";

const SECONDS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];
const DELAY_SECONDS = [1, 2, 5, 10, 20, 30, 60, 120, 180, 300, 600, 1_800, 3_600];

/** Makes the worker's metrics, on their own registry. */
export function createWorkerMetrics(now: () => number, facts: Omit<ProgramFacts, "name">) {
  const registry = createProgramMetrics({ name: "worker", ...facts });
  const { counter, gauge, histogram } = instruments(registry);
  const runs = counter("vigie_task_runs_total", "Runs of the worker's tasks by outcome", ["task", "outcome"]);
  const durations = histogram("vigie_task_seconds", "Duration of one run", ["task"], SECONDS);
  const lastGood = gauge(
    "vigie_task_last_success_timestamp_seconds",
    "Time of a task's last successful run",
    ["task"],
  );
  const changes = counter("vigie_changes_total", "Changes that this worker wrote");
  const refused = counter(
    "vigie_refused_changes_total",
    "Changes that the database refused: no one is notified of them",
  );
  const capFaults = counter(
    "vigie_cap_faults_total",
    "CAP messages that are unreadable (unreadable), or that the database refused (refused)",
    ["fault"],
  );
  // Start each series at 0: `increase()` of Prometheus does not count the first value of a series.
  for (const fault of ["unreadable", "refused"]) capFaults.inc({ fault }, 0);
  const answers = counter("vigie_watch_answers_total", "Results of the watch for each path's response", [
    "path",
    "outcome",
  ]);
  const messages = counter(
    "vigie_messages_total",
    "Messages given to a channel, by channel, kind and result",
    ["channel", "kind", "outcome"],
  );
  const unreadable = counter("vigie_unreadable_values_total", "Sealed values that no key can decrypt");
  const unwritten = counter(
    "vigie_unwritten_consultations_total",
    "Failures to record who was shown people's data",
  );
  const failedLogins = counter("vigie_failed_logins_total", "Failed logins at the agency's pages, by kind", [
    "how",
  ]);
  const fallbacks = counter(
    "vigie_shared_password_uses_total",
    "Times that the shared password opened a page of the agency because the identity provider did not answer",
  );
  const behind = gauge(
    "vigie_alerts_behind_seconds",
    "Age at the last reading of the oldest change that is not matched or waits for the agency, or of the oldest due alert that is not queued",
  );
  const closed = gauge(
    "vigie_channel_closed",
    "1 while a channel is closed because it refused a sudden share of its messages",
    ["channel"],
  );
  const textCapUse = gauge(
    "vigie_text_cap_used_ratio",
    "Used share of each daily cap on text messages that strangers can cause: 1 means that no more are sent today",
    ["kind", "cap"],
  );
  const queued = gauge(
    "vigie_queued_deliveries",
    "Messages of all workers that are due, or were tried and wait",
    ["channel"],
  );
  const oldest = gauge(
    "vigie_oldest_delivery_seconds",
    "Time since the oldest untried message was due; 0 if there is none",
    ["channel"],
  );
  const delays = histogram(
    "vigie_alert_delay_seconds",
    "Time from the reading that showed a change until the channel accepted its alert, except alerts that waited on purpose",
    ["channel"],
    DELAY_SECONDS,
  );
  const canary = gauge(
    "vigie_canary_failing",
    "1 while the hourly test message of a channel fails; absent if the channel has none",
    ["channel"],
  );
  const archiveAge = gauge(
    "vigie_archive_age_seconds",
    "Age of the newest file of the database's log in the archive; since the server's start if the archive is empty",
  );
  const backupAge = gauge(
    "vigie_backup_age_seconds",
    "Age of the newest backup; since the first migration if no backup was made",
  );
  // Before the first check, there is no age.
  for (const age of [archiveAge, backupAge]) age.remove();
  /** Time when any worker last read all that is watched, by this program's clock. */
  let watchedAt = Number.NEGATIVE_INFINITY;
  return {
    ran(task: string, outcome: "done" | "failed", seconds: number): void {
      runs.inc({ task, outcome });
      durations.observe({ task }, seconds);
      if (outcome === "failed") return;
      lastGood.set({ task }, now() / 1000);
    },
    polled(poll: PollReport): void {
      changes.inc(poll.changes);
      refused.inc(poll.refused);
      for (const [fault, count] of Object.entries(poll.cap)) capFaults.inc({ fault }, count);
      for (const [path, outcome] of Object.entries(poll.paths)) answers.inc({ path, outcome });
      const isRead = Object.values(poll.paths).every((each) => each !== "failed" && each !== "unreadable");
      // Do not wait for `progressed`, which gets this time from the database once a minute.
      if (isRead) watchedAt = now();
    },
    progressed({ behindSeconds, watchedSeconds, queues }: AlertProgress): void {
      behind.set(behindSeconds);
      if (watchedSeconds !== null) watchedAt = now() - watchedSeconds * 1_000;
      for (const { channel, messages, seconds } of queues) {
        queued.set({ channel }, messages);
        oldest.set({ channel }, seconds);
      }
    },
    closed(channels: readonly Channel[]): void {
      for (const channel of CHANNELS) closed.set({ channel }, channels.includes(channel) ? 1 : 0);
    },
    textCaps(uses: readonly CapUse[]): void {
      for (const { kind, cap, used, most } of uses) textCapUse.set({ kind, cap }, used / most);
    },
    canary: (channel: Channel, isFailing: boolean): void => canary.set({ channel }, isFailing ? 1 : 0),
    backedUp({ archive, backup }: BackupAges): void {
      archiveAge.set(archive);
      backupAge.set(backup);
    },
    /** Records the seconds from the reading that showed a change until a channel accepted its alert. */
    delayed: (channel: Channel, seconds: number): void => delays.observe({ channel }, seconds),
    handedOver({ channel, kind }: Pick<Claimed, "channel" | "kind">, outcome: DeliveryResult): void {
      messages.inc({ channel, kind, outcome: outcome.kind });
    },
    unreadable(): void {
      unreadable.inc();
    },
    unwritten(): void {
      unwritten.inc();
    },
    loginFailed: (how: FailedLogin): void => failedLogins.inc({ how }),
    fellBack: (): void => fallbacks.inc(),
    /** Returns the ms since any worker last read all that is watched; infinite before the first time. */
    watchedAgeMs: () => now() - watchedAt,
    text: () => registry.metrics(),
  };
}

export type WorkerMetrics = ReturnType<typeof createWorkerMetrics>;
