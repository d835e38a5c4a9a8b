import type { Database } from "#database/open.server.ts";
import { claimTask } from "#database/task-claims.server.ts";
import type { Task } from "./task.ts";

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
