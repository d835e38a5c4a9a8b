import { createHmac } from "node:crypto";
import { isSameSecret } from "#territory/same-secret.server.ts";

/**
 * Returns true if a request comes from Twilio. Twilio signs the full URL and each field of the form, sorted
 * by name, with the account's token. As in Twilio's library, a field's values are sorted, and equal values
 * count once.
 * @param url the URL registered at Twilio, with its query
 */
export function isFromTwilio(token: string, url: string, form: URLSearchParams, signature: string): boolean {
  const fields = [...new Set(form.keys())]
    .sort()
    .flatMap((name) => [...new Set(form.getAll(name))].sort().map((value) => name + value));
  const expected = createHmac("sha1", token)
    .update(url + fields.join(""))
    .digest("base64");
  return token !== "" && isSameSecret(signature, expected);
}
