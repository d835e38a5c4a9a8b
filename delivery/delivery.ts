import type { Channel } from "#database/schema.ts";
import type { Language } from "#territory/language.ts";

/** Delivery order: reported fire, urgent alert, other alert, awaited message (a code), digest, newsletter. */
export const URGENCIES = { report: -2, grave: -1, alert: 0, answer: 1, digest: 2, newsletter: 3 } as const;
export type Urgency = keyof typeof URGENCIES;

export interface OutgoingMessage {
  /** Unique key of cause, recipient and channel. A message with an existing key is not posted again. */
  readonly naturalKey: string;
  /** The person whose deletion also deletes the message; null if the message outlives the profile. */
  readonly personId: string | null;
  /** The subscriber to releases without a profile. The message is deleted with the subscriber's row. */
  readonly subscriberId?: string;
  /** Kind of message, which selects its text. */
  readonly kind: string;
  readonly channel: Channel;
  readonly language: Language;
  /** An email address, a phone number (E.164) or a device's address. */
  readonly address: string;
  /** Data to write the text from, as plain JSON. */
  readonly about: object;
  readonly urgency: Urgency;
  /** Earliest delivery; at once if absent. */
  readonly dueAt?: Date;
}

/** A message that a worker claimed to deliver. */
export interface Claimed extends Omit<OutgoingMessage, "personId" | "subscriberId" | "urgency" | "dueAt"> {
  readonly id: number;
  /** The person of the message; null if the message outlives the profile or has no person. */
  readonly personId: string | null;
  /** The subscriber without a profile; null if the message has no such subscriber. */
  readonly subscriberId: string | null;
  readonly attempt: number;
  /** True if the message probes a channel that closed by itself. */
  readonly isProbe?: boolean;
}

export type DeliveryResult =
  | { readonly kind: "sent"; readonly reference: string | null }
  /** This message failed for now; others continue. It waits longer after each attempt. */
  | { readonly kind: "later"; readonly reason: string }
  /** The channel accepts no messages now. This message goes back as if it had never been claimed. */
  | { readonly kind: "closed"; readonly reason: string; readonly retryAfterMs?: number }
  /**
   * This message must wait `forMs`, but is not at fault: the attempt does not count. The channel's messages
   * to other servers continue.
   */
  | { readonly kind: "held"; readonly reason: string; readonly forMs: number }
  /** The channel refuses the message for good. `isGone`: the address is reported as dead (decision 53). */
  | { readonly kind: "refused"; readonly reason: string; readonly isGone?: boolean }
  /** We dropped the message before delivery. */
  | { readonly kind: "dropped"; readonly reason: string }
  /**
   * The message may have been sent. The channel cannot detect duplicates, so the message is not sent again.
   * With `retryAfterMs`, the channel is failing: other messages wait that long, to avoid the same loss.
   */
  | { readonly kind: "unsure"; readonly reason: string; readonly retryAfterMs?: number };

export interface ChannelClient<Message> {
  /** Never throws, and has its own time limit. */
  deliver(claimed: Claimed, message: Message): Promise<DeliveryResult>;
  close(): void;
}
