import { Transform, type TransformCallback } from "node:stream";
import { createTransport, type SentMessageInfo } from "nodemailer";
import type { Language } from "#territory/language.ts";
import { isThisMachine } from "#territory/this-machine.ts";
import { isDeadMailbox } from "./dead-mailbox.ts";
import type { ChannelClient, Claimed, DeliveryResult } from "./delivery.ts";
import { mailHtml, pictureId } from "./mail-html.ts";
import { mailText } from "./mail-text.ts";
import type { Mail } from "./message.ts";

/** Bytes per chunk: as many as a socket accepts at once. */
const PIECE_BYTES = 64 * 1024;

/**
 * Joins the many small chunks of an email (each header, boundary and line of text) into large ones. Each
 * chunk is a separate write to the mail server, and an alert of 9 KB has ten chunks.
 */
export class ChunkedWrites extends Transform {
  private pieces: Buffer[] = [];
  private bytes = 0;

  override _transform(piece: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.pieces.push(piece);
    this.bytes += piece.length;
    if (this.bytes >= PIECE_BYTES) this.pass();
    done();
  }

  override _flush(done: TransformCallback): void {
    if (this.bytes > 0) this.pass();
    done();
  }

  private pass(): void {
    this.push(Buffer.concat(this.pieces, this.bytes));
    this.pieces = [];
    this.bytes = 0;
  }
}

export interface EmailSettings {
  /** URL `smtp://` or `smtps://`, with user and password. */
  readonly url: string;
  readonly from: string;
  readonly brand: Readonly<Record<Language, string>>;
  /** Key that signs each email for its domain (RFC 6376); null if the mail server signs. */
  readonly dkim?: DkimKey | null;
}

export interface DkimKey {
  readonly domain: string;
  readonly selector: string;
  readonly privateKey: string;
}

/** Signed headers. Mail programs only offer one-click unsubscribe if its headers are signed (RFC 8058). */
const SIGNED =
  "From:Sender:Reply-To:Subject:Date:Message-ID:To:MIME-Version:Content-Type:Content-Transfer-Encoding:Content-Language:Auto-Submitted:List-Unsubscribe:List-Unsubscribe-Post";

const CONNECTIONS = 5;
const CONNECT_LIMIT_MS = 10_000;
const ANSWER_LIMIT_MS = 20_000;

/** Returns true if a mail server's reply is a permanent refusal. */
const isForGood = (code: number | undefined) => code !== undefined && code >= 500 && code < 600;
/** Commands whose reply can be about the mailbox. Earlier commands do not name the mailbox. */
const OF_MAILBOX: readonly unknown[] = ["RCPT TO", "DATA"];
/** Error codes that mean that the server accepts no email at all now. */
const NO_SERVER = [
  "ECONNECTION",
  "ESOCKET",
  "ETIMEDOUT",
  "EDNS",
  "EAUTH",
  "ECONNREFUSED",
  "ETLS",
  "EPROTOCOL",
];

/**
 * Returns the delivery result for an error.
 * @param isBegun true if the email was already being sent. Then a lost connection counts as an attempt.
 * Otherwise, the same email would come first at each retry, and could be delivered each time.
 */
function outcomeOf(error: unknown, isBegun: boolean): DeliveryResult {
  const { code, command, responseCode, response, message } = Object(error);
  const reason = String(response ?? message ?? error).slice(0, 300);
  const isOfLine = command === "CONN" || NO_SERVER.includes(String(code));
  if (responseCode === 421 || (isOfLine && !isBegun)) return { kind: "closed", reason };
  if (!isForGood(responseCode)) return { kind: "later", reason };
  return { kind: "refused", reason, isGone: OF_MAILBOX.includes(command) && isDeadMailbox(String(response)) };
}

/** Returns true if an email is too large for a server, before or after sending; false for a full mailbox. */
function isTooLarge(error: unknown): boolean {
  const { code, command, responseCode } = Object(error);
  const isOfMessage = command === "MAIL FROM" || command === "DATA";
  return isOfMessage && (responseCode === 552 || (code === "EMESSAGE" && responseCode === undefined));
}

