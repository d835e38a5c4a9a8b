import { eq, lt, sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import type { Database } from "./open.server.ts";
import { rateLimits } from "./schema.ts";

/** How often something may be done, in a window of how many seconds. */
export interface Limit {
  readonly most: number;
  readonly perSeconds: number;
  /**
   * Sites count in memory and add up once a second. Together they can go beyond the limit by what they take in two seconds; no site
   * does on its own.
   */
  readonly isApproximate?: true;
}

export type Taken =
  | { readonly isAllowed: true }
  | { readonly isAllowed: false; readonly retryAfterSeconds: number };

/** Limits that hold over every process and restart. */
export interface RateLimits {
  /**
   * Counts `amount` more of a key: in one statement, or in memory if the limit is approximate. A key over its limit is refused from
   * memory until its window ends, without a statement.
   * @throws {DatabaseError}
   */
  take(key: string, limit: Limit, amount?: number): Promise<Taken>;
  /** Forgets what was counted of a key. @throws {DatabaseError} */
  forget(key: string): Promise<void>;
  /** Forgets windows that ended before a moment. @throws {DatabaseError} */
  sweep(before: Date): Promise<void>;
}

export interface StoredRateLimits extends RateLimits {
  /** Stores what is only counted in memory. Never rejects. */
  flush(): Promise<void>;
}

/** Known count of a key: what all programs took until the last statement, and what this one took since then. */
interface Window {
  readonly windowStart: Date;
  readonly count: number;
}

interface Amount {
  readonly key: string;
  readonly amount: number;
  readonly perSeconds: number;
}

/** Keys in memory: the least used one is forgotten first. */
const MOST_KNOWN = 20_000;
/** Pause before counts in memory are stored. */
const STORE_AFTER_MS = 1_000;

export function createRateLimits(database: Database, now: () => Date = () => new Date()): StoredRateLimits {
  const known = new LRUCache<string, Window>({ max: MOST_KNOWN });
  let unstored = new Map<string, Amount>();
  let timer: NodeJS.Timeout | undefined;
  /** Whether the last statement failed. Until one succeeds, each take needs its own: callers learn that the database is away. */
  let isAway = false;

  /** Adds amounts of windows of one length, in one statement. @throws {DatabaseError} */
  async function store(amounts: readonly Amount[], perSeconds: number): Promise<readonly Window[]> {
    const at = now();
    const oldest = new Date(at.getTime() - perSeconds * 1000);
    // A window that begins long after now is from a wrong clock.
    const future = new Date(at.getTime() + perSeconds * 1000);
    const isOver = sql`(${rateLimits.windowStart} <= ${oldest} OR ${rateLimits.windowStart} > ${future})`;
    const keys = sql.param(amounts.map(({ key }) => key));
    const counts = sql.param(amounts.map(({ amount }) => amount));
    try {
      const rows = await database.run((queries) =>
        queries
          .insert(rateLimits)
          // Every program locks rows in this order: no two wait for each other.
          .select(
            sql`SELECT key, ${at}::timestamptz, amount FROM unnest(${keys}::text[], ${counts}::int[]) AS taken (key, amount) ORDER BY key`,
          )
          .onConflictDoUpdate({
            target: rateLimits.key,
            set: {
              windowStart: sql`CASE WHEN ${isOver} THEN excluded.window_start ELSE ${rateLimits.windowStart} END`,
              count: sql`CASE WHEN ${isOver} THEN 0 ELSE ${rateLimits.count} END + excluded.count`,
            },
          })
          .returning(),
      );
      isAway = false;
      for (const { key, windowStart, count } of rows)
        known.set(key, { windowStart, count: count + (unstored.get(key)?.amount ?? 0) });
      return rows;
    } catch (error) {
      isAway = true;
      throw error;
    }
  }

  function countInMemory({ windowStart, count }: Window, taken: Amount): Window {
    const { key, amount } = taken;
    const window = { windowStart, count: count + amount };
    known.set(key, window);
    unstored.set(key, { ...taken, amount: amount + (unstored.get(key)?.amount ?? 0) });
    timer ??= setTimeout(flush, STORE_AFTER_MS).unref();
    return window;
  }

  async function flush(): Promise<void> {
    clearTimeout(timer);
    const groups = Map.groupBy(unstored.values(), ({ perSeconds }) => perSeconds);
    unstored = new Map();
    try {
      for (const [perSeconds, amounts] of groups) await store(amounts, perSeconds);
    } catch {
      // These counts are lost. The next take tells its caller.
    }
    timer = unstored.size > 0 ? setTimeout(flush, STORE_AFTER_MS).unref() : undefined;
  }

  /** Returns what is known of a key's window; undefined if nothing is, or if the window does not run at that moment. */
  function knownOf(key: string, perSeconds: number, at: Date): Window | undefined {
    const window = known.get(key);
    const ageMs = at.getTime() - (window?.windowStart.getTime() ?? Infinity);
    return ageMs < perSeconds * 1000 && ageMs >= -perSeconds * 1000 ? window : undefined;
  }

  return {
    async take(key, { most, perSeconds, isApproximate }, amount = 1) {
      const at = now();
      const taken = { key, amount, perSeconds };
      let window = knownOf(key, perSeconds, at);
      // Another program can forget a key that counts once: a webhook's event that it could not store.
      const isRefused = window !== undefined && window.count > most && most > 1;
      if (!isRefused && isApproximate && !isAway)
        window = countInMemory(window ?? { windowStart: at, count: 0 }, taken);
      else if (!isRefused) [window] = await store([taken], perSeconds);
      if (window === undefined || window.count <= most) return { isAllowed: true };
      const endsMs = window.windowStart.getTime() + perSeconds * 1000;
      return { isAllowed: false, retryAfterSeconds: Math.max(1, Math.ceil((endsMs - at.getTime()) / 1000)) };
    },
    async forget(key) {
      known.delete(key);
      await database.run((queries) => queries.delete(rateLimits).where(eq(rateLimits.key, key)));
    },
    async sweep(before) {
      await database.run((queries) => queries.delete(rateLimits).where(lt(rateLimits.windowStart, before)));
    },
    flush,
  };
}
