import { sql } from "drizzle-orm";
import type { Database } from "#database/open.server.ts";
import type { Settings } from "#settings";
import type { Task } from "./task.ts";
import type { WorkerLog } from "./trouble-log.ts";

/** The task by whose age the worker is judged. */
export const WATCH = "watch";
const MINUTE_MS = 60_000;

interface TaskMaterial {
  readonly settings: Settings;
  readonly database: Database;
  readonly log: WorkerLog;
}

/** All that the worker does. */
export function createTasks({ database }: TaskMaterial): readonly Task[] {
  return [
    {
      name: WATCH,
      everyMs: MINUTE_MS,
      async run() {
        await database.run((queries) => queries.execute(sql`select 1`));
      },
    },
  ];
}
