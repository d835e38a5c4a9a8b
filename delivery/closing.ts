import type { Channel } from "#database/schema.ts";

/** Numbers of a channel's last responses, and of refusals among these responses. */
export interface LastAnswers {
  readonly answers: number;
  readonly refused: number;
}

export const ANSWERS_WITHIN_MS = 10 * 60_000;
export const ANSWERS_COUNTED = 200;
/** How long refusals stay in doubt after their channel opens again. */
export const DOUBT_MS = 60 * 60_000;
/** Delay between two probe messages to a closed channel. */
export const PROBE_MS = 30_000;
/** How long a permanently refused message is retried, unless its address is dead. */
export const REFUSED_MS = 30 * 60_000;

const LEAST_REFUSED = 10;
/** Share of refusals that closes a channel: larger for push, because many subscriptions end over a winter. */
const MOST_SHARE: Readonly<Record<Channel, number>> = { email: 0.2, sms: 0.2, push: 0.5 };
/** Share after a probe opened the channel. Some messages are accepted, so only a large share closes it. */
const MOST_SHARE_IN_DOUBT = 0.8;

/** Returns true if refusals are too large a share of the responses: the channel must close (decision 53). */
export function mustClose(channel: Channel, { answers, refused }: LastAnswers, isInDoubt: boolean): boolean {
  const most = isInDoubt ? MOST_SHARE_IN_DOUBT : MOST_SHARE[channel];
  return refused >= LEAST_REFUSED && refused > answers * most;
}
