import type { Channel } from "#database/schema.ts";
import type { Language } from "#territory/language.ts";

/**
 * What comes before what: a fire that somebody reports, an alert that threatens, any other alert, what somebody waits for, what is told
 * once a day, what is sent to all.
 */
export const URGENCIES = { report: -2, grave: -1, alert: 0, answer: 1, digest: 2, newsletter: 3 } as const;
export type Urgency = keyof typeof URGENCIES;

/** A message to post. */
export interface Letter {
  /** What caused it, for whom and by which channel; posted twice, it is one. */
  readonly naturalKey: string;
  /** Whose profile it comes of: it is not sent once that is erased. Null for what outlives it. */
  readonly personId: string | null;
  /** Whose subscription to releases without a profile, likewise. */
  readonly subscriberId?: string;
  /** Which text it says. */
  readonly kind: string;
  readonly channel: Channel;
  readonly language: Language;
  /** An email address, a phone number (E.164) or a device's. */
  readonly address: string;
  /** What fills the text: plain JSON. */
  readonly about: object;
  readonly urgency: Urgency;
  /** Not before; at once when absent. */
  readonly dueAt?: Date;
}

/** A message that a worker holds while it hands it over. */
export interface Claimed extends Omit<Letter, "personId" | "subscriberId" | "urgency" | "dueAt"> {
  readonly id: number;
  /** Whose profile it comes of; null where it outlives it, or there is none. */
  readonly personId: string | null;
  /** Whose subscription without a profile, likewise. */
  readonly subscriberId: string | null;
  /** Counted with this one. */
  readonly attempt: number;
  /** It tries a channel that closed by itself. */
  readonly isProbe?: boolean;
}

/** What a channel made of a message. */
export type Outcome =
  | { readonly kind: "sent"; readonly reference: string | null }
  /** Not now, this one: it waits longer after each attempt. */
  | { readonly kind: "later"; readonly reason: string }
  /** Nothing goes through now, this one no more than others: it goes back as if it had never been taken. */
  | { readonly kind: "closed"; readonly reason: string; readonly retryAfterMs?: number }
  /** Not for so long, by no fault of its own: as if it had not been tried. Others of its channel, which go another way, go on. */
  | { readonly kind: "held"; readonly reason: string; readonly forMs: number }
  /** The channel refuses it for good. `isGone`: because the address does not exist. A channel can be wrong: decision 53. */
  | { readonly kind: "refused"; readonly reason: string; readonly isGone?: boolean }
  /** We dropped it before the channel got it. */
  | { readonly kind: "dropped"; readonly reason: string }
  /**
   * It may have gone, and the channel cannot tell a second one from the first: it is not sent again. With a pause, the channel is unwell:
   * others wait that long, and are not lost in the same way.
   */
  | { readonly kind: "unsure"; readonly reason: string; readonly retryAfterMs?: number };

/** Hands messages of one channel to whoever takes them further. */
export interface Carrier<Message> {
  /** Never throws, and ends within a time of its own. */
  hand(letter: Claimed, message: Message): Promise<Outcome>;
  close(): void;
}
