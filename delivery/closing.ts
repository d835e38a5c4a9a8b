import type { Channel } from "#database/schema.ts";

/** The last responses of a channel, one for each person. */
export interface LastAnswers {
  readonly answers: number;
  readonly refused: number;
}

export const ANSWERS_WITHIN_MS = 10 * 60_000;
export const ANSWERS_COUNTED = 200;
/** How long a channel's refusals stay in doubt after it opens again. */
export const DOUBT_MS = 60 * 60_000;
/** Delay between two probe messages to a closed channel. */
export const PROBE_MS = 30_000;
/** How long a permanently refused message is retried, unless its address is dead. */
export const REFUSED_MS = 30 * 60_000;

const LEAST_REFUSED = 10;
/** Shares of refusals that close a channel. After a winter, many browsers' subscriptions are gone at once. */
const MOST_SHARE: Readonly<Record<Channel, number>> = { email: 0.2, sms: 0.2, push: 0.5 };
/** A channel that a probe reopened accepts some messages. Only a share close to all closes it again. */
const MOST_SHARE_IN_DOUBT = 0.8;

/** Returns true if refusals are too large a share, so that the channel must close (decision 53). */
export function mustClose(channel: Channel, { answers, refused }: LastAnswers, isInDoubt: boolean): boolean {
  const most = isInDoubt ? MOST_SHARE_IN_DOUBT : MOST_SHARE[channel];
  return refused >= LEAST_REFUSED && refused > answers * most;
}
