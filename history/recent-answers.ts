import { LRUCache } from "lru-cache";
import type { Recent } from "./history-service.ts";

/** Longest that a page waits for the history. */
const LIMIT_MS = 1_500;
/** An answer is shown again for so long. */
const FRESH_MS = 15_000;
/** A database that failed is left alone for so long: no page after it waits. */
const REST_MS = 10_000;
/** Questions remembered; fires are many. */
const MOST_KEPT = 500;

/** Whatever there is an answer for: the cache takes nothing for none. */
type Kept = NonNullable<unknown>;

/** A question asked of a slow or absent database as seldom as can be. */
export type AskRecent = <T extends Kept>(key: string, load: () => Promise<T>) => Promise<Recent<T>>;

/**
 * Makes the function by which the history is asked: one question at a time for each key, an answer for a while, and
 * after a failure or a long wait the last answer at once.
 */
export function createRecentAnswers(now: () => number = Date.now, limitMs = LIMIT_MS): AskRecent {
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
    // One key always has one loader, so its answers have one type.
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

/** Rejects when the answer takes longer; the question goes on, and its answer is kept when it comes. */
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
