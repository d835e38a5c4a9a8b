import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#database/open.server.ts";
import type { Task } from "./task.ts";

/** Time in ms that the result of a check is used: tasks run every second, slightly apart, and share one check. */
const CHECK_VALID_MS = 900;

export interface QueueTask extends Task {
  /** SQL condition that is true if the queue contains work that is due. */
  readonly hasWork: SQL;
}

type Found = Readonly<Record<string, boolean>>;

/**
 * Makes tasks that run only if their queue contains work. One statement per second checks all queues. After a
 * task did work, the next check is a new one: that work can fill the queue of another task.
 */
export function whileWaiting(
  database: Database,
  tasks: readonly QueueTask[],
  now: () => number = () => performance.now(),
): readonly Task[] {
  const columns = tasks.map(({ name, hasWork }) => sql`${hasWork} AS ${sql.identifier(name)}`);
  let last: { readonly at: number; readonly found: Promise<Found> } | null = null;

  async function queryWork(): Promise<Found> {
    const { rows } = await database.run((queries) =>
      queries.execute<Found>(sql`SELECT ${sql.join(columns, sql`, `)}`),
    );
    return rows[0] ?? {};
  }

  async function readWork(): Promise<Found> {
    if (last === null || now() - last.at >= CHECK_VALID_MS) {
      const mine = { at: now(), found: queryWork() };
      last = mine;
      mine.found.catch(() => {
        if (last === mine) last = null;
      });
    }
    return last.found;
  }

  return tasks.map(({ hasWork: _, ...task }) => ({
    ...task,
    async run(signal) {
      const found = await readWork();
      if (found[task.name] === false) return;
      await task.run(signal);
      last = null;
    },
  }));
}
