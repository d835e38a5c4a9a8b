import type { Channel } from "#database/schema.ts";

/** How alerts go by one channel, over the last 24 hours. */
export interface ChannelStatus {
  readonly channel: Channel;
  /** Stopped by the agency: its messages wait. */
  readonly isPaused: boolean;
  /** Alerts that were handed over. */
  readonly messages: number;
  /** Seconds from the reading that showed a change to the channel's having its message; null without any message. */
  readonly medianSeconds: number | null;
  readonly p95Seconds: number | null;
  /** Of what is due and was not handed over; null when nothing is. */
  readonly oldestWaitingSeconds: number | null;
}

/** How the alert service does. */
export interface AlertStatus {
  readonly at: Date;
  /** When the worker last read the fires; null before it ever did. */
  readonly watchedAt: Date | null;
  readonly channels: readonly ChannelStatus[];
}
