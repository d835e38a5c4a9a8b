import { FireDataError, type FireDataFailure } from "./fire-data-error.ts";
import type { Reading } from "./model.ts";

/**
 * An answer that would empty the page is believed once it has come this often in a row: three refreshes,
 * so two to three minutes, far less than what makes data look late.
 */
export const EMPTY_ANSWERS_TO_BELIEVE = 3;

/** A good answer in the site's words. */
export interface Answer<T> {
  readonly value: T;
  /** Records left out since they could not be read. */
  readonly dropped: number;
  /** Records kept though a part of them could not be read. */
  readonly incomplete?: number;
}

export interface ReadingSource<T> {
  /** Asks the network. A throw of any kind counts as a failure. `lastGood` is null before the first good answer. */
  readonly load: (lastGood: T | null) => Promise<Answer<T>>;
  /** True for an answer that good data rarely turns into in a minute, and a broken server often does. */
  readonly isSuspicious?: (next: T, lastGood: T | null) => boolean | Promise<boolean>;
  /** How old a good answer may grow before `refreshIfDue` asks again; always when unset. */
  readonly keepForMs?: number;
  readonly now: () => number;
  readonly onSettled?: (outcome: Outcome<T>) => void;
}

export type Outcome<T> =
  | { readonly ok: true; readonly answer: Answer<T> }
  | { readonly ok: false; readonly code: FireDataFailure; readonly error: unknown };

/** One path and query in memory: its last good answer, and at most one request in flight. */
export interface CachedReading<T> {
  /** What is known now, at once. */
  current(): Reading<T>;
  /** Waits for the first attempt ever made, good or bad; makes it when there is none. */
  firstAttempt(): Promise<void>;
  /** Asks the network past the cache, joining a request in flight. Never rejects: a failure is in `current()`. */
  refresh(): Promise<void>;
  /** As `refresh`, unless the good answer is younger than `keepForMs`. */
  refreshIfDue(): Promise<void>;
}

export function createReading<T>(source: ReadingSource<T>): CachedReading<T> {
  const { load, isSuspicious, keepForMs, now, onSettled } = source;
  let reading: Reading<T> = { value: null, readAt: null, failing: false, dropped: 0 };
  let inFlight: Promise<void> | null = null;
  let first: Promise<void> | null = null;
  let suspiciousInARow = 0;

  function refresh(): Promise<void> {
    inFlight ??= attempt().finally(() => {
      inFlight = null;
    });
    first ??= inFlight;
    return inFlight;
  }

  async function attempt(): Promise<void> {
    try {
      const answer = await load(reading.value);
      await checkBelievable(answer.value);
      suspiciousInARow = 0;
      reading = { value: answer.value, readAt: new Date(now()), failing: false, dropped: answer.dropped };
      onSettled?.({ ok: true, answer });
    } catch (error) {
      const code = failureOf(error);
      if (code !== "fire-data-suspicious") suspiciousInARow = 0;
      reading = { ...reading, failing: true };
      onSettled?.({ ok: false, code, error });
    }
  }

  async function checkBelievable(next: T): Promise<void> {
    if (!(await isSuspicious?.(next, reading.value))) return;
    suspiciousInARow += 1;
    if (suspiciousInARow >= EMPTY_ANSWERS_TO_BELIEVE) return;
    throw new FireDataError("fire-data-suspicious", "Everything gone at once: kept until it comes again");
  }

  function isDue(): boolean {
    const { readAt, failing } = reading;
    return keepForMs === undefined || failing || readAt === null || now() - readAt.getTime() >= keepForMs;
  }

  return {
    current: () => reading,
    firstAttempt: () => first ?? refresh(),
    refresh,
    refreshIfDue: async () => {
      if (isDue()) await refresh();
    },
  };
}

/** What is not one of our errors came from reading the answer: its shape was not what we thought. */
function failureOf(error: unknown): FireDataFailure {
  return error instanceof FireDataError ? error.code : "fire-data-shape";
}
