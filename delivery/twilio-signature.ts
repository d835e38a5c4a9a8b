import { createHmac, timingSafeEqual } from "node:crypto";

/**
 * Whether a request comes from Twilio: it signs the whole address and each field of the form, by name, with the account's token.
 * @param url as Twilio was told it, with its query
 */
export function isFromTwilio(token: string, url: string, form: URLSearchParams, signature: string): boolean {
  const fields = [...form]
    .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
    .map(([name, value]) => name + value);
  const expected = createHmac("sha1", token)
    .update(url + fields.join(""))
    .digest();
  const given = Buffer.from(signature, "base64");
  return token !== "" && given.length === expected.length && timingSafeEqual(given, expected);
}
