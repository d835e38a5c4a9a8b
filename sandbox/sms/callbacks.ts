import { createHmac } from "node:crypto";

interface SmsAccount {
  readonly account: string;
  readonly token: string;
}

/** Of nobody: it is taken, and never arrives. */
const UNREACHED = "+15005550003";

export const isUnreached = (to: string): boolean => to === UNREACHED;

/** Where the last sender asked to be told: a person's answer is told there too. */
let customer: string | null = null;

/** What Twilio puts in `X-Twilio-Signature`: the address, then each field of the form by name, under the account's token. */
function twilioSignature(token: string, url: string, form: URLSearchParams): string {
  const fields = [...form.keys()].sort().map((name) => name + form.get(name));
  return createHmac("sha1", token)
    .update(url + fields.join(""))
    .digest("base64");
}

async function post(token: string, url: string, form: URLSearchParams): Promise<string> {
  const answer = await fetch(url, {
    method: "POST",
    headers: { "X-Twilio-Signature": twilioSignature(token, url, form) },
    body: form,
  });
  return answer.text();
}

/** Tells whoever sent a message what became of it, at the address that they gave; once, as Twilio does. */
export async function tellStatus(
  { to, from, callback }: { readonly to: string; readonly from: string; readonly callback: string | null },
  sid: string,
  { account, token }: SmsAccount,
): Promise<void> {
  if (callback === null) return;
  customer = new URL(callback).origin;
  const isLost = isUnreached(to);
  const form = new URLSearchParams({
    AccountSid: account,
    From: from,
    To: to,
    MessageSid: sid,
    SmsSid: sid,
    MessageStatus: isLost ? "undelivered" : "delivered",
    SmsStatus: isLost ? "undelivered" : "delivered",
    ...(isLost && { ErrorCode: "30005" }),
  });
  await post(token, callback, form).catch(() => "");
}

/** Has somebody answer by text message. @returns what they are answered, as TwiML; null while nobody sent any message */
export async function textBack(
  { from, to, body }: { readonly from: string; readonly to: string; readonly body: string },
  { account, token }: SmsAccount,
): Promise<string | null> {
  if (customer === null) return null;
  const form = new URLSearchParams({ AccountSid: account, From: from, To: to, Body: body, NumMedia: "0" });
  return post(token, `${customer}/api/sms/inbound`, form);
}
