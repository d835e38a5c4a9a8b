import { randomUUID } from "node:crypto";
import { eq, type SQL, sql } from "drizzle-orm";
import { hashOfMailbox, type KeyedHash } from "#accounts/keyed-hash.server.ts";
import type { Sender } from "#accounts/sender.ts";
import { countUnconfirmedEmail } from "#accounts/unconfirmed-emails.server.ts";
import type { Database } from "#database/open.server.ts";
import { type Limit, type RateLimits, takeSlot } from "#database/rate-limits.server.ts";
import { contactFiles, contactMessages } from "#database/schema.ts";
import type { OutgoingMessage } from "#delivery/delivery.ts";
import { post } from "#delivery/post.server.ts";
import type { Seal } from "#delivery/seal.server.ts";
import type { FileStore } from "../file-store.server.ts";
import { createProofs } from "../proof.server.ts";
import { ProofRequired } from "../proof-required.ts";
import { newReference } from "../reference.ts";
import type { ReadPicture } from "../reports/photo-picture.server.ts";
import { requiredProof } from "../required-proof.server.ts";
import { isPlausibleStart, newStartToken } from "../start-token.server.ts";
import { storeFiles } from "./contact-files.server.ts";
import { fileKind, type RefusedFile, refusedOfSent, type SentFile, shownName } from "./contact-files.ts";
import { type ContactService, FilesRefused, type SentMessage, TooManyMessages } from "./contact-service.ts";
import type { ContactSubject } from "./contact-subjects.ts";
import type { StoredMessage } from "./stored-message.ts";

/** Limit on messages from one network (a family, an office) without a proof of work. */
const WITHOUT_PROOF: Limit = { most: 5, perSeconds: 600 };
/** Limit on messages from one network in any minute, because each message is an email to the agency. */
const MESSAGES: Limit = { most: 3, perSeconds: 60 };
const MESSAGES_BY_HOUR: Limit = { most: 60, perSeconds: 3600 };
/** Maximum KiB of the files of all senders in a day. */
export const DAILY_KIB = 2 * 1024 * 1024;
const DAY_SECONDS = 24 * 3600;
/**
 * Limits on files, in KiB: six messages with the maximum of files in an hour, and a tenth of the daily total
 * in a day, so that one network cannot use up everyone's total.
 */
const KIB_OF_ONE: Limit = { most: 90 * 1024, perSeconds: 3600 };
const KIB_OF_ONE_BY_DAY: Limit = { most: Math.floor(DAILY_KIB / 10), perSeconds: DAY_SECONDS };
const KIB_OF_ALL: Limit = { most: DAILY_KIB, perSeconds: DAY_SECONDS };

/** Counts a message and the bytes of its files. @throws {TooManyMessages} {DatabaseError} */
export async function countMessage(limits: RateLimits, sender: string, bytes: number): Promise<void> {
  const byMinute = await takeSlot(limits, `contact-minute:${sender}`, MESSAGES);
  if (!byMinute.isAllowed) throw new TooManyMessages(byMinute.retryAfterSeconds);
  const kib = Math.ceil(bytes / 1024);
  const counted = [
    [`contact-hour:${sender}`, MESSAGES_BY_HOUR, 1],
    [`contact-kib:${sender}`, KIB_OF_ONE, kib],
    [`contact-kib-day:${sender}`, KIB_OF_ONE_BY_DAY, kib],
    ["contact-kib", KIB_OF_ALL, kib],
  ] as const;
  for (const [key, limit, amount] of counted) {
    const usage = amount === 0 ? null : await limits.consume(key, limit, amount);
    if (usage && !usage.isAllowed) throw new TooManyMessages(usage.retryAfterSeconds);
  }
}

interface Parts {
  readonly database: Database;
  readonly seal: Seal;
  readonly keyedHash: KeyedHash;
  readonly limits: RateLimits;
  readonly mailboxes: Readonly<Record<ContactSubject, string>>;
  /** Store of messages' files; null if files are disabled. */
  readonly files: FileStore | null;
  readonly readPicture: ReadPicture;
  readonly now: () => Date;
  /** The database's clock, so that a site with a wrong clock neither delays nor erases messages. */
  readonly clock?: SQL<Date>;
}

/** Limit on confirmations to one mailbox, because a sender can enter another person's address. */
const ANSWERS = { most: 5, perSeconds: 24 * 3600 };

const receivedOf = ({ reference, isAnswered }: typeof contactMessages.$inferSelect) => ({
  reference,
  isAnswered,
});

const bytesOf = (files: SentMessage["files"]) => files.reduce((sum, { bytes }) => sum + bytes.length, 0);

