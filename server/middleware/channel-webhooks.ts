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
  /** Stores the accepted signatures of the mail service. */
  readonly limits: RateLimits;
  readonly siteUrl: string;
  /** Twilio's secret; if empty, all of Twilio's requests are refused. */
  readonly smsToken: string;
  /** The mail service's public key; if empty, all of its requests are refused. */
  readonly mailKey: string;
  readonly onEvent: Metrics["countEvent"];
  readonly cleanings: Cleanings;
  readonly log: Logger;
}

const TWIML = { "Content-Type": "text/xml; charset=utf-8" };
const ESCAPES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };
const twiml = (text: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><Response><Message>${text.replace(/[&<>]/g, (each) => ESCAPES[each] ?? "")}</Message></Response>`;
/** The whole time that a signature is valid. */
const ONCE = { most: 1, perSeconds: SIGNATURE_SECONDS };
/** Source name of channels' texts in metrics. */
const CHANNELS = "channels";
const NO_ANSWER = '<?xml version="1.0" encoding="UTF-8"?><Response/>';

/** Receives signed webhooks of channels. While the database is away, the response makes them retry. */
export function channelWebhooks(options: Options): Middleware {
  const { events, limits, siteUrl, smsToken, mailKey, onEvent, cleanings, log } = options;

  function noteRefused(refused: RefusedMessage | null): void {
    if (refused === null) return;
    onEvent(refused.channel, refused.event);
    log.warn(refused, "a channel refused a message after it had accepted it");
  }

  /** Processes an event once per signature. @returns false if the signature was accepted before */
  async function takeMail({ signature, event }: SignedMailEvent): Promise<boolean> {
    const key = `mail-event:${signature}`;
    const { isAllowed } = await limits.take(key, ONCE);
    if (!isAllowed || event === null) return isAllowed;
    try {
      noteRefused(await events.mailEvent(event));
    } catch (error) {
      // The mail service retries with the same signature.
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
    // The refusal is in the security log: with a missing or wrong key, no STOP request reaches the site.
    const refused = () => c.text("Forbidden", 403);
    try {
      if (pathname === WEBHOOK_PATHS.mail) {
        const signed = readMailEvent(jsonOf(body, cleanings, CHANNELS), mailKey, new Date());
        if (signed === null) return refused();
        if (await takeMail(signed)) return c.text("", 200);
        log.warn({ path: pathname }, "webhook repeated: this mail signature was already accepted");
        // This status stops the mail service's retries.
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
      log.error({ err: error }, "could not store a channel's event");
      return c.text("", 503, { "Retry-After": "60" });
    }
  };
}
