import type { Twilio } from "./twilio-client.ts";

/** Webhook for text messages to a number, which is set at the messaging service or at the number. */
export interface TextWebhook {
  /** Number or messaging service that has the webhook, such as "The number +15815550100". */
  readonly holder: string;
  readonly url: string;
  /** Name of a TwiML application that gets the texts instead of `url`; null if there is none. */
  readonly application: string | null;
  /** Sets the webhook's address, with POST. @throws {TwilioRefusal} */
  set(url: string): Promise<void>;
}

/** Returns the webhook of a number; null if the account does not have the number. */
export async function textWebhookOf(twilio: Twilio, from: string): Promise<TextWebhook | null> {
  const number = await twilio.number(from);
  if (number === null) return null;
  const service = await twilio.serviceOf(number);
  if (service !== null && !service.use_inbound_webhook_on_number)
    return {
      holder: `The messaging service "${service.friendly_name}"`,
      url: postedTo(service.inbound_request_url, service.inbound_method),
      application: null,
      async set(url) {
        await twilio.updateService(service, { InboundRequestUrl: url, InboundMethod: "POST" });
      },
    };
  return {
    holder: `The number ${from}`,
    url: postedTo(number.sms_url, number.sms_method),
    application: number.sms_application_sid || null,
    async set(url) {
      await twilio.updateNumber(number, { SmsUrl: url, SmsMethod: "POST", SmsApplicationSid: "" });
    },
  };
}

/** Returns the webhook's address if it gets POST requests, otherwise "": the site refuses other methods. */
const postedTo = (url: string | null | undefined, method: string | null | undefined): string =>
  method === "POST" ? (url ?? "") : "";

/** Returns true if a sender is a phone number, and not a short code or a name. */
export const isPhoneNumber = (from: string): boolean => /^\+\d+$/.test(from);
