import { createHmac } from "node:crypto";
import { z } from "zod";
import { isSameSecret } from "#territory/same-secret.server.ts";
import { isDeadMailbox } from "./dead-mailbox.ts";

/**
 * Only allows digits in the timestamp, because timestamp and token are signed as one joined text. If a letter
 * of the token moved into the timestamp, the timestamp would be NaN, which is never too old.
 */
const SECONDS = /^\d{1,11}$/;

const event = z.object({
  signature: z.object({ timestamp: z.string().regex(SECONDS), token: z.string(), signature: z.string() }),
  "event-data": z.object({
    event: z.string(),
    severity: z.string().nullish(),
    reason: z.string().nullish(),
    recipient: z.string().default(""),
    message: z.object({ headers: z.object({ "message-id": z.string() }) }),
    "delivery-status": z
      .object({
        message: z.string().nullish(),
        description: z.string().nullish(),
        "enhanced-code": z.string().nullish().catch(null),
      })
      .nullish(),
  }),
});

/** Maximum time between an accepted signature's timestamp and our clock, in both directions. */
const OLDEST_MS = 24 * 3_600_000;
/** How long an accepted signature is stored: one dated ahead of our clock stays valid for twice as long. */
export const SIGNATURE_SECONDS = (2 * OLDEST_MS) / 1000;

/** An event that a mail service sends about an email it accepted. */
export interface MailEvent {
  /** The email's own `Message-ID` header. */
  readonly reference: string;
  readonly to: string;
  /** `complained`: the reader marked the email as unwanted. */
  readonly kind: "delivered" | "bounced" | "complained";
  /** True if the email bounced because the mailbox does not exist. */
  readonly isGone: boolean;
  readonly reason: string;
}

/** A signed event. The signature does not cover the event, so each signature is only accepted once. */
export interface SignedMailEvent {
  /** Mailgun's signature in lower case, so that a copy in capitals counts as already used. */
  readonly signature: string;
  /** Null for an event without effect: a temporary bounce, or an opened email. */
  readonly event: MailEvent | null;
}

/** Reads an event in the format of Mailgun's webhooks; null if too old, or not signed with the key. */
export function readMailEvent(body: unknown, key: string, now: Date): SignedMailEvent | null {
  const read = event.safeParse(body);
  if (!read.success || key === "") return null;
  const { signature, "event-data": data } = read.data;
  const expected = createHmac("sha256", key)
    .update(signature.timestamp + signature.token)
    .digest("hex");
  if (!isSameSecret(signature.signature.toLowerCase(), expected)) return null;
  if (Math.abs(now.getTime() - Number(signature.timestamp) * 1000) > OLDEST_MS) return null;
  return { signature: expected, event: eventOf(data) };
}

function eventOf(data: z.infer<typeof event>["event-data"]): MailEvent | null {
  const reference = `<${data.message.headers["message-id"].replace(/^<|>$/g, "")}>`;
  const to = data.recipient;
  const status = data["delivery-status"];
  const reason = String(status?.message || status?.description || data.reason || data.event).slice(0, 300);
  const common = { reference, to, isGone: false, reason };
  if (data.event === "delivered") return { ...common, kind: "delivered" };
  if (data.event === "complained") return { ...common, kind: "complained" };
  if (data.event !== "failed" || data.severity !== "permanent") return null;
  const replies = [status?.["enhanced-code"], status?.message].filter((reply) => typeof reply === "string");
  return { ...common, kind: "bounced", isGone: isDeadMailbox(replies.join("\n")) };
}
