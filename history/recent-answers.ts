import type { Recent } from "./history-service.ts";

/** Longest that a page waits for the history. */
const LIMIT_MS = 1_500;
/** An answer is shown again for so long. */
const FRESH_MS = 15_000;
/** A database that failed is left alone for so long: no page after it waits. */
const REST_MS = 10_000;
/** Questions remembered; fires are many. */
const MOST_KEPT = 500;

interface Kept<T> {
  readonly value: T;
  readonly at: number;
}

/** A question asked of a slow or absent database as seldom as can be. */
export type AskRecent = <T>(key: string, load: () => Promise<T>) => Promise<Recent<T>>;

/**
 * Makes the function by which the history is asked: one question at a time for each key, an answer for a while, and
 * after a failure or a long wait the last answer at once.
 */
export function createRecentAnswers(now: () => number = Date.now, limitMs = LIMIT_MS): AskRecent {
  const kept = new Map<string, Kept<unknown>>();
  const asking = new Map<string, Promise<unknown>>();
  let restUntil = Number.NEGATIVE_INFINITY;

  function ask<T>(key: string, load: () => Promise<T>): Promise<T> {
    // One key always has one loader, so its answers have one type.
    const running = asking.get(key) as Promise<T> | undefined;
    if (running !== undefined) return running;
    const question = load()
      .then((value) => {
        kept.delete(key);
        kept.set(key, { value, at: now() });
        const oldest = kept.size > MOST_KEPT ? kept.keys().next().value : undefined;
        if (oldest !== undefined) kept.delete(oldest);
        return value;
      })
      .finally(() => asking.delete(key));
    asking.set(key, question);
    return question;
  }

  return async <T>(key: string, load: () => Promise<T>): Promise<Recent<T>> => {
    const last = kept.get(key) as Kept<T> | undefined;
    if (last !== undefined && now() - last.at < FRESH_MS) return { value: last.value, isFailing: false };
    const failing: Recent<T> = { value: last?.value ?? null, isFailing: true };
    if (now() < restUntil) return failing;
    try {
      return { value: await within(limitMs, ask(key, load)), isFailing: false };
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
