import { LRUCache } from "lru-cache";
import type { Recent } from "./history-service.ts";

/** Longest time that a page waits for the history. */
const LIMIT_MS = 1_500;
/** How long a result is reused. */
const FRESH_MS = 15_000;
/** How long a failed database gets no queries, so that later pages do not wait. */
const REST_MS = 10_000;
/** Most cached results, mostly of fires. */
const MOST_KEPT = 500;

/** Any value except null and undefined, which the cache reads as missing. */
type Kept = NonNullable<unknown>;

/** Loads a value, with as few queries as possible to a slow or failed database. */
export type ReadRecent = <T extends Kept>(key: string, load: () => Promise<T>) => Promise<Recent<T>>;

/**
 * Creates the loading function: one query at a time for each key, a result reused for a while, and after a
 * failure or timeout the last result at once.
 */
export function createRecentAnswers(now: () => number = Date.now, limitMs = LIMIT_MS): ReadRecent {
  const kept = new LRUCache<string, Kept, () => Promise<Kept>>({
    max: MOST_KEPT,
    ttl: FRESH_MS,
    perf: { now },
    ttlResolution: 0,
    noDeleteOnStaleGet: true,
    noDeleteOnFetchRejection: true,
    fetchMethod: (_key, _last, { context: load }) => load(),
  });
  let restUntil = Number.NEGATIVE_INFINITY;

  return async <T extends Kept>(key: string, load: () => Promise<T>): Promise<Recent<T>> => {
    // Each key always has the same loader, so its results have one type.
    const fresh = kept.get(key) as T | undefined;
    if (fresh !== undefined) return { value: fresh, isFailing: false };
    const last = kept.get(key, { allowStale: true }) as T | undefined;
    const failing: Recent<T> = { value: last ?? null, isFailing: true };
    if (now() < restUntil) return failing;
    try {
      const answer = kept.forceFetch(key, { context: load }) as Promise<T>;
      return { value: await within(limitMs, answer), isFailing: false };
    } catch {
      restUntil = now() + REST_MS;
      return failing;
    }
  };
}

/** Rejects if the result takes too long. The query continues, and its result is cached. */
async function within<T>(limitMs: number, answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer in ${limitMs} ms`)), limitMs);
  });
  try {
    return await Promise.race([answer, limit]);
  } finally {
    clearTimeout(timer);
  }
}
