import type { Database } from "#database/open.server.ts";
import { claimTask } from "#database/task-claims.server.ts";
import type { Task } from "./task.ts";

/**
 * Share of the task's interval that a claim lasts. Workers' runs drift apart, so a claim must end before the
 * same worker's next run.
 */
const CLAIM_SHARE = 0.85;

/**
 * Makes a task that only one worker of an installation runs at a time. Other workers skip their run while the
 * claim lasts.
 */
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
