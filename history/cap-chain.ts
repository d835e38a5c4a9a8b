import { isDeepStrictEqual } from "node:util";
import type { CAP_TYPES } from "#database/schema.ts";
import { hasEnded } from "#fires/restriction-rules.ts";
import type { CapContent, CapFacts } from "./cap-content.ts";

const SECOND_MS = 1_000;
const HOUR_MS = 3_600_000;
/** Validity of a message, in ms. A reader that loses contact drops our messages within a day. */
const VALID_MS = 24 * HOUR_MS;
/** Time before expiry at which a message is renewed, in ms. It covers an outage of the data or the worker. */
const RENEWED_BEFORE_MS = 12 * HOUR_MS;
/** Time for which a message is kept after it has ended, in ms. */
export const ENDED_RETENTION_MS = 48 * HOUR_MS;

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

/** State of a subject in the last accepted response. */
export interface CapState {
  readonly facts: CapFacts;
  readonly isOver: boolean;
  /** Returns whether another restriction still forbids as much there. Only called when the subject ends. */
  readonly isReplaced?: () => boolean;
  /** True if the response lists the subject. Messages of a subject that is not listed are not renewed. */
  readonly isListed: boolean;
}

/**
 * Returns the message that updates a subject's chain; null if the last message is still correct. An
 * unreadable last message is updated or cancelled by the current data. Without data, it expires.
 * @param last the subject's last message, null before the first message
 * @param stateAt null for a subject that the data no longer has
 */
export function nextCapMessage(
  last: LastCapMessage | null,
  stateAt: CapState | null,
  at: Date,
): CapMessage | null {
  const whole = Math.floor(at.getTime() / SECOND_MS) * SECOND_MS;
  const sent = new Date(Math.max(whole, last ? last.sent.getTime() + SECOND_MS : whole));
  if (last === null || last.msgType === "Cancel") {
    if (stateAt === null || stateAt.isOver || !isPlaced(stateAt.facts)) return null;
    const { facts } = stateAt;
    const content = { facts, before: null, ended: null, earlier: [], cancelledAt: last?.sent ?? null };
    return message("Alert", sent, content);
  }
  const before = last.content?.facts ?? null;
  const facts = stateAt?.facts ?? before;
  if (facts === null) return null;
  const ended = stateAt === null ? endOf(facts, at) : overOf(stateAt);
  if (ended === null && isDeepStrictEqual(facts, before)) {
    const isDue = last.expires.getTime() - at.getTime() < RENEWED_BEFORE_MS;
    const isLonger = expiryOf(facts, sent) > last.expires;
    if (!stateAt?.isListed || !isDue || !isLonger) return null;
  }
  const known = last.content?.earlier ?? [];
  const earlier = [...known.filter((date) => isValidAt(date, sent)), last.sent];
  const content = { facts, before, ended, earlier, cancelledAt: null };
  return message(ended === null ? "Update" : "Cancel", sent, content);
}

function message(msgType: CapMessage["msgType"], sent: Date, content: Omit<CapContent, "v">): CapMessage {
  const expires =
    msgType === "Cancel" ? new Date(sent.getTime() + ENDED_RETENTION_MS) : expiryOf(content.facts, sent);
  return { msgType, sent, expires, content: { v: 1, ...content } };
}

/** Returns when a message expires. A restriction with an earlier end expires at that end. */
function expiryOf(facts: CapFacts, sent: Date): Date {
  const expires = new Date(sent.getTime() + VALID_MS);
  const endsAt = facts.kind === "restriction" ? facts.endsAt : null;
  return endsAt !== null && endsAt > sent && endsAt < expires ? endsAt : expires;
}

const overOf = ({ isOver, isReplaced }: CapState): "over" | "replaced" | null =>
  isOver ? (isReplaced?.() ? "replaced" : "over") : null;

const isValidAt = (sent: Date, at: Date) => at.getTime() - sent.getTime() < VALID_MS;

/** Returns how a subject that left the data has ended: `over` only for a restriction after its end. */
const endOf = (facts: CapFacts, at: Date): "over" | "gone" =>
  facts.kind === "restriction" && hasEnded(facts, at) ? "over" : "gone";

/** Returns false for a fire without any location, which would be announced to all of Quebec. */
const isPlaced = (facts: CapFacts): boolean =>
  facts.kind !== "fire" || facts.at !== null || facts.region !== null || facts.mrc !== null;
