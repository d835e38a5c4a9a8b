import { createHmac, createSecretKey, hkdfSync, timingSafeEqual } from "node:crypto";

/** Turns what must be compared and not read into marks: equal for equals, and leading back to nothing. */
export type Mark = (text: string) => string;

/**
 * Marks by the last key of the seal, so that a new key put in front changes none of them. A key that leaves takes its marks
 * along: the database is then marked anew first (`docs/operations.md`).
 */
export function createMark(sealKeys: readonly string[]): Mark {
  const last = Buffer.from(sealKeys.at(-1) ?? "", "base64");
  // Of bare bytes Node would make a key each time, which takes nine times as long as a mark.
  const key = createSecretKey(Buffer.from(hkdfSync("sha256", last, "", "vigie marks", 32)));
  return (text) => createHmac("sha256", key).update(text).digest("base64url");
}

/** Of an email address, however it is written. */
export const markOfEmail = (mark: Mark, email: string): string => mark(email.toLowerCase());

/** Mailboxes that read an address with dots and without them as one. */
const WITHOUT_DOTS = /^(?:gmail|googlemail)\.com$/;

/**
 * Of the mailbox that an address leads to, to count what anybody can have sent there: what stands behind a plus sign leads to no other,
 * nor do dots in Gmail's.
 */
export function markOfMailbox(mark: Mark, email: string): string {
  const typed = email.toLowerCase();
  const at = typed.lastIndexOf("@");
  const domain = typed.slice(at + 1);
  const [name = ""] = typed.slice(0, at).split("+");
  return WITHOUT_DOTS.test(domain)
    ? mark(`${name.replaceAll(".", "")}@gmail.com`)
    : mark(`${name}@${domain}`);
}

/** Compares in the same time, however much of them is alike. */
export function isSameMark(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
