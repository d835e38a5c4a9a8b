import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { isDeadMailbox } from "./dead-mailbox.ts";

/** Moment and token are signed as one text: with a sign of the token in it, a moment would be none, and never too long ago. */
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

/** Signatures that are older, or as far ahead, are refused. */
const OLDEST_MS = 24 * 3_600_000;
/** How long a signature that was accepted must be remembered: a clock that is ahead doubles its time. */
export const SIGNATURE_SECONDS = (2 * OLDEST_MS) / 1000;

/** What a mail service tells of a letter that it took. */
export interface MailEvent {
  /** As the letter's own `Message-ID` header has it. */
  readonly reference: string;
  /** The address that it was for. */
  readonly to: string;
  /** `complained`: its reader said that it is unwanted. */
  readonly kind: "delivered" | "bounced" | "complained";
  /** Whether it bounced because the mailbox does not exist. */
  readonly isGone: boolean;
  readonly reason: string;
}

/** An event with its signature. The signature covers no word of the event: each may be accepted only once. */
export interface SignedMailEvent {
  /** In one spelling. */
  readonly signature: string;
  /** Null for what changes nothing here: a bounce that may pass, or an opened email. */
  readonly event: MailEvent | null;
}

/**
 * Reads what a mail service posts of a letter, as Mailgun's webhooks have it.
 * @returns null if it is not signed by the key, or too old
 */
export function readMailEvent(body: unknown, key: string, now: Date): SignedMailEvent | null {
  const read = event.safeParse(body);
  if (!read.success || key === "") return null;
  const { signature, "event-data": data } = read.data;
  const expected = createHmac("sha256", key)
    .update(signature.timestamp + signature.token)
    .digest();
  const given = Buffer.from(signature.signature, "hex");
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  if (Math.abs(now.getTime() - Number(signature.timestamp) * 1000) > OLDEST_MS) return null;
  return { signature: expected.toString("hex"), event: eventOf(data) };
}

function eventOf(data: z.infer<typeof event>["event-data"]): MailEvent | null {
  const reference = `<${data.message.headers["message-id"].replace(/^<|>$/g, "")}>`;
  const to = data.recipient;
  const status = data["delivery-status"];
  const reason = String(status?.message || status?.description || data.reason || data.event).slice(0, 300);
  const told = { reference, to, isGone: false, reason };
  if (data.event === "delivered") return { ...told, kind: "delivered" };
  if (data.event === "complained") return { ...told, kind: "complained" };
  if (data.event !== "failed" || data.severity !== "permanent") return null;
  const replies = [status?.["enhanced-code"], status?.message].filter((reply) => typeof reply === "string");
  return { ...told, kind: "bounced", isGone: isDeadMailbox(replies.join("\n")) };
}
