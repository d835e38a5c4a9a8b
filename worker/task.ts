import type { AccountsContext } from "#accounts/accounts-context.server.ts";
import type { Database } from "#database/open.server.ts";
import { claimTask } from "#database/task-claims.server.ts";
import type { Seal } from "#delivery/seal.server.ts";
import type { FileStore } from "#intake/file-store.server.ts";
import type { Settings } from "#settings";
import type { Cleanings } from "#territory/cleanings.ts";
import type { WorkerMetrics } from "./metrics.ts";
import type { WorkerLog } from "./trouble-log.ts";

/** A repeated job of the worker. */
export interface Task {
  /** Name in logs and metrics. */
  readonly name: string;
  /** Pause between the end of one run and the start of the next, in ms. */
  readonly everyMs: number;
  /** True if the task starts at the same moments as all such tasks with the same interval. */
  readonly isTogether?: boolean;
  /** Longest pause after a run that failed, in ms; `everyMs` if unset. */
  readonly longestRetryMs?: number;
  /**
   * Runs the task once. A run must be safe to repeat at any moment, in several workers at once, and after a
   * crash. A run that can always find more work must stop when `limitRun` tells it.
   * @param signal aborted when the worker stops; a run should then end early if it can
   */
  run(signal: AbortSignal): Promise<void>;
}

/** Parts that the worker's tasks share. Each task takes those that it uses. */
export interface TaskParts {
  readonly settings: Settings;
  readonly database: Database;
  readonly seal: Seal;
  readonly cleanings: Cleanings;
  readonly log: WorkerLog;
  readonly metrics: WorkerMetrics;
  readonly accounts: AccountsContext;
  readonly photos: FileStore;
  readonly contactFiles: FileStore;
}

/** Time in ms after which a run takes no more work: monitoring expects that each task ends runs regularly. */
const RUN_LIMIT_MS = 60_000;

/** Makes a function that returns true once the worker stops or the run has lasted a minute. */
export function limitRun(signal: AbortSignal): () => boolean {
  const startedAt = performance.now();
  return () => signal.aborted || performance.now() - startedAt > RUN_LIMIT_MS;
}

/** Share of the interval that a claim lasts: it must end before the worker's next run, whose time drifts. */
const CLAIM_SHARE = 0.85;

/** Makes a task that one worker of an installation runs at a time, while other workers skip it. */
export function claimed(database: Database, task: Task): Task {
  const seconds = (CLAIM_SHARE * task.everyMs) / 1_000;
  /** Whether this worker's last run failed. If it did, the worker retries without a new claim. */
  let isOwed = false;
  return {
    ...task,
    async run(signal) {
      isOwed ||= await database.run((queries) => claimTask(queries, task.name, seconds));
      if (!isOwed) return;
      await task.run(signal);
      isOwed = false;
    },
  };
}
