import type { RefusedMessage } from "#accounts/channel-events.server.ts";
import { meaningOf } from "#accounts/text-meaning.ts";
import { readMailEvent, SIGNATURE_SECONDS, type SignedMailEvent } from "#delivery/mail-events.ts";
import { isFromTwilio } from "#delivery/twilio-signature.ts";
import {
  type BytesCommand,
  bytesCommand,
  type CommandRequest,
  type CommandServices,
} from "./write-command.ts";

const TWIML = { "Content-Type": "text/xml; charset=utf-8" };
const ESCAPES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };
const twiml = (text: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><Response><Message>${text.replace(/[&<>]/g, (each) => ESCAPES[each] ?? "")}</Message></Response>`;
const NO_ANSWER = '<?xml version="1.0" encoding="UTF-8"?><Response/>';
/** Limit that accepts each signature only once while the signature is valid. */
const ONCE = { most: 1, perSeconds: SIGNATURE_SECONDS, isForgettable: true } as const;
/** Name of the channels in the metric that counts cleaned texts by source. */
const CHANNELS = "channels";

/** Refuses a request without a valid signature. If our key is wrong, the security log shows the refusals. */
const refused = ({ c }: CommandRequest) => c.text("Forbidden", 403);

function noteRefused(message: RefusedMessage | null, { countEvent, log }: CommandServices): void {
  if (message === null) return;
  countEvent(message.channel, message.event);
  log.warn(message, "a channel refused a message after it had accepted it");
}

/** Processes an event once per signature. @returns false if the signature was accepted before */
async function processMailEvent(
  { signature, event }: SignedMailEvent,
  services: CommandServices,
): Promise<boolean> {
  const { limits, channelEvents } = services;
  const key = `mail-event:${signature}`;
  const { isAllowed } = await limits.consume(key, ONCE);
  if (!isAllowed || event === null) return isAllowed;
  try {
    noteRefused(await channelEvents.mailEvent(event), services);
  } catch (error) {
    // The mail service retries with the same signature.
    await limits.forget(key);
    throw error;
  }
  return true;
}

export const mailEvents = bytesCommand(async (body, request) => {
  const { services, c } = request;
  const event = services.cleanings.parsed(CHANNELS, body.toString("utf8"));
  const signed = readMailEvent(event, services.keys.mail, new Date());
  if (signed === null) return refused(request);
  if (await processMailEvent(signed, services)) return c.text("", 200);
  const { pathname } = c.get("url");
  services.log.warn({ path: pathname }, "webhook repeated: this mail signature was already accepted");
  // This status stops the mail service's retries.
  return c.text("Not Acceptable", 406);
});

/** Makes a command for Twilio's signed requests. `take` gets the cleaned fields of the request's form. */
const twilioCommand = (
  take: (field: (name: string) => string, request: CommandRequest) => Promise<Response>,
): BytesCommand =>
  bytesCommand((body, request) => {
    const { services, c } = request;
    const { pathname, search } = c.get("url");
    const form = new URLSearchParams(body.toString("utf8"));
    const signature = c.req.header("x-twilio-signature") ?? "";
    if (!isFromTwilio(services.keys.sms, services.siteUrl + pathname + search, form, signature))
      return Promise.resolve(refused(request));
    const clean = services.cleanings.fields(CHANNELS, form);
    return take((name) => clean.get(name) ?? "", request);
  });

export const textReceipts = twilioCommand(async (field, { services, c }) => {
  const receipt = {
    reference: field("MessageSid"),
    to: field("To"),
    status: field("MessageStatus"),
    errorCode: field("ErrorCode"),
  };
  noteRefused(await services.channelEvents.smsReceipt(receipt), services);
  return c.body(null, 204);
});

/** Receives people's text messages, and returns the reply in Twilio's format. */
export const texts = twilioCommand(async (field, { services, c }) => {
  const isAnswered = field("OptOutType") !== "";
  const answer = await services.channelEvents.text({ from: field("From"), body: field("Body"), isAnswered });
  if (meaningOf(field("Body")) === "stop") services.countEvent("sms", "stopped");
  return c.body(answer === null ? NO_ANSWER : twiml(answer), 200, TWIML);
});
