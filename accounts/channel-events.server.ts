import { clockSql } from "#database/database-now.server.ts";
import type { Channel } from "#database/schema.ts";
import { isDeadNumber, isOfChannel } from "#delivery/dead-number-codes.ts";
import { smsText } from "#delivery/gsm.ts";
import type { MailEvent } from "#delivery/mail-events.ts";
import { takeReceipt } from "#delivery/receipts.server.ts";
import { redactAddress } from "#delivery/redact-address.ts";
import { PAGES } from "#plan/message-pages.ts";
import type { Bilingual } from "#territory/language.ts";
import type { AccountsContext } from "./accounts-context.server.ts";
import { AccountError } from "./accounts-service.ts";
import { endSubscription } from "./newsletter-consents.server.ts";
import { refuseAddress } from "./refused-addresses.server.ts";
import { stopChannels } from "./stop-channels.server.ts";
import { takeText } from "./text-caps.server.ts";
import { answerText } from "./text-replies.server.ts";

interface ReceivedText {
  readonly from: string;
  readonly body: string;
  /** True if Twilio itself replies to this text, as it does to its own stop words. */
  readonly isAnswered: boolean;
}

/** A delivery status that Twilio sends for a text message it accepted. */
export interface SmsReceipt {
  readonly reference: string;
  readonly to: string;
  readonly status: string;
  readonly errorCode: string;
}

/** Limit on replies to one number, because a machine with that number could answer each of our replies. */
const REPLIES = { most: 20, perSeconds: 24 * 3600 };

/** A message that its channel accepted, and later rejected. Does not contain the address. */
export interface RefusedMessage {
  readonly channel: Channel;
  readonly event: "bounced" | "complained";
  readonly kind: string;
  readonly reason: string;
  readonly isGone: boolean;
}

/** Handles events that channels send us: delivery results and texts. Each can throw {@link DatabaseError}. */
export interface ChannelEvents {
  /** Executes the command in a text. @returns the reply; null if Twilio replies, or a limit is reached */
  text(message: ReceivedText): Promise<string | null>;
  /** Records a text message's status. @returns our text message if it was rejected, otherwise null */
  smsReceipt(receipt: SmsReceipt): Promise<RefusedMessage | null>;
  /** Records an email's event. @returns our email if it bounced or caused a complaint, otherwise null */
  mailEvent(event: MailEvent): Promise<RefusedMessage | null>;
}

interface ReplyFacts {
  /** Public origin, without a trailing slash. */
  readonly siteUrl: string;
  /** Number to call about a fire, in digits. */
  readonly reportPhone: Bilingual;
}

export function createChannelEvents(
  context: AccountsContext,
  { siteUrl, reportPhone }: ReplyFacts,
): ChannelEvents {
  const { database, limits, keyedHash, now, databaseClock } = context;
  const pages = { fr: siteUrl + PAGES.places.fr, en: siteUrl + PAGES.places.en };

  async function canReply(phone: string): Promise<boolean> {
    const usage = await limits.consume(`text-reply:${keyedHash(phone)}`, REPLIES);
    if (!usage.isAllowed) return false;
    try {
      await database.transaction((transaction) =>
        takeText(transaction, context, { kind: "reply", phone, network: null }),
      );
      return true;
    } catch (error) {
      if (error instanceof AccountError) return false;
      throw error;
    }
  }

  return {
    async text({ from, body, isAnswered }) {
      const reply = smsText(await answerText(context, { from, body }, { reportPhone, pages }));
      return !isAnswered && (await canReply(from)) ? reply : null;
    },

    async smsReceipt({ reference, to, status, errorCode }) {
      const hasFailed = status === "failed" || status === "undelivered";
      if (!hasFailed && status !== "delivered") return null;
      const kind = hasFailed ? "failed" : "delivered";
      const reason = `${status} ${errorCode}`.trim();
      const code = Number(errorCode);
      const refusal = { refusal: { isGone: isDeadNumber(code) } };
      const receipt = { channel: "sms", reference, kind, reason } as const;
      const ofChannel = hasFailed && isOfChannel(code) ? refusal : {};
      const received = await takeReceipt(database, { ...receipt, ...ofChannel }, clockSql(databaseClock));
      if (received?.isGone)
        await refuseAddress(context, { channel: "sms", address: to, personId: received.personId });
      return received && hasFailed
        ? {
            channel: "sms",
            event: "bounced",
            kind: received.message,
            reason: redactAddress(reason, to),
            isGone: received.isGone,
          }
        : null;
    },

    async mailEvent({ reference, to, kind, isGone, reason }) {
      const receipt = {
        channel: "email",
        reference,
        kind: kind === "delivered" ? "delivered" : "failed",
        reason,
        ...(kind === "bounced" && { refusal: { isGone } }),
      } as const;
      const received = await takeReceipt(database, receipt, clockSql(databaseClock));
      if (received === null) return null;
      const { personId, subscriberId } = received;
      // A person who complains wants no more email, even if the mailbox works.
      const isUnwanted = kind === "complained";
      if (isUnwanted)
        await database.transaction(async (transaction) => {
          if (subscriberId !== null) await endSubscription(transaction, subscriberId, now());
          if (personId !== null) await stopChannels(transaction, personId, ["email"], now());
        });
      if (isUnwanted || received.isGone)
        await refuseAddress(context, { channel: "email", address: to, personId });
      return kind === "delivered"
        ? null
        : {
            channel: "email",
            event: kind,
            kind: received.message,
            reason: redactAddress(reason, to),
            isGone: received.isGone,
          };
    },
  };
}
