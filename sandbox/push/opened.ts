import { createDecipheriv, createECDH, hkdfSync } from "node:crypto";
import type { Device } from "./devices.ts";

const SALT_BYTES = 16;
const TAG_BYTES = 16;
/** Ends the text of the last record; padding can follow. */
const LAST = 2;

const bytes = (text: string) => Buffer.from(text, "base64url");
const derived = (key: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync("sha256", key, salt, info, length));

/**
 * Decrypts a message as its browser does: `aes128gcm` with the browser's keys (RFC 8188, RFC 8291). @throws
 * {Error} if it cannot be decrypted
 */
export function opened(body: Buffer, { privateKey, publicKey, auth }: Device): string {
  const salt = body.subarray(0, SALT_BYTES);
  const keyLength = body.readUInt8(SALT_BYTES + 4);
  const start = SALT_BYTES + 5 + keyLength;
  const sender = body.subarray(SALT_BYTES + 5, start);
  const own = createECDH("prime256v1");
  own.setPrivateKey(bytes(privateKey));
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), bytes(publicKey), sender]);
  const secret = derived(own.computeSecret(sender), bytes(auth), info, 32);
  const key = derived(secret, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
  const nonce = derived(secret, salt, Buffer.from("Content-Encoding: nonce\0"), 12);
  const decipher = createDecipheriv("aes-128-gcm", key, nonce);
  decipher.setAuthTag(body.subarray(-TAG_BYTES));
  const plain = Buffer.concat([decipher.update(body.subarray(start, -TAG_BYTES)), decipher.final()]);
  return plain.subarray(0, plain.lastIndexOf(LAST)).toString("utf8");
}
