import type { Channel } from "#database/schema.ts";

/** The last answers of a channel, one for each person. */
export interface LastAnswers {
  readonly answers: number;
  /** Those that refused for good. */
  readonly refused: number;
}

/** How far back answers count. */
export const ANSWERS_WITHIN_MS = 10 * 60_000;
/** How many of the last answers count. */
export const ANSWERS_COUNTED = 200;
/** How long after it opens again a closed channel's refusals stay in doubt. */
export const DOUBT_MS = 60 * 60_000;
/** How long a closed channel waits between one message that tries it and the next. */
export const PROBE_MS = 30_000;
/** How long a message that is refused for good is tried again, unless its address is dead. */
export const REFUSED_MS = 30 * 60_000;

const LEAST_REFUSED = 10;
/** Browsers drop their subscriptions often: after a winter, many are gone at once. */
const MOST_SHARE: Readonly<Record<Channel, number>> = { email: 0.2, sms: 0.2, push: 0.5 };
/** A channel that a message opened again takes something: only a share near all closes it once more. */
const MOST_SHARE_IN_DOUBT = 0.8;

/** Returns whether this share of refusals is the channel's fault: it must close (decision 53). */
export function mustClose(channel: Channel, { answers, refused }: LastAnswers, isInDoubt: boolean): boolean {
  const most = isInDoubt ? MOST_SHARE_IN_DOUBT : MOST_SHARE[channel];
  return refused >= LEAST_REFUSED && refused > answers * most;
}
