import type { Channel } from "#database/schema.ts";

/** Alert deliveries of one channel over the last 24 hours. */
export interface ChannelStatus {
  readonly channel: Channel;
  /** `paused` by the agency; `late` if {@link Delays} shows late or undelivered messages. */
  readonly state: "well" | "late" | "paused";
  readonly messages: number;
  /** Median seconds from the reading with a change until the channel took the message; null if no message. */
  readonly medianSeconds: number | null;
  readonly p95Seconds: number | null;
  /** Age of the oldest undelivered message that is due or was tried; null without such a message. */
  readonly oldestWaitingSeconds: number | null;
}

export interface AlertStatus {
  readonly at: Date;
  /** When the worker last read all watched data; null before the first reading. */
  readonly watchedAt: Date | null;
  readonly channels: readonly ChannelStatus[];
}

export interface AlertStatusService {
  /** Returns a status at most 90 seconds old; null while the database is unavailable. Never rejects. */
  read(): Promise<AlertStatus | null>;
}

export const LATE_SECONDS = 300;
/** A channel is slow if the 95th percentile of its delays, grouping (two minutes) included, exceeds this. */
const SLOW_SECONDS = 180;
/** If more than this share of people wait for a tried message, the channel is at fault. */
export const LATE_SHARE = 0.2;

interface Delays {
  readonly pause: "paused" | "closed" | null;
  /** Age of the oldest of these: the last reading, a pending change, a due alert that is not posted. */
  readonly behindSeconds: number;
  /** How long the oldest message that was never tried has been due. */
  readonly dueSeconds: number | null;
  /** Number of people with a message that was tried and is still undelivered after `LATE_SECONDS`. */
  readonly stuck: number;
  /** Number of messages delivered since the oldest stuck message was created. */
  readonly sent: number;
  /** 95th percentile of the delays of messages in the last hour; null without messages. */
  readonly p95Seconds: number | null;
  /** True if the hourly test message is not delivered. */
  readonly isCanaryFailing: boolean;
}

export function stateOf(delays: Delays): ChannelStatus["state"] {
  const { pause, behindSeconds, dueSeconds, stuck, sent, p95Seconds, isCanaryFailing } = delays;
  if (pause === "paused") return "paused";
  const isStuck = stuck > LATE_SHARE * (stuck + sent);
  const isBehind = Math.max(behindSeconds, dueSeconds ?? 0) > LATE_SECONDS;
  const isSlow = (p95Seconds ?? 0) > SLOW_SECONDS;
  return pause === "closed" || isStuck || isBehind || isSlow || isCanaryFailing ? "late" : "well";
}
