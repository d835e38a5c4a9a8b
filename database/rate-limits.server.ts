import { eq, lt, sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
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
  /**
   * Counts `amount` more of a key in one statement. A key that this program refused is refused from
   * memory until its window ends, without a statement.
   * @throws {DatabaseError}
   */
  take(key: string, limit: Limit, amount?: number): Promise<Taken>;
  /** Forgets what was counted of a key. @throws {DatabaseError} */
  forget(key: string): Promise<void>;
  /** Forgets windows that ended before a moment. @throws {DatabaseError} */
  sweep(before: Date): Promise<void>;
}

/** Refused keys in memory: the least used one is forgotten first. */
const MOST_REFUSED = 20_000;

export function createRateLimits(database: Database, now: () => Date = () => new Date()): RateLimits {
  /** The window's end of each refused key, in milliseconds. */
  const refused = new LRUCache<string, number>({ max: MOST_REFUSED });

  return {
    async take(key, { most, perSeconds }, amount = 1) {
      const at = now();
      const secondsUntil = (endsMs: number) => Math.max(1, Math.ceil((endsMs - at.getTime()) / 1000));
      const refusedUntil = refused.get(key) ?? 0;
      // An end that is further away than a window is of a clock that was wrong.
      if (refusedUntil > at.getTime() && refusedUntil <= at.getTime() + perSeconds * 1000)
        return { isAllowed: false, retryAfterSeconds: secondsUntil(refusedUntil) };
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
      // Another program can forget a key that counts once: a webhook's event that it could not store.
      if (most > 1) refused.set(key, endsMs);
      return { isAllowed: false, retryAfterSeconds: secondsUntil(endsMs) };
    },
    async forget(key) {
      refused.delete(key);
      await database.run((queries) => queries.delete(rateLimits).where(eq(rateLimits.key, key)));
    },
    async sweep(before) {
      await database.run((queries) => queries.delete(rateLimits).where(lt(rateLimits.windowStart, before)));
    },
  };
}
