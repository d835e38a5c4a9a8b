import { isDeepStrictEqual } from "node:util";
import type { Shareable } from "#territory/shareable.ts";
import { FireDataError, type FireDataFailure } from "./fire-data-error.ts";
import type { Reading } from "./model.ts";
import { POLLS_TO_BELIEVE } from "./polls-to-believe.ts";

/** A readable response in the site's types. */
export interface Answer<T> {
  readonly value: T;
  readonly dropped: number;
  /** Number of records kept although a part of them is unreadable. */
  readonly incomplete?: number;
}

export interface Judged<T, S> {
  readonly value: T;
  /** State for judging the next response. */
  readonly state: S;
  /** Reason why the response is not fully accepted; null if it is. */
  readonly reason: string | null;
}

export type Judge<T, S, A extends Answer<T> = Answer<T>> = (
  known: S | null,
  answer: A,
  at: Date,
) => Judged<T, S>;

export interface ReadingSource<T, S, A extends Answer<T> = Answer<T>> {
  /** Requests the data; any throw counts as a failure. `lastGood` is null before the first good response. */
  readonly load: (lastGood: T | null) => Promise<A>;
  readonly judge: Judge<T, S, A>;
  /** Age of a good response, in ms, from which `refreshIfDue` sends a request; if unset, it always does. */
  readonly keepForMs?: number;
  readonly now: () => number;
  readonly onSettled?: (outcome: ReadingOutcome<T>) => void;
}

export type ReadingOutcome<T> =
  | { readonly ok: true; readonly answer: Answer<T> }
  | { readonly ok: false; readonly code: FireDataFailure; readonly error: unknown };

/** One path and query in memory: its last good response, and at most one request at a time. */
export interface CachedReading<T> extends Shareable {
  /** Returns the current reading at once. */
  current(): Reading<T>;
  /** Waits for the first attempt, successful or not; starts it if there was none. */
  firstAttempt(): Promise<void>;
  /** Requests the data uncached, or joins a running request. Never rejects: a failure is in `current()`. */
  refresh(): Promise<void>;
  /** Like `refresh`, but does nothing if the last attempt succeeded less than `keepForMs` ago. */
  refreshIfDue(): Promise<void>;
}

interface KnownValue<T> {
  readonly value: T;
  /** Number of consecutive responses that lack the known data. */
  readonly lost: number;
}

/** Makes a judge that accepts responses at once, except a loss of known data: it must last `polls` polls. */
export function unlessLost<T>(
  isLost: (next: T, known: T) => boolean,
  polls: number = POLLS_TO_BELIEVE.many,
): Judge<T, KnownValue<T>> {
  return (known, { value }) => {
    const lost = known !== null && isLost(value, known.value) ? known.lost + 1 : 0;
    return known !== null && lost > 0 && lost < polls
      ? { value: known.value, state: { ...known, lost }, reason: "lost" }
      : { value, state: { value, lost: 0 }, reason: null };
  };
}

/** Makes a judge of a list. An empty list is accepted after it has lasted, or if the known list is empty. */
export const unlessEmptied = <T>(): Judge<readonly T[], KnownValue<readonly T[]>> =>
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
        const error = new FireDataError("fire-data-suspicious", `Not accepted yet: ${reason}`);
        onSettled?.({ ok: false, code: error.code, error });
      }
    } catch (error) {
      reading = { ...reading, failing: true };
      onSettled?.({ ok: false, code: failureOf(error), error });
    }
  }

  /** Returns the old object for an equal value, so that derived values stay cached. */
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
    give: () => (reading.failing || state !== null ? { reading, state } : null),
    take(given) {
      // The reading and the state come from `give` in the same code.
      const received = given.reading as Reading<T>;
      first ??= Promise.resolve();
      // A program that never got a good response knows less than this program.
      if (received.value === null && reading.value !== null) return;
      // Another machine's clock can be ahead: never take a reading time in the future.
      const readAt = received.readAt && new Date(Math.min(received.readAt.getTime(), now()));
      reading = { ...received, readAt, value: received.value === null ? null : sameOr(received.value) };
      state = given.state as S | null;
    },
  };
}

/** Returns an error's code. An error without a code came from parsing a response of an unexpected shape. */
function failureOf(error: unknown): FireDataFailure {
  return error instanceof FireDataError ? error.code : "fire-data-shape";
}
