import { createHmac } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { type Context, Hono } from "hono";
import { basicAuth } from "hono/basic-auth";
import { HTTPException } from "hono/http-exception";
import { type Faults, faultInjection } from "../faults.ts";
import type { Outbox } from "../outbox/outbox.ts";
import { type AccountState, accountRoutes } from "./account-routes.ts";
import { SentMessages, settle } from "./sent-messages.ts";
import { inTwilioWords, TwilioError, twilioBody } from "./twilio-error.ts";

/** Returns true for the unassigned number: its messages are accepted and never arrive. */
const isUnreached = (to: string): boolean => to === "+15005550003";

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
async function notifyStatus(
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
async function textBack(
  { from, to, body }: { readonly from: string; readonly to: string; readonly body: string },
  { account, token }: SmsAccount,
): Promise<string | null> {
  if (customer === null) return null;
  const form = new URLSearchParams({ AccountSid: account, From: from, To: to, Body: body, NumMedia: "0" });
  return post(token, `${customer}/api/sms/inbound`, form);
}

/** The phones' own alphabet (GSM 03.38). A character of `EXTENDED` counts as two. */
const BASIC = /^[@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà^{}\\[~\]|€]*$/;
const EXTENDED = /[\^{}\\[~\]|€]/g;
/** Largest number of characters of a text in one segment, and of each segment of a longer text. */
const ROOM = { gsm: [160, 153], ucs2: [70, 67] } as const;

/** Returns the number of segments in which a text is sent and billed. */
export function segments(text: string): number {
  const isBasic = BASIC.test(text);
  const [alone, each] = isBasic ? ROOM.gsm : ROOM.ucs2;
  const length = text.length + (isBasic ? (text.match(EXTENDED)?.length ?? 0) : 0);
  return length <= alone ? 1 : Math.ceil(length / each);
}

interface SmsAccount {
  readonly account: string;
  readonly token: string;
  /** Number and messaging services; if absent, the routes that set up an account are missing. */
  readonly state?: AccountState;
  /** Returns a promise that resolves when a carrier takes a message; if absent, carriers take it at once. */
  readonly carried?: () => Promise<unknown>;
}

/** Phone number in E.164 format. A North American number has ten digits after its 1. */
const PHONE = /^\+(?:1[2-9]\d{9}|[2-9]\d{6,14})$/;
/** Twilio's magic test numbers of recipients, with the error for each. */
const REFUSED_TO: ReadonlyMap<string, readonly [code: number, message: string]> = new Map([
  ["+15005550001", [21211, "Invalid 'To' Phone Number"]],
  ["+15005550002", [21612, "The 'To' phone number is not currently reachable using the 'From' phone number"]],
  ["+15005550004", [21610, "Attempt to send to unsubscribed recipient"]],
  ["+15005550009", [21614, "'To' number is not a valid mobile number"]],
]);
const NOT_OWNED = "+15005550007";
const MOST_CHARACTERS = 1600;

/** Creates the part of Twilio's messaging API that the site uses. All messages go to the outbox. */
export function smsApp(
  outbox: Outbox,
  faults: Faults,
  { account, token, state, carried = () => setImmediate() }: SmsAccount,
): Hono {
  const app = new Hono();
  app.use(inTwilioWords, faultInjection(faults, "sms"));
  app.use(
    basicAuth({
      username: account,
      password: token,
      realm: "Twilio API",
      invalidUserMessage: twilioBody(401, 20003, "Authenticate"),
    }),
  );
  const sent = new SentMessages(account);
  const messages = `/2010-04-01/Accounts/${account}/Messages`;
  const message = `${messages}/:sid{SM[0-9a-f]+\\.json}`;
  const sidIn = (context: Context) => context.req.param("sid")?.replace(".json", "") ?? "";
  app.get(`${messages}.json`, (context) => context.json(sent.page(context.req.url)));
  app.get(message, (context) => context.json(sent.get(sidIn(context))));
  app.post(message, async (context) =>
    context.json(sent.update(sidIn(context), await context.req.parseBody())),
  );
  app.delete(message, (context) => {
    sent.remove(sidIn(context));
    return context.body(null, 204);
  });
  app.post("/2010-04-01/Accounts/:account/Messages.json", async (context) => {
    if (context.req.param("account") !== account)
      throw new TwilioError(404, 20404, `The requested resource ${context.req.path} was not found`);
    const requested = readMessage(await context.req.parseBody(), state);
    const parts = String(segments(requested.body));
    const headers = { from: requested.from, "num-segments": parts };
    outbox.put({ channel: "sms", to: requested.to, text: requested.body, headers });
    const answer = sent.add(requested, parts);
    void carried().then(() => {
      settle(answer, isUnreached(requested.to));
      return notifyStatus(requested, answer.sid, { account, token });
    });
    return context.json(answer, 201);
  });
  if (state) app.route("/", accountRoutes(account, state));
  // Not part of Twilio: simulates a person's text message.
  app.post("/sandbox/texts", async (context) => {
    const { From: from, To: to, Body: body } = await context.req.parseBody();
    const twiml = await textBack(
      { from: String(from), to: String(to), body: String(body) },
      { account, token },
    );
    if (twiml === null) return context.json({ error: "no-message-was-sent-yet" }, 409);
    const answer = /<Message>(.*)<\/Message>/s.exec(twiml)?.[1];
    if (answer !== undefined)
      outbox.put({ channel: "sms", to: String(from), text: answer, headers: { from: String(to) } });
    return context.body(twiml, 200, { "Content-Type": "text/xml" });
  });
  app.notFound(({ req, json }) =>
    json(twilioBody(404, 20404, `The requested resource ${req.path} was not found`), 404),
  );
  app.onError((error, context) => {
    if (error instanceof HTTPException) return error.getResponse();
    if (!(error instanceof TwilioError)) throw error;
    return context.json(twilioBody(error.status, error.code, error.message), error.status);
  });
  return app;
}

/** Returns the valid message of a request. @throws {TwilioError} the first error, in Twilio's order */
function readMessage(
  { To: to, From: from, Body: body, StatusCallback: callback }: Record<string, unknown>,
  state: AccountState | undefined,
) {
  if (typeof to !== "string" || to === "")
    throw new TwilioError(400, 21604, "A 'To' phone number is required.");
  if (!PHONE.test(to)) throw new TwilioError(400, 21211, `Invalid 'To' Phone Number: ${to}`);
  if (typeof from !== "string" || from === "")
    throw new TwilioError(400, 21603, "A 'From' phone number is required.");
  if (!PHONE.test(from)) throw new TwilioError(400, 21212, `Invalid From Number: ${from}`);
  if (from === NOT_OWNED || (state && from !== state.number.phone_number))
    throw new TwilioError(400, 21606, `The 'From' phone number ${from} is not a number of your account`);
  if (from === to) throw new TwilioError(400, 21266, "'To' and 'From' number cannot be the same");
  if (typeof body !== "string" || body === "") throw new TwilioError(400, 21602, "Message body is required.");
  if (body.length > MOST_CHARACTERS)
    throw new TwilioError(400, 21617, "The concatenated message body exceeds the 1600 character limit");
  const refused = REFUSED_TO.get(to);
  if (refused) throw new TwilioError(400, ...refused);
  if (state?.type === "Trial")
    throw new TwilioError(400, 21608, `The number ${to} is unverified. Trial accounts cannot send to it`);
  return { to, from, body, callback: typeof callback === "string" ? callback : null };
}
