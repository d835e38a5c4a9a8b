import { sql } from "drizzle-orm";
import type { Queries } from "./open.server.ts";
import { taskClaims } from "./schema.ts";

/**
 * Claims, by the database's clock, a task that a single program of an installation must do.
 * @returns false if a program claimed it less than `everySeconds` ago
 * @throws {DatabaseError}
 */
export async function claimTask(queries: Queries, task: string, everySeconds: number): Promise<boolean> {
  const claimed = await queries
    .insert(taskClaims)
    .values({ task })
    .onConflictDoUpdate({
      target: taskClaims.task,
      set: { claimedAt: sql`now()` },
      // A claim in the future does not count: the clock was set back after it. Allow a second, because a
      // claim can be rounded up to the next millisecond.
      setWhere: sql`${taskClaims.claimedAt} <= now() - make_interval(secs => ${everySeconds})
        OR ${taskClaims.claimedAt} > now() + interval '1 second'`,
    })
    .returning({ task: taskClaims.task });
  return claimed.length > 0;
}
