import { createHmac } from "node:crypto";

interface SmsAccount {
  readonly account: string;
  readonly token: string;
}

/** Unassigned number: its messages are accepted and never arrive. */
const UNREACHED = "+15005550003";

export const isUnreached = (to: string): boolean => to === UNREACHED;

/** Origin of the last message's callback address, to which people's answers are also posted. */
let customer: string | null = null;

/** Returns `X-Twilio-Signature`: an HMAC of the address and each form field by name, with the token. */
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

/** Posts a message's status to the sender's callback address. Tries only once, as Twilio does. */
export async function notifyStatus(
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

/** Sends a person's text to the site. @returns the TwiML answer; null if the site has sent no message */
export async function textBack(
  { from, to, body }: { readonly from: string; readonly to: string; readonly body: string },
  { account, token }: SmsAccount,
): Promise<string | null> {
  if (customer === null) return null;
  const form = new URLSearchParams({ AccountSid: account, From: from, To: to, Body: body, NumMedia: "0" });
  return post(token, `${customer}/api/sms/inbound`, form);
}
