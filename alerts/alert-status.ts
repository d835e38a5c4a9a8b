import type { Channel } from "#database/schema.ts";

/** How alerts go by one channel, over the last 24 hours. */
export interface ChannelStatus {
  readonly channel: Channel;
  /**
   * `paused` by the agency; `late` while something due for minutes has not gone, or nobody has looked for minutes at the situation or
   * at what changed in it.
   */
  readonly state: "well" | "late" | "paused";
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
  /** When the worker last read what it watches, all of it; null before it ever did. */
  readonly watchedAt: Date | null;
  readonly channels: readonly ChannelStatus[];
}

/** What the pages ask. */
export interface AlertStatusService {
  /** At most half a minute old; null while the database cannot be asked. Never rejects. */
  read(): Promise<AlertStatus | null>;
}

const LATE_SECONDS = 300;

/**
 * @param behindSeconds how far what leads to messages is behind
 * @param oldestWaitingSeconds of the channel's own messages
 */
export function stateOf(
  isPaused: boolean,
  behindSeconds: number,
  oldestWaitingSeconds: number | null,
): ChannelStatus["state"] {
  if (isPaused) return "paused";
  return Math.max(behindSeconds, oldestWaitingSeconds ?? 0) > LATE_SECONDS ? "late" : "well";
}
