import { isSameSecret } from "#territory/same-secret.server.ts";
import type { KeyedHash } from "./keyed-hash.server.ts";

/** Scope of a key: a subscriber's releases, or a person's alerts. */
type Purpose = "newsletter" | "alerts";

const LENGTH = 22;
const hashOf = (keyedHash: KeyedHash, purpose: Purpose, id: string) =>
  keyedHash(`${purpose} ${id}`).slice(0, LENGTH);

/** Returns the key for links that change or stop messages without a password. The key never expires. */
export const emailKey = (keyedHash: KeyedHash, purpose: Purpose, id: string): string =>
  `${id}.${hashOf(keyedHash, purpose, id)}`;

/** Returns the id of a key's holder; null if the key is invalid. */
export function holderOf(keyedHash: KeyedHash, purpose: Purpose, key: string): string | null {
  const [, id, hash] = /^([0-9a-f-]{36})\.([\w-]{22})$/.exec(key) ?? [];
  return id !== undefined && hash !== undefined && isSameSecret(hashOf(keyedHash, purpose, id), hash)
    ? id
    : null;
}
