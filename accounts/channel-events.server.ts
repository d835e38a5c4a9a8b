import { clockSql } from "#database/database-now.server.ts";
import { isDeadNumber, isOfChannel } from "#delivery/dead-number-codes.ts";
import { smsText } from "#delivery/gsm.ts";
import type { MailEvent } from "#delivery/mail-events.ts";
import { PAGES } from "#delivery/pages.ts";
import { takeReceipt } from "#delivery/receipts.server.ts";
import type { Bilingual } from "#territory/language.ts";
import type { AccountsContext } from "./accounts-context.server.ts";
import { endSubscription } from "./newsletter-consents.server.ts";
import { refuseAddress } from "./refused-addresses.server.ts";
import { stopChannels } from "./stop-channels.server.ts";
import { answerText } from "./text-replies.server.ts";

/** What Twilio tells of a text message that it took. */
export interface SmsReceipt {
  readonly reference: string;
  /** The number that it was for. */
  readonly to: string;
  readonly status: string;
  readonly errorCode: string;
}

/** What channels tell us by themselves: what became of messages, and what people answer. All throw {@link DatabaseError}. */
export interface ChannelEvents {
  /** @returns what to answer */
  text(message: { readonly from: string; readonly body: string }): Promise<string>;
  smsReceipt(receipt: SmsReceipt): Promise<void>;
  mailEvent(event: MailEvent): Promise<void>;
}

interface Said {
  /** Public origin, without a trailing slash. */
  readonly siteUrl: string;
  /** Whom to call about a fire, in digits. */
  readonly reportPhone: Bilingual;
}

export function createChannelEvents(context: AccountsContext, { siteUrl, reportPhone }: Said): ChannelEvents {
  const { database, now, databaseClock } = context;
  const pages = { fr: siteUrl + PAGES.places.fr, en: siteUrl + PAGES.places.en };
  return {
    text: async (message) => smsText(await answerText(context, message, { reportPhone, pages })),

    async smsReceipt({ reference, to, status, errorCode }) {
      const hasFailed = status === "failed" || status === "undelivered";
      if (!hasFailed && status !== "delivered") return;
      const kind = hasFailed ? "failed" : "delivered";
      const reason = `${status} ${errorCode}`.trim();
      const code = Number(errorCode);
      const refusal = { refusal: { isGone: isDeadNumber(code) } };
      const receipt = { channel: "sms", reference, kind, reason } as const;
      const ofChannel = hasFailed && isOfChannel(code) ? refusal : {};
      const received = await takeReceipt(database, { ...receipt, ...ofChannel }, clockSql(databaseClock));
      if (received?.isGone)
        await refuseAddress(context, { channel: "sms", address: to, personId: received.personId });
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
      if (received === null) return;
      const { personId, subscriberId } = received;
      // A reader who complains wants no more email, even if the mailbox works.
      const isUnwanted = kind === "complained";
      if (isUnwanted)
        await database.transaction(async (transaction) => {
          if (subscriberId !== null) await endSubscription(transaction, subscriberId, now());
          if (personId !== null) await stopChannels(transaction, personId, ["email"], now());
        });
      if (isUnwanted || received.isGone)
        await refuseAddress(context, { channel: "email", address: to, personId });
    },
  };
}