export function createContactService(parts: Parts): ContactService {
  const { database, seal, keyedHash, limits, mailboxes, files: store, now, clock = sql`now()` } = parts;
  const proofs = createProofs("contact", keyedHash, now);

  /** Returns the emails to the agency and, if allowed, to the sender. */
  async function emailsOf(
    id: string,
    { form: { subject, email }, language }: SentMessage,
    sender: Sender,
    isSuspect: boolean,
  ): Promise<readonly OutgoingMessage[]> {
    const common = { personId: null, channel: "email", about: { message: id }, urgency: "answer" } as const;
    const toAgency: OutgoingMessage = {
      ...common,
      naturalKey: `contact:${id}`,
      kind: "contact",
      // The agency works in French. The message stays in its own language.
      language: "fr",
      address: mailboxes[subject],
    };
    // A program that fills in every field also enters other people's addresses.
    if (isSuspect) return [toAgency];
    const usage = await limits.consume(`contact-answer:${hashOfMailbox(keyedHash, email)}`, ANSWERS);
    if (!usage.isAllowed || !(await countUnconfirmedEmail(limits, sender)).isAllowed) return [toAgency];
    const answer = {
      ...common,
      naturalKey: `contact-received:${id}`,
      kind: "contact-received",
      language,
      address: email,
    };
    return [toAgency, answer];
  }

  /** Returns a message's fingerprint: equal for the same text, sender and files on one day. */
  async function fingerprintOf({ form, files }: SentMessage, at: Date): Promise<string> {
    const day = at.toISOString().slice(0, 10);
    const sums: string[] = [];
    for (const { bytes } of files) {
      // Hash off the main thread: 5 MB would block all requests for 20 ms. The bytes of forms are never in
      // shared memory.
      const sum = await crypto.subtle.digest("SHA-256", bytes as Uint8Array<ArrayBuffer>);
      sums.push(Buffer.from(sum).toString("hex"));
    }
    return keyedHash(`contact ${day} ${JSON.stringify(sums.length > 0 ? { ...form, sums } : form)}`);
  }

  /** Re-encodes pictures, so that their location and hidden content are lost. @throws {FilesRefused} */
  async function cleaned(files: readonly SentFile[], sender: string): Promise<readonly SentFile[]> {
    const ready: SentFile[] = [];
    const refused: RefusedFile[] = [];
    for (const file of files) {
      const bytes =
        fileKind(file.bytes) === "pdf"
          ? file.bytes
          : await parts.readPicture(sender, Buffer.from(file.bytes)).then(
              (picture) => picture.bytes,
              () => null,
            );
      if (bytes === null) refused.push({ name: shownName(file.name), why: "broken" });
      else ready.push({ ...file, bytes });
    }
    if (refused.length > 0) throw new FilesRefused(refused);
    return ready;
  }

  /** Returns true if a proof is required and `canProve` is false. @throws {ProofRequired} if it is true */
  async function isUnproven({ proof, token }: SentMessage, of: string, sender: string, canProve: boolean) {
    if (proof !== null && (await proofs.isProven(proof, of))) return false;
    const counted = await requiredProof(limits, [{ key: `contact:${sender}`, limit: WITHOUT_PROOF }]);
    // A form sent without scripts has no token, because the page is the same for everyone.
    if (!canProve) return counted !== null;
    const isPlausible = isPlausibleStart(keyedHash, { form: "contact", token, waitedMs: 0 }, now());
    const level = counted ?? (isPlausible ? null : "light");
    if (level !== null) throw new ProofRequired(await proofs.challenge(of, level));
    return false;
  }

  return {
    takesFiles: store !== null,
    start: () => newStartToken(keyedHash, "contact", now()),

    async send(message, sender, canProve = true) {
      const at = now();
      const { form, files, language } = message;
      const refused = refusedOfSent(files, store !== null);
      if (refused.length > 0) throw new FilesRefused(refused);
      const { subject, website, ...written } = form;
      const id = randomUUID();
      const fingerprint = await fingerprintOf(message, at);
      const known = () =>
        database.run((queries) =>
          queries.select().from(contactMessages).where(eq(contactMessages.fingerprint, fingerprint)),
        );
      const [before] = await known();
      if (before !== undefined) return receivedOf(before);
      const isSuspect = (await isUnproven(message, fingerprint, sender.network, canProve)) || website !== "";
      await countMessage(limits, sender.network, store === null ? 0 : bytesOf(files));
      const messages = await emailsOf(id, message, sender, isSuspect);
      const stored =
        store === null ? [] : await storeFiles({ store, seal }, await cleaned(files, sender.network));
      const saved = await database.transaction(async (transaction) => {
        const [row] = await transaction
          .insert(contactMessages)
          .values({
            id,
            reference: newReference("M"),
            fingerprint,
            subject,
            language,
            sealedMessage: seal.close(JSON.stringify(written satisfies StoredMessage)),
            isSuspect,
            isAnswered: messages.length > 1,
            createdAt: clock,
          })
          .onConflictDoNothing({ target: contactMessages.fingerprint })
          .returning();
        if (!row) return undefined;
        if (stored.length > 0)
          await transaction
            .insert(contactFiles)
            .values(stored.map((file) => ({ ...file, messageId: id, createdAt: row.createdAt })));
        await post(transaction, messages, { seal, now: row.createdAt });
        return row;
      });
      // The same message was sent twice at once, and the other request stored it.
      const [row] = saved ? [saved] : await known();
      if (row === undefined) throw new Error("The message was not stored.");
      return receivedOf(row);
    },
  };
}
