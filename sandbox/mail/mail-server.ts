import { createHash } from "node:crypto";
import { type ParsedMail, simpleParser } from "mailparser";
import { SMTPServer } from "smtp-server";
import { type Faults, wait } from "../faults.ts";
import { portError } from "../listen.ts";
import type { Outbox } from "../outbox/outbox.ts";
import { type Random, randomOf } from "../season/random.ts";

/** "Requested action aborted: local error in processing": the sender must try again. */
const TRY_LATER = 451;
/** SMTP codes that reject an email for now or for good. A fault with another status gives `TRY_LATER`. */
const REFUSALS = [421, 450, 451, 452, 454, 550, 551, 552, 553, 554];

/** Creates an error with the SMTP code of the response. */
const refusal = (responseCode: number, message: string) =>
  Object.assign(new Error(message), { responseCode });

/** Returns true for an error of the mailbox (RFC 3463: X.1.X, X.2.X), only sent after RCPT TO. */
const isOfMailbox = ({ message }: Error): boolean => /^[45]\.[12]\./.test(message);

/** Waits for the delay of the fault `mail`, if set. @returns the fault's error for one email, or null */
async function mailFault(faults: Faults, random: Random, signal: AbortSignal): Promise<Error | null> {
  const given = faults.get("mail");
  if (given === undefined || !random.chance(given.rate ?? 1)) return null;
  if (given.delayMs !== undefined) await wait(given.delayMs, signal);
  if (given.status === undefined && given.body === undefined && given.delayMs !== undefined) return null;
  if (given.status === undefined || !REFUSALS.includes(given.status))
    return refusal(TRY_LATER, "The mail service is down");
  return refusal(given.status, given.body?.split("\n", 1)[0] || "The sandbox refuses this mail");
}

/** Headers that a message in the outbox omits: about the transport, or shown separately. */
const LEFT_OUT = ["received", "mime-version", "content-type", "content-transfer-encoding", "subject", "to"];
/** Largest size of an email, as at large mail services. */
const MOST_BYTES = 25_000_000;

/** Starts a mail server that delivers email from anyone to anyone to the outbox. @throws {PortError} */
export function listenForMail(
  outbox: Outbox,
  faults: Faults,
  host: string,
  port: number,
): Promise<() => void> {
  const random = randomOf("faults", "mail");
  const closing = new AbortController();
  /** Result of RCPT TO for each session's current email: an error, or null if the mailbox is accepted. */
  const deadMailboxes = new Map<string, Error | null>();
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ["STARTTLS"],
    disableReverseLookup: true,
    // Otherwise the server would add its own code to the fault's code: "550 5.1.1 5.7.1 blocked".
    hideENHANCEDSTATUSCODES: true,
    size: MOST_BYTES,
    onAuth: (_auth, _session, done) => done(null, { user: "anyone" }),
    // The fault is evaluated once per email, so that its rate is a share of emails, not of connections.
    onMailFrom: (_address, session, done) => {
      mailFault(faults, random, closing.signal).then((fault) => {
        const isLater = fault !== null && isOfMailbox(fault);
        deadMailboxes.set(session.id, isLater ? fault : null);
        done(isLater ? null : fault);
      }, done);
    },
    onRcptTo: (_address, session, done) => done(deadMailboxes.get(session.id)),
    onClose: (session) => void deadMailboxes.delete(session.id),
    onData: (stream, { envelope }, done) => {
      simpleParser(stream).then((mail) => {
        if (stream.sizeExceeded) return done(refusal(552, "This mail is too large"));
        for (const { address } of envelope.rcptTo) deliver(outbox, address, mail);
        done();
      }, done);
    },
  });
  return new Promise((resolve, reject) => {
    // A later error only concerns one connection, and its sender sees the connection end.
    server.on("error", (error) => reject(portError(error, "mail", port)));
    server.listen(port, host, () =>
      resolve(() => {
        closing.abort();
        server.close();
      }),
    );
  });
}

function deliver(outbox: Outbox, to: string, mail: ParsedMail): void {
  const { subject = "", text = "", html, headerLines } = mail;
  const headers = Object.fromEntries(
    headerLines
      .filter(({ key }) => !LEFT_OUT.includes(key))
      .map(({ key, line }) => [
        key,
        line
          .slice(key.length + 1)
          .replaceAll(/\r?\n\s+/g, " ")
          .trim(),
      ]),
  );
  if (mail.from) headers.from = mail.from.text;
  const files = mail.attachments
    .filter(({ contentDisposition }) => contentDisposition === "attachment")
    .map(({ filename = "", contentType, size, content }) => ({
      ...{ name: filename, type: contentType, size },
      sha256: createHash("sha256").update(content).digest("hex"),
    }));
  outbox.put({
    ...{ channel: "email", to, subject, text: text.trimEnd(), headers },
    ...(html && { html }),
    ...(files.length > 0 && { files }),
  });
}
