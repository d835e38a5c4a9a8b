import type { Logger } from "pino";
import type { ChannelEvents, RefusedMessage } from "#accounts/channel-events.server.ts";
import { meaningOf } from "#accounts/text-meaning.ts";
import type { RateLimits } from "#database/rate-limits.server.ts";
import { readMailEvent, SIGNATURE_SECONDS, type SignedMailEvent } from "#delivery/mail-events.ts";
import { isFromTwilio } from "#delivery/twilio-signature.ts";
import type { Cleanings } from "#territory/cleanings.ts";
import { boundedBody } from "../bounded-body.ts";
import type { Metrics } from "../metrics.ts";
import { jsonOf } from "../outside-body.ts";
import type { Middleware } from "../visit.ts";
import { WEBHOOK_PATHS } from "../writes.ts";

const isWebhookPath = (pathname: string) => Object.values<string>(WEBHOOK_PATHS).includes(pathname);

interface Options {
  readonly events: ChannelEvents;
  /** Remember the signatures of the mail service that were accepted. */
  readonly limits: RateLimits;
  readonly siteUrl: string;
  /** Empty: nothing of Twilio's is believed. */
  readonly smsToken: string;
  /** Empty: nothing of the mail service's is. */
  readonly mailKey: string;
  readonly onEvent: Metrics["countEvent"];
  readonly cleanings: Cleanings;
  readonly log: Logger;
}

const TWIML = { "Content-Type": "text/xml; charset=utf-8" };
const ESCAPES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };
const twiml = (text: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><Response><Message>${text.replace(/[&<>]/g, (each) => ESCAPES[each] ?? "")}</Message></Response>`;
/** The whole time that a signature counts. */
const ONCE = { most: 1, perSeconds: SIGNATURE_SECONDS };
/** The source name of their texts in metrics. */
const CHANNELS = "channels";
const NO_ANSWER = '<?xml version="1.0" encoding="UTF-8"?><Response/>';

/** Takes what channels post to us, once it is signed by them. While the database is away they are asked to come again. */
export function channelWebhooks(options: Options): Middleware {
  const { events, limits, siteUrl, smsToken, mailKey, onEvent, cleanings, log } = options;

  function noteRefused(refused: RefusedMessage | null): void {
    if (refused === null) return;
    onEvent(refused.channel, refused.event);
    log.warn(refused, "a channel refused a message that it had taken");
  }

  /** Takes an event once by its signature. @returns false if that signature was accepted before */
  async function takeMail({ signature, event }: SignedMailEvent): Promise<boolean> {
    const key = `mail-event:${signature}`;
    const { isAllowed } = await limits.take(key, ONCE);
    if (!isAllowed || event === null) return isAllowed;
    try {
      noteRefused(await events.mailEvent(event));
    } catch (error) {
      // The mail service sends it again with the same signature.
      await limits.forget(key);
      throw error;
    }
    return true;
  }

  return async function channelWebhooks(c, next) {
    const { pathname, search } = c.get("url");
    if (!isWebhookPath(pathname)) return next();
    c.set("routeClass", "data");
    if (c.req.raw.method !== "POST") return c.text("Method Not Allowed", 405, { Allow: "POST" });
    const body = await boundedBody(c.req.raw);
    if (body === null) return c.text("Content Too Large", 413, { Connection: "close" });
    // The security log names it: a key that is not set, or is not the channel's, keeps every STOP from us.
    const refused = () => c.text("Forbidden", 403);
    try {
      if (pathname === WEBHOOK_PATHS.mail) {
        const signed = readMailEvent(jsonOf(body, cleanings, CHANNELS), mailKey, new Date());
        if (signed === null) return refused();
        if (await takeMail(signed)) return c.text("", 200);
        log.warn({ path: pathname }, "a signature of the mail service came twice");
        // This status tells the mail service not to try again.
        return c.text("Not Acceptable", 406);
      }
      const form = new URLSearchParams(body.toString("utf8"));
      const signature = c.req.header("x-twilio-signature") ?? "";
      if (!isFromTwilio(smsToken, siteUrl + pathname + search, form, signature)) return refused();
      const clean = cleanings.fields(CHANNELS, form);
      const field = (name: string) => clean.get(name) ?? "";
      if (pathname === WEBHOOK_PATHS.receipt) {
        noteRefused(
          await events.smsReceipt({
            reference: field("MessageSid"),
            to: field("To"),
            status: field("MessageStatus"),
            errorCode: field("ErrorCode"),
          }),
        );
        return c.body(null, 204);
      }
      const isAnswered = field("OptOutType") !== "";
      const answer = await events.text({ from: field("From"), body: field("Body"), isAnswered });
      if (meaningOf(field("Body")) === "stop") onEvent("sms", "stopped");
      return c.body(answer === null ? NO_ANSWER : twiml(answer), 200, TWIML);
    } catch (error) {
      log.error({ err: error }, "what a channel told could not be kept");
      return c.text("", 503, { "Retry-After": "60" });
    }
  };
}
