import { LRUCache } from "lru-cache";
import type { Recent } from "./history-service.ts";

/** Longest time that a page waits for the history, in ms. */
const LIMIT_MS = 1_500;
/** Time for which a result is reused, in ms. */
const FRESH_MS = 15_000;
/** Time for which a failed database gets no queries, in ms, so that later pages do not wait. */
const REST_MS = 10_000;
/** Most cached results, mostly of fires. */
const MOST_KEPT = 500;

/** Any value except null and undefined, which the cache reads as missing. */
type Cacheable = NonNullable<unknown>;

interface Answer {
  readonly value: Cacheable;
  /** Number of expiries before the query of this answer started. */
  readonly generation: number;
}

/**
 * Creates a cache of recent answers, with few queries to a slow or failed database. Each key has one query
 * at a time, and a result is reused until it is old or expired.
 */
export function createRecentAnswers(now: () => number = Date.now, limitMs = LIMIT_MS) {
  let generation = 0;
  const cache = new LRUCache<string, Answer, () => Promise<Cacheable>>({
    max: MOST_KEPT,
    ttl: FRESH_MS,
    perf: { now },
    ttlResolution: 0,
    noDeleteOnStaleGet: true,
    noDeleteOnFetchRejection: true,
    async fetchMethod(_key, _last, { context: load }) {
      const started = generation;
      return { value: await load(), generation: started };
    },
  });
  let restUntil = Number.NEGATIVE_INFINITY;

  /** Joins a running query, unless it started before the last expiry. */
  async function fetchNow(key: string, load: () => Promise<Cacheable>): Promise<Answer> {
    const wanted = generation;
    const answer = await cache.forceFetch(key, { context: load });
    return answer.generation < wanted ? cache.forceFetch(key, { context: load, forceRefresh: true }) : answer;
  }

  return {
    /** Loads a value, or returns a recent value. After a failure or timeout, returns the last value. */
    async read<T extends Cacheable>(key: string, load: () => Promise<T>): Promise<Recent<T>> {
      // Each key always has the same loader, so its results have one type.
      const fresh = cache.get(key);
      if (fresh?.generation === generation) return { value: fresh.value as T, isFailing: false };
      const last = cache.get(key, { allowStale: true });
      const failing: Recent<T> = { value: (last?.value as T | undefined) ?? null, isFailing: true };
      if (now() < restUntil) return failing;
      try {
        const { value } = await within(limitMs, fetchNow(key, load));
        return { value: value as T, isFailing: false };
      } catch {
        restUntil = now() + REST_MS;
        return failing;
      }
    },
    /** Makes the next read of each key load again. The last values still serve while the database fails. */
    expire() {
      generation += 1;
    },
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
