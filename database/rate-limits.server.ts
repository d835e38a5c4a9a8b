import { eq, sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import type { Database } from "./open.server.ts";
import { rateLimits } from "./schema.ts";

export interface Limit {
  readonly most: number;
  readonly perSeconds: number;
  /** Sites count in memory and store each second, so a key can exceed the limit by two seconds of use. */
  readonly isApproximate?: true;
  /** True if another program can call `forget`: a count in memory then never suffices to refuse the key. */
  readonly isForgettable?: true;
}

export type LimitResult =
  | { readonly isAllowed: true }
  | { readonly isAllowed: false; readonly retryAfterSeconds: number };

/** Limits on the uses of a key, across all processes and restarts. */
export interface RateLimits {
  /**
   * Adds `amount` to a key's count: by one statement, or in memory if the limit is approximate. A key over
   * its limit is refused from memory until its window ends, without a statement.
   * @throws {DatabaseError}
   */
  consume(key: string, limit: Limit, amount?: number): Promise<LimitResult>;
  /** Deletes the count of a key. @throws {DatabaseError} */
  forget(key: string): Promise<void>;
}

export interface StoredRateLimits extends RateLimits {
  /** Stores in the database the counts that are only in memory. Never rejects. */
  flush(): Promise<void>;
}

/** Known count of a key: of all programs at the last statement, plus this program's own uses since then. */
interface Window {
  readonly windowStart: Date;
  readonly count: number;
}

interface Amount {
  readonly key: string;
  readonly amount: number;
  readonly perSeconds: number;
}

/** Limit on keys in memory; the least recently used key is forgotten first. */
const MOST_KNOWN = 20_000;
/** Pause before counts in memory are stored, in ms. */
const STORE_AFTER_MS = 1_000;

/**
 * Takes one of a key's `most` slots. A slot is free again `perSeconds` after it was taken: no period of this
 * length exceeds the limit. With `consume`, a period across two windows can have nearly twice the limit.
 * Each slot is a separate key, so use this only for small limits.
 * @throws {DatabaseError}
 */
export async function takeSlot(
  limits: Pick<RateLimits, "consume">,
  key: string,
  { most, perSeconds }: Limit,
): Promise<LimitResult> {
  let retryAfterSeconds = perSeconds;
  for (let slot = 0; slot < most; slot += 1) {
    const usage = await limits.consume(`${key}:${slot}`, { most: 1, perSeconds });
    if (usage.isAllowed) return usage;
    retryAfterSeconds = Math.min(retryAfterSeconds, usage.retryAfterSeconds);
  }
  return { isAllowed: false, retryAfterSeconds };
}

export function createRateLimits(database: Database, now: () => Date = () => new Date()): StoredRateLimits {
  const known = new LRUCache<string, Window>({ max: MOST_KNOWN });
  let unstored = new Map<string, Amount>();
  let timer: NodeJS.Timeout | undefined;
  /** True if the last statement failed. Each call of `consume` then runs a statement, to return the error. */
  let isAway = false;

  /** Adds amounts to windows of one length, in one statement. @throws {DatabaseError} */
  async function store(amounts: readonly Amount[], perSeconds: number): Promise<readonly Window[]> {
    const at = now();
    const oldest = new Date(at.getTime() - perSeconds * 1000);
    // A window that begins more than its length after now was set by a wrong clock.
    const future = new Date(at.getTime() + perSeconds * 1000);
    const isOver = sql`(${rateLimits.windowStart} <= ${oldest} OR ${rateLimits.windowStart} > ${future})`;
    const keys = sql.param(amounts.map(({ key }) => key));
    const counts = sql.param(amounts.map(({ amount }) => amount));
    try {
      const rows = await database.run((queries) =>
        queries
          .insert(rateLimits)
          // Every program locks rows in this order, to prevent deadlocks.
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

  function countInMemory({ windowStart, count }: Window, added: Amount): Window {
    const { key, amount } = added;
    const window = { windowStart, count: count + amount };
    known.set(key, window);
    unstored.set(key, { ...added, amount: amount + (unstored.get(key)?.amount ?? 0) });
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
      // These counts are lost. The next call of `consume` reports the failure to its caller.
    }
    timer = unstored.size > 0 ? setTimeout(flush, STORE_AFTER_MS).unref() : undefined;
  }

  /** Returns the known window of a key; undefined if none is known, or the known window is not current. */
  function knownOf(key: string, perSeconds: number, at: Date): Window | undefined {
    const window = known.get(key);
    const ageMs = at.getTime() - (window?.windowStart.getTime() ?? Infinity);
    return ageMs < perSeconds * 1000 && ageMs >= -perSeconds * 1000 ? window : undefined;
  }

  return {
    async consume(key, { most, perSeconds, isApproximate, isForgettable }, amount = 1) {
      const at = now();
      const added = { key, amount, perSeconds };
      let window = knownOf(key, perSeconds, at);
      const isRefused = window !== undefined && window.count > most && !isForgettable;
      if (!isRefused && isApproximate && !isAway)
        window = countInMemory(window ?? { windowStart: at, count: 0 }, added);
      else if (!isRefused) [window] = await store([added], perSeconds);
      if (window === undefined || window.count <= most) return { isAllowed: true };
      const endsMs = window.windowStart.getTime() + perSeconds * 1000;
      return { isAllowed: false, retryAfterSeconds: Math.max(1, Math.ceil((endsMs - at.getTime()) / 1000)) };
    },
    async forget(key) {
      known.delete(key);
      await database.run((queries) => queries.delete(rateLimits).where(eq(rateLimits.key, key)));
    },
    flush,
  };
}
