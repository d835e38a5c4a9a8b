import { createCipheriv, createDecipheriv, createSecretKey, type KeyObject, randomBytes } from "node:crypto";

const ALGORITHM = "aes-256-gcm";
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const VERSION = "1";

/** Something sealed that no key here opens, or that was changed. */
export class SealError extends Error {
  readonly code = "seal";
}

/** Hides what is kept, and shows it again. */
export interface Seal {
  /** Never twice the same, so that equal texts do not look equal. */
  close(text: string): string;
  /** @throws {SealError} */
  open(sealed: string): string;
  /** The same where nobody is to wait for one that no key opens: null, and whoever made the seal is told. */
  read(sealed: string): string | null;
  /** Seals bytes in a thread of their own: 5 MB would hold up the main thread for 10 ms, or 60 on a busy machine. */
  closeBytes(bytes: Uint8Array): Promise<Buffer>;
  /** @throws {SealError} */
  openBytes(sealed: Uint8Array): Buffer;
}

/**
 * Seals with the first key and opens with any, so that a key is changed by putting a new one in front; the old one stays until what
 * it sealed is sealed anew.
 * @param keys 32 bytes each, in base64
 */
export function createSeal(keys: readonly string[], onUnreadable: () => void = () => {}): Seal {
  // Of bare bytes Node would make a key each time, which takes five times as long as opening.
  const known = keys.map((key) => createSecretKey(key, "base64"));
  const [sealing] = known;
  if (sealing === undefined || known.some((key) => key.symmetricKeySize !== KEY_BYTES))
    throw new SealError(`A key has ${KEY_BYTES} bytes, in base64.`);
  const first: KeyObject = sealing;

  function openWith(key: KeyObject, bytes: Uint8Array): Buffer | null {
    const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, NONCE_BYTES));
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    try {
      return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
    } catch {
      return null;
    }
  }

  function close(text: string): string {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(ALGORITHM, first, nonce);
    const body = [cipher.update(text, "utf8"), cipher.final()];
    return `${VERSION}.${Buffer.concat([nonce, cipher.getAuthTag(), ...body]).toString("base64url")}`;
  }

  async function closeBytes(bytes: Uint8Array): Promise<Buffer> {
    const iv = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
    const raw = first.export() as Buffer<ArrayBuffer>;
    const key = await crypto.subtle.importKey("raw", raw, "AES-GCM", false, ["encrypt"]);
    // Forms are never in shared memory.
    const own = bytes as Uint8Array<ArrayBuffer>;
    const sealed = Buffer.from(await crypto.subtle.encrypt({ name: "AES-GCM", iv }, key, own));
    const tagAt = sealed.length - TAG_BYTES;
    return Buffer.concat([iv, sealed.subarray(tagAt), sealed.subarray(0, tagAt)]);
  }

  function openBytes(sealed: Uint8Array): Buffer {
    if (sealed.length < NONCE_BYTES + TAG_BYTES) throw new SealError("This is nothing sealed.");
    for (const key of known) {
      const bytes = openWith(key, sealed);
      if (bytes !== null) return bytes;
    }
    throw new SealError("No key opens this.");
  }

  function open(sealed: string): string {
    const [version, body = ""] = sealed.split(".");
    if (version !== VERSION) throw new SealError("This is no sealed text.");
    return openBytes(Buffer.from(body, "base64url")).toString();
  }

  return {
    closeBytes,
    openBytes,
    close,
    open,
    read(sealed) {
      try {
        return open(sealed);
      } catch (error) {
        if (!(error instanceof SealError)) throw error;
        onUnreadable();
        return null;
      }
    },
  };
}
