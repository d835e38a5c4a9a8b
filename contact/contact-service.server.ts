import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { type Mark, markOfEmail } from "#accounts/marks.server.ts";
import type { Database } from "#database/open.server.ts";
import type { RateLimits } from "#database/rate-limits.server.ts";
import { contactMessages } from "#database/schema.ts";
import type { Letter } from "#delivery/delivery.ts";
import { post } from "#delivery/post.server.ts";
import type { Seal } from "#delivery/seal.server.ts";
import type { Language } from "#territory/language.ts";
import type { ContactForm } from "./contact-form.ts";
import type { ContactService } from "./contact-service.ts";
import type { ContactSubject } from "./contact-subjects.ts";
import type { KeptMessage } from "./kept-message.ts";
import { newReference } from "./reference.ts";

interface Parts {
  readonly database: Database;
  readonly seal: Seal;
  readonly mark: Mark;
  readonly limits: RateLimits;
  /** Where each subject goes. */
  readonly mailboxes: Readonly<Record<ContactSubject, string>>;
  readonly now: () => Date;
}

/** Letters that anybody can have sent to an address. */
const ANSWERS = { most: 5, perSeconds: 24 * 3600 };

const receivedOf = ({ reference, isAnswered }: typeof contactMessages.$inferSelect) => ({
  reference,
  isAnswered,
});

export function createContactService(parts: Parts): ContactService {
  const { database, seal, mark, limits, mailboxes, now } = parts;

  /** The agency's, and the one that says to whoever wrote that it came. */
  async function lettersOf(
    id: string,
    { subject, email, website }: ContactForm,
    language: Language,
  ): Promise<readonly Letter[]> {
    const letter = { personId: null, channel: "email", about: { message: id }, urgency: "answer" } as const;
    const toAgency: Letter = {
      ...letter,
      naturalKey: `contact:${id}`,
      kind: "contact",
      // As the agency works; the message stays in its own language.
      language: "fr",
      address: mailboxes[subject],
    };
    // A program that fills in every field gives addresses of others, too.
    if (website !== "") return [toAgency];
    const taken = await limits.take(`contact-answer:${markOfEmail(mark, email)}`, ANSWERS);
    if (!taken.isAllowed) return [toAgency];
    const answer = {
      ...letter,
      naturalKey: `contact-received:${id}`,
      kind: "contact-received",
      language,
      address: email,
    };
    return [toAgency, answer];
  }

  return {
    async send(form, language) {
      const at = now();
      const { subject, website, ...written } = form;
      const id = randomUUID();
      const day = at.toISOString().slice(0, 10);
      const fingerprint = mark(`contact ${day} ${JSON.stringify(form)}`);
      const known = () =>
        database.run((queries) =>
          queries.select().from(contactMessages).where(eq(contactMessages.fingerprint, fingerprint)),
        );
      const [before] = await known();
      if (before !== undefined) return receivedOf(before);
      const letters = await lettersOf(id, form, language);
      const kept = await database.transaction(async (transaction) => {
        const [row] = await transaction
          .insert(contactMessages)
          .values({
            id,
            reference: newReference("M"),
            fingerprint,
            subject,
            language,
            sealedMessage: seal.close(JSON.stringify(written satisfies KeptMessage)),
            isSuspect: website !== "",
            isAnswered: letters.length > 1,
            createdAt: at,
          })
          .onConflictDoNothing({ target: contactMessages.fingerprint })
          .returning();
        if (row) await post(transaction, letters, { seal, now: at });
        return row;
      });
      // Pressed twice at once: the other one is kept.
      const [row] = kept ? [kept] : await known();
      if (row === undefined) throw new Error("The message was not kept.");
      return receivedOf(row);
    },
  };
}
