import { z } from "zod";
import { CONTACT_SUBJECTS, type ContactSubject } from "./contact-subjects.ts";

export type Mailboxes = Readonly<Record<ContactSubject, string>>;

const named = z
  .partialRecord(z.enum(CONTACT_SUBJECTS), z.email())
  .refine((boxes) => boxes.general !== undefined);

/**
 * Parses the mailboxes of subjects: `general=info@example.org,media=press@example.org`. Subjects without an
 * address use `general`.
 * @returns null if the text is invalid
 */
export function readMailboxes(text: string): Mailboxes | null {
  const pairs = text.split(",").map((each) => each.split("=").map((part) => part.trim()));
  const read = named.safeParse(Object.fromEntries(pairs));
  if (!read.success) return null;
  return { ...allTo(read.data.general ?? ""), ...read.data };
}

export const allTo = (address: string): Mailboxes =>
  Object.fromEntries(CONTACT_SUBJECTS.map((subject) => [subject, address])) as Mailboxes;
