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

/** An older one is somebody's who kept it. */
const OLDEST_MS = 24 * 3_600_000;

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

/**
 * Reads what a mail service posts of a letter, as Mailgun's webhooks have it.
 * @returns `refused` when it is not signed by the key or too old; null for what changes nothing here, a bounce that may pass among it
 */
export function readMailEvent(body: unknown, key: string, now: Date): MailEvent | "refused" | null {
  const read = event.safeParse(body);
  if (!read.success || key === "") return "refused";
  const { signature, "event-data": data } = read.data;
  const expected = createHmac("sha256", key)
    .update(signature.timestamp + signature.token)
    .digest();
  const given = Buffer.from(signature.signature, "hex");
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return "refused";
  if (Math.abs(now.getTime() - Number(signature.timestamp) * 1000) > OLDEST_MS) return "refused";
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
