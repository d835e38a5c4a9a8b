import { isDeepStrictEqual } from "node:util";
import { FireDataError, type FireDataFailure } from "./fire-data-error.ts";
import type { Reading } from "./model.ts";
import { POLLS_TO_BELIEVE } from "./polls-to-believe.ts";

/** A readable answer in the site's words. */
export interface Answer<T> {
  readonly value: T;
  /** Records left out since they could not be read. */
  readonly dropped: number;
  /** Records kept though a part of them could not be read. */
  readonly incomplete?: number;
}

/** What is believed after an answer. */
export interface Judged<T, S> {
  readonly value: T;
  /** What the next answer is judged by. */
  readonly state: S;
  /** Why the answer is not believed as it is; null if it is. */
  readonly reason: string | null;
}

export type Judge<T, S, A extends Answer<T> = Answer<T>> = (
  known: S | null,
  answer: A,
  at: Date,
) => Judged<T, S>;

export interface ReadingSource<T, S, A extends Answer<T> = Answer<T>> {
  /** Asks the network. A throw of any kind counts as a failure. `lastGood` is null before the first good answer. */
  readonly load: (lastGood: T | null) => Promise<A>;
  readonly judge: Judge<T, S, A>;
  /** How old a good answer may grow before `refreshIfDue` asks again; always when unset. */
  readonly keepForMs?: number;
  readonly now: () => number;
  readonly onSettled?: (outcome: Outcome<T>) => void;
}

export type Outcome<T> =
  | { readonly ok: true; readonly answer: Answer<T> }
  | { readonly ok: false; readonly code: FireDataFailure; readonly error: unknown };

/** All that a program knows of one path and query: another program can continue from it. */
export interface ReadingState {
  readonly reading: Reading<unknown>;
  /** What the next answer is judged by. */
  readonly state: unknown;
}

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
  /** Gives what is known, for another program; null before the first good answer. */
  give(): ReadingState | null;
  /** Continues from what another program of this version gave. */
  take(given: ReadingState): void;
}

interface KeptValue<T> {
  readonly value: T;
  /** Answers in a row that lost what was known. */
  readonly lost: number;
}

/** Makes a judge that believes every answer, except that a loss of what was known must last. */
export function unlessLost<T>(
  isLost: (next: T, known: T) => boolean,
  polls: number = POLLS_TO_BELIEVE.many,
): Judge<T, KeptValue<T>> {
  return (known, { value }) => {
    const lost = known !== null && isLost(value, known.value) ? known.lost + 1 : 0;
    return known !== null && lost > 0 && lost < polls
      ? { value: known.value, state: { ...known, lost }, reason: "lost" }
      : { value, state: { value, lost: 0 }, reason: null };
  };
}

/** Judges a list: an empty one is believed once it has lasted, unless the known one was empty too. */
export const unlessEmptied = <T>(): Judge<readonly T[], KeptValue<readonly T[]>> =>
  unlessLost((next, known) => next.length === 0 && known.length > 0);

export function createReading<T, S, A extends Answer<T> = Answer<T>>(
  source: ReadingSource<T, S, A>,
): CachedReading<T> {
  const { load, judge, keepForMs, now, onSettled } = source;
  let reading: Reading<T> = { value: null, readAt: null, failing: false, dropped: 0 };
  let state: S | null = null;
  let inFlight: Promise<void> | null = null;
  let first: Promise<void> | null = null;

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
      const readAt = new Date(now());
      const judged = judge(state, answer, readAt);
      const { reason } = judged;
      const value = sameOr(judged.value);
      state = judged.state;
      if (reason === null) {
        reading = { value, readAt, failing: false, dropped: answer.dropped };
        onSettled?.({ ok: true, answer });
      } else {
        const dropped = Math.max(reading.dropped, answer.dropped);
        reading = { ...reading, value, failing: true, dropped, doubt: reason };
        const error = new FireDataError("fire-data-suspicious", `Not believed yet: ${reason}`);
        onSettled?.({ ok: false, code: error.code, error });
      }
    } catch (error) {
      reading = { ...reading, failing: true };
      onSettled?.({ ok: false, code: failureOf(error), error });
    }
  }

  /** An equal value stays the one that it was: what is made of it is kept. */
  const sameOr = (value: T): T =>
    reading.value !== null && isDeepStrictEqual(value, reading.value) ? reading.value : value;

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
    give: () => (state === null ? null : { reading, state }),
    take(given) {
      // The same code gave it.
      const taken = given.reading as Reading<T>;
      // Another machine's clock can be ahead: a reading is never younger than now.
      const readAt = taken.readAt && new Date(Math.min(taken.readAt.getTime(), now()));
      reading = { ...taken, readAt, value: taken.value === null ? null : sameOr(taken.value) };
      state = given.state as S;
      first ??= Promise.resolve();
    },
  };
}

/** What is not one of our errors came from reading the answer: its shape was not what we thought. */
function failureOf(error: unknown): FireDataFailure {
  return error instanceof FireDataError ? error.code : "fire-data-shape";
}
