import { createHmac, createSecretKey, hkdfSync } from "node:crypto";

/** Returns the keyed hash of a text, to compare data without reading it. Equal texts have equal hashes. */
export type KeyedHash = (text: string) => string;

/**
 * Creates the keyed hash from the last key of the seal, so that a new first key changes no hash. Removing the
 * last key changes all hashes: `docs/operations.md` says how to compute them again.
 */
export function createKeyedHash(sealKeys: readonly string[]): KeyedHash {
  const last = Buffer.from(sealKeys.at(-1) ?? "", "base64");
  // Create the key object once: from raw bytes, Node would create one per call, which takes nine times as
  // long as a hash.
  const key = createSecretKey(Buffer.from(hkdfSync("sha256", last, "", "vigie marks", 32)));
  return (text) => createHmac("sha256", key).update(text).digest("base64url");
}

export const hashOfEmail = (keyedHash: KeyedHash, email: string): string => keyedHash(email.toLowerCase());

/** Domains whose mailboxes ignore dots in the address. */
const WITHOUT_DOTS = /^(?:gmail|googlemail)\.com$/;

/**
 * Returns the keyed hash of the mailbox behind an address, to count emails that strangers can cause. Ignores
 * the part after a plus sign, and dots in Gmail addresses.
 */
export function hashOfMailbox(keyedHash: KeyedHash, email: string): string {
  const typed = email.toLowerCase();
  const at = typed.lastIndexOf("@");
  const domain = typed.slice(at + 1);
  const [name = ""] = typed.slice(0, at).split("+");
  return WITHOUT_DOTS.test(domain)
    ? keyedHash(`${name.replaceAll(".", "")}@gmail.com`)
    : keyedHash(`${name}@${domain}`);
}
