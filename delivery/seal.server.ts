import { createCipheriv, createDecipheriv, createSecretKey, type KeyObject, randomBytes } from "node:crypto";

const ALGORITHM = "aes-256-gcm";
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const VERSION = "1";

/** Error for invalid keys, or for a value that no key decrypts, for example because it was changed. */
export class SealError extends Error {
  readonly code = "seal";
}

export interface Seal {
  /** Encrypts a text. Equal texts have different results. */
  close(text: string): string;
  /** Decrypts a text. @throws {SealError} */
  open(sealed: string): string;
  /** Decrypts a text. If no key works, calls `onUnreadable` and returns null: the caller can continue. */
  read(sealed: string): string | null;
  /** Encrypts bytes in another thread: 5 MB would block the main thread for 10 ms, or 60 ms under load. */
  closeBytes(bytes: Uint8Array): Promise<Buffer>;
  /** Decrypts bytes. @throws {SealError} */
  openBytes(sealed: Uint8Array): Buffer;
}

/**
 * Creates a seal that encrypts with the first key and decrypts with any key. To change the key, put a new key
 * in front, and keep the old key until all its values are encrypted again.
 * @param keys 32 bytes each, in base64
 */
export function createSeal(keys: readonly string[], onUnreadable: () => void = () => {}): Seal {
  // Create the key objects once: from raw bytes, Node would create one per call, which takes five times as
  // long as decrypting.
  const known = keys.map((key) => createSecretKey(key, "base64"));
  const [sealing] = known;
  if (sealing === undefined || known.some((key) => key.symmetricKeySize !== KEY_BYTES))
    throw new SealError(`each seal key must be ${KEY_BYTES} bytes in base64`);
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
    // The bytes of forms are never in shared memory.
    const own = bytes as Uint8Array<ArrayBuffer>;
    const sealed = Buffer.from(await crypto.subtle.encrypt({ name: "AES-GCM", iv }, key, own));
    const tagAt = sealed.length - TAG_BYTES;
    return Buffer.concat([iv, sealed.subarray(tagAt), sealed.subarray(0, tagAt)]);
  }

  function openBytes(sealed: Uint8Array): Buffer {
    if (sealed.length < NONCE_BYTES + TAG_BYTES) throw new SealError("not a sealed value: too short");
    for (const key of known) {
      const bytes = openWith(key, sealed);
      if (bytes !== null) return bytes;
    }
    throw new SealError("no seal key decrypts this value");
  }

  function open(sealed: string): string {
    const [version, body = ""] = sealed.split(".");
    if (version !== VERSION) throw new SealError("not a sealed text: unknown version");
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
