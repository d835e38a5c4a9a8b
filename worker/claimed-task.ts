import type { Database } from "#database/open.server.ts";
import { claimTask } from "#database/task-claims.server.ts";
import type { Task } from "./task.ts";

/** Runs of different workers drift apart: a claim ends before the next run of the same worker. */
const CLAIM_SHARE = 0.85;

/** Makes a task that one worker of an installation runs at a time. The others skip their run while its claim lasts. */
export function claimed(database: Database, task: Task): Task {
  const seconds = (CLAIM_SHARE * task.everyMs) / 1_000;
  /** Whether this worker's last run failed: it tries again without a new claim. */
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
