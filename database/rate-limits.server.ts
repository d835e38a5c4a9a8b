import { eq, lt, sql } from "drizzle-orm";
import type { Database } from "./open.server.ts";
import { rateLimits } from "./schema.ts";

/** How often something may be done, in a window of how many seconds. */
export interface Limit {
  readonly most: number;
  readonly perSeconds: number;
}

export type Taken =
  | { readonly isAllowed: true }
  | { readonly isAllowed: false; readonly retryAfterSeconds: number };

/** Limits that hold over every process and restart. */
export interface RateLimits {
  /** Counts so many more of a key, one if not said, in one statement. @throws {DatabaseError} */
  take(key: string, limit: Limit, amount?: number): Promise<Taken>;
  /** Forgets what was counted of a key. @throws {DatabaseError} */
  forget(key: string): Promise<void>;
  /** Forgets windows that ended before a moment. @throws {DatabaseError} */
  sweep(before: Date): Promise<void>;
}

export function createRateLimits(database: Database, now: () => Date = () => new Date()): RateLimits {
  return {
    async take(key, { most, perSeconds }, amount = 1) {
      const at = now();
      const oldest = new Date(at.getTime() - perSeconds * 1000);
      // One that begins long after now is of a clock that was wrong.
      const future = new Date(at.getTime() + perSeconds * 1000);
      const isOver = sql`(${rateLimits.windowStart} <= ${oldest} OR ${rateLimits.windowStart} > ${future})`;
      const [row] = await database.run((queries) =>
        queries
          .insert(rateLimits)
          .values({ key, windowStart: at, count: amount })
          .onConflictDoUpdate({
            target: rateLimits.key,
            set: {
              windowStart: sql`CASE WHEN ${isOver} THEN ${at} ELSE ${rateLimits.windowStart} END`,
              count: sql`CASE WHEN ${isOver} THEN ${amount} ELSE ${rateLimits.count} + ${amount} END`,
            },
          })
          .returning(),
      );
      if (row === undefined || row.count <= most) return { isAllowed: true };
      const endsMs = row.windowStart.getTime() + perSeconds * 1000;
      return { isAllowed: false, retryAfterSeconds: Math.max(1, Math.ceil((endsMs - at.getTime()) / 1000)) };
    },
    async forget(key) {
      await database.run((queries) => queries.delete(rateLimits).where(eq(rateLimits.key, key)));
    },
    async sweep(before) {
      await database.run((queries) => queries.delete(rateLimits).where(lt(rateLimits.windowStart, before)));
    },
  };
}
