import { isDeepStrictEqual } from "node:util";
import type { CAP_TYPES } from "#database/schema.ts";
import { hasEnded } from "#fires/restriction-rules.ts";
import type { CapContent, CapFacts } from "./cap-content.ts";

const SECOND_MS = 1_000;
const HOUR_MS = 3_600_000;
/** A reader that loses us drops our messages within a day. */
const VALID_MS = 24 * HOUR_MS;
/** Half of it: an outage of the data or of the worker has as long before a message expires. */
const RENEWED_BEFORE_MS = 12 * HOUR_MS;
/** How long a message is kept once it has ended. */
export const ENDED_KEPT_MS = 48 * HOUR_MS;

export interface CapMessage {
  readonly msgType: (typeof CAP_TYPES)[number];
  readonly sent: Date;
  readonly expires: Date;
  readonly content: CapContent;
}

/** The last message of a subject. Its content is null if it cannot be read. */
export interface LastCapMessage extends Pick<CapMessage, "msgType" | "sent" | "expires"> {
  readonly content: CapContent | null;
}

/** A subject as an answer that was believed has it. */
export interface CapStanding {
  readonly facts: CapFacts;
  readonly isOver: boolean;
  /** Whether another restriction still forbids as much on a part of its ground. Only asked of a subject that ends. */
  readonly isReplaced?: () => boolean;
  /** Whether the answer itself has it: what is only remembered is not renewed. */
  readonly isListed: boolean;
}

/**
 * Returns the message that brings a subject's chain up to date; null if its last message still says all. A last message that cannot be
 * read is updated or cancelled by what the data says now; without any data, it expires.
 * @param last the subject's last message, null before the first
 * @param standing null for a subject that the data no longer has
 */
export function nextCapMessage(
  last: LastCapMessage | null,
  standing: CapStanding | null,
  at: Date,
): CapMessage | null {
  const whole = Math.floor(at.getTime() / SECOND_MS) * SECOND_MS;
  const sent = new Date(Math.max(whole, last ? last.sent.getTime() + SECOND_MS : whole));
  if (last === null || last.msgType === "Cancel") {
    if (standing === null || standing.isOver || !isPlaced(standing.facts)) return null;
    const { facts } = standing;
    const content = { facts, before: null, ended: null, earlier: [], cancelledAt: last?.sent ?? null };
    return message("Alert", sent, content);
  }
  const before = last.content?.facts ?? null;
  const facts = standing?.facts ?? before;
  if (facts === null) return null;
  const ended = standing === null ? endOf(facts, at) : overOf(standing);
  if (ended === null && isDeepStrictEqual(facts, before)) {
    const isDue = last.expires.getTime() - at.getTime() < RENEWED_BEFORE_MS;
    const isLonger = expiryOf(facts, sent) > last.expires;
    if (!standing?.isListed || !isDue || !isLonger) return null;
  }
  const known = last.content?.earlier ?? [];
  const earlier = [...known.filter((date) => isValidAt(date, sent)), last.sent];
  const content = { facts, before, ended, earlier, cancelledAt: null };
  return message(ended === null ? "Update" : "Cancel", sent, content);
}

function message(msgType: CapMessage["msgType"], sent: Date, content: Omit<CapContent, "v">): CapMessage {
  const expires =
    msgType === "Cancel" ? new Date(sent.getTime() + ENDED_KEPT_MS) : expiryOf(content.facts, sent);
  return { msgType, sent, expires, content: { v: 1, ...content } };
}

/** A restriction that ends sooner expires then. */
function expiryOf(facts: CapFacts, sent: Date): Date {
  const expires = new Date(sent.getTime() + VALID_MS);
  const endsAt = facts.kind === "restriction" ? facts.endsAt : null;
  return endsAt !== null && endsAt > sent && endsAt < expires ? endsAt : expires;
}

const overOf = ({ isOver, isReplaced }: CapStanding): "over" | "replaced" | null =>
  isOver ? (isReplaced?.() ? "replaced" : "over") : null;

const isValidAt = (sent: Date, at: Date) => at.getTime() - sent.getTime() < VALID_MS;

/** A restriction leaves the data when its end passes. */
const endOf = (facts: CapFacts, at: Date): "over" | "gone" =>
  facts.kind === "restriction" && hasEnded(facts, at) ? "over" : "gone";

/** A fire that nothing places would be announced to all of Quebec. */
const isPlaced = (facts: CapFacts): boolean =>
  facts.kind !== "fire" || facts.at !== null || facts.region !== null || facts.mrc !== null;
