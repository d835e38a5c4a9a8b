import { createTransport, type SentMessageInfo } from "nodemailer";
import type { Language } from "#territory/language.ts";
import type { Carrier, Claimed, Outcome } from "./delivery.ts";
import { mailHtml } from "./mail-html.ts";
import { mailText } from "./mail-text.ts";
import type { Mail } from "./message.ts";

export interface EmailSettings {
  /** `smtp://` or `smtps://`, user and password in it. */
  readonly url: string;
  readonly from: string;
  readonly brand: Readonly<Record<Language, string>>;
}

const CONNECTIONS = 5;
const CONNECT_LIMIT_MS = 10_000;
const ANSWER_LIMIT_MS = 20_000;

/** Answers that a mail server gives to one address, and means for good. */
const isForGood = (code: number | undefined) => code !== undefined && code >= 500 && code < 600;
/** It gives none now to anybody. */
const NO_SERVER = ["ECONNECTION", "ESOCKET", "ETIMEDOUT", "EDNS", "EAUTH", "ECONNREFUSED", "ETLS"];

function outcomeOf(error: unknown): Outcome {
  const { code, responseCode, response, message, command } = Object(error);
  const reason = String(response ?? message ?? error).slice(0, 300);
  if (command === "CONN" || NO_SERVER.includes(String(code))) return { kind: "closed", reason };
  if (responseCode === 421) return { kind: "closed", reason };
  return isForGood(responseCode) ? { kind: "refused", reason } : { kind: "later", reason };
}

/** Hands letters to an SMTP server. A doubled letter has the Message-ID of the first: mail programs show it once. */
export function createEmailCarrier({ url, from, brand }: EmailSettings): Carrier<Mail> {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: CONNECTIONS,
    connectionTimeout: CONNECT_LIMIT_MS,
    greetingTimeout: CONNECT_LIMIT_MS,
    socketTimeout: ANSWER_LIMIT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const host = from.replace(/^.*@/, "").replace(/>.*$/, "");
  return {
    async hand({ id, address, language }: Claimed, mail): Promise<Outcome> {
      try {
        const sent: SentMessageInfo = await transport.sendMail({
          from,
          to: { name: "", address },
          subject: mail.subject,
          text: mailText(mail),
          html: mailHtml(mail, language, brand[language]),
          messageId: `<delivery-${id}@${host}>`,
          headers: { "Auto-Submitted": "auto-generated", "Content-Language": `${language}-CA` },
        });
        return { kind: "sent", reference: sent.messageId };
      } catch (error) {
        return outcomeOf(error);
      }
    },
    close: () => transport.close(),
  };
}