/** Reads the files of an email; null if one of the files no longer exists. */
async function filesOf({ files = [] }: Mail) {
  const attached = [];
  for (const { name, type, read } of files) {
    const content = await read();
    if (content === null) return null;
    attached.push({
      filename: name,
      contentType: type,
      content,
      contentDisposition: "attachment" as const,
    });
  }
  return attached;
}

/** Returns the pictures of an email, with the ids that its HTML uses. */
const picturesOf = ({ blocks }: Mail) =>
  blocks.flatMap((block, at) =>
    block.kind === "picture"
      ? [
          {
            cid: pictureId(at),
            content: block.png,
            contentType: "image/png",
            contentDisposition: "inline" as const,
            filename: "plan.png",
          },
        ]
      : [],
  );

interface EmailClient extends ChannelClient<Mail> {
  /** Connects to the server and signs in, without sending an email. @throws the transport's error */
  check(): Promise<void>;
}

/** Creates a client of an SMTP server. Duplicates have the same Message-ID: mail programs show only one. */
export function createEmailClient({ url, from, brand, dkim }: EmailSettings): EmailClient {
  const { protocol, hostname } = new URL(url);
  const transport = createTransport({
    url,
    // The password and the emails contain personal data: without TLS they only go to this machine.
    requireTLS: protocol === "smtp:" && !isThisMachine(hostname),
    pool: true,
    maxConnections: CONNECTIONS,
    connectionTimeout: CONNECT_LIMIT_MS,
    greetingTimeout: CONNECT_LIMIT_MS,
    socketTimeout: ANSWER_LIMIT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(dkim && {
      dkim: {
        domainName: dkim.domain,
        keySelector: dkim.selector,
        privateKey: dkim.privateKey,
        headerFieldNames: SIGNED,
      },
    }),
  });
  /** Ids of the emails that began to be sent on a connection. */
  const begun = new Set<unknown>();
  transport.use("stream", ({ data, message }, done) => {
    message.transform(() => new ChunkedWrites());
    message.processFunc((stream) => {
      begun.add(data.messageId);
      return stream;
    });
    done();
  });
  const host = from.slice(from.lastIndexOf("@") + 1).split(">")[0];

  async function deliver(claimed: Claimed, mail: Mail): Promise<DeliveryResult> {
    const { id, address, language } = claimed;
    const messageId = `<delivery-${id}@${host}>`;
    let files: Awaited<ReturnType<typeof filesOf>>;
    try {
      files = await filesOf(mail);
    } catch (error) {
      return { kind: "later", reason: `its files cannot be read: ${Object(error).message}` };
    }
    if (files === null)
      return mail.withoutFiles
        ? deliver(claimed, mail.withoutFiles)
        : { kind: "dropped", reason: "its files are no more" };
    try {
      const sent: SentMessageInfo = await transport.sendMail({
        from,
        to: { name: "", address },
        ...(mail.replyTo && { replyTo: { name: "", address: mail.replyTo } }),
        subject: mail.subject,
        text: mailText(mail),
        html: mailHtml(mail, language, brand[language]),
        messageId,
        attachments: [...picturesOf(mail), ...files],
        headers: {
          "Auto-Submitted": "auto-generated",
          "Content-Language": `${language}-CA`,
          ...(mail.stopUrl && {
            "List-Unsubscribe": `<${mail.stopUrl}>`,
            "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
          }),
        },
      });
      return { kind: "sent", reference: sent.messageId };
    } catch (error) {
      if (mail.withoutFiles && isTooLarge(error)) return deliver(claimed, mail.withoutFiles);
      return outcomeOf(error, begun.has(messageId));
    } finally {
      begun.delete(messageId);
    }
  }

  return {
    deliver,
    async check() {
      await transport.verify();
    },
    close: () => transport.close(),
  };
}
