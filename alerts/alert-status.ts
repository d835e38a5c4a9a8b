import type { Channel } from "#database/schema.ts";

/** How alerts go by one channel, over the last 24 hours. */
export interface ChannelStatus {
  readonly channel: Channel;
  /**
   * `paused` by the agency; `late` while the channel refuses its messages, something due for minutes has not gone, or nobody has looked
   * for minutes at the situation or at what changed in it.
   */
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
  /** At most half a minute old; null while the database cannot be asked. Never rejects. */
  read(): Promise<AlertStatus | null>;
}

export const LATE_SECONDS = 300;
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
}

export function stateOf({ pause, behindSeconds, dueSeconds, stuck, sent }: Delays): ChannelStatus["state"] {
  if (pause === "paused") return "paused";
  const isStuck = stuck > LATE_SHARE * (stuck + sent);
  const isBehind = Math.max(behindSeconds, dueSeconds ?? 0) > LATE_SECONDS;
  return pause === "closed" || isStuck || isBehind ? "late" : "well";
}
