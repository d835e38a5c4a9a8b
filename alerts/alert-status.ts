import type { Channel } from "#database/schema.ts";

/** How alerts go by one channel, over the last 24 hours. */
export interface ChannelStatus {
  readonly channel: Channel;
  /** `paused` by the agency. If not, `late` while {@link Delays} says that messages take minutes or do not leave. */
  readonly state: "well" | "late" | "paused";
  /** Alerts that were handed over. */
  readonly messages: number;
  /** Seconds from the reading that showed a change to the channel's having its message; null without any message. */
  readonly medianSeconds: number | null;
  readonly p95Seconds: number | null;
  /** Of what is due, or was tried, and was not handed over; null when nothing is. */
  readonly oldestWaitingSeconds: number | null;
}

/** How the alert service does. */
export interface AlertStatus {
  readonly at: Date;
  /** When the worker last read what it watches, all of it; null before it ever did. */
  readonly watchedAt: Date | null;
  readonly channels: readonly ChannelStatus[];
}

/** What the pages ask. */
export interface AlertStatusService {
  /** At most a minute and a half old; null while the database cannot be asked. Never rejects. */
  read(): Promise<AlertStatus | null>;
}

export const LATE_SECONDS = 300;
/** Longest 95th percentile of a channel that works. It includes the two minutes in which alerts are gathered. */
const SLOW_SECONDS = 180;
/** More people than this share still wait for a message that was tried: it is not their mailboxes. */
export const LATE_SHARE = 0.2;

/** What delays the messages of a channel. */
interface Delays {
  readonly pause: "paused" | "closed" | null;
  /** How far what leads to messages is behind. */
  readonly behindSeconds: number;
  /** Of the oldest message that is due and was never put off. */
  readonly dueSeconds: number | null;
  /** People whose message was tried and has waited for minutes. */
  readonly stuck: number;
  /** Messages that left since the oldest of those came. */
  readonly sent: number;
  /** From the reading to the channel, of the messages that left in the last hour; null without any. */
  readonly p95Seconds: number | null;
  /** Whether the hourly test message does not leave. */
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
