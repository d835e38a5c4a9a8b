import { z } from "zod";
import { fetchOutside, JSON_TYPES } from "#territory/fetch-outside.server.ts";

export interface TwilioAccess {
  readonly url: string;
  readonly account: string;
  readonly token: string;
}

/** Error for a request that Twilio refused. The message begins with Twilio's error code. */
export class TwilioRefusal extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

const account = z.object({ status: z.string(), type: z.string() });
const phoneNumber = z.object({
  sid: z.string(),
  phone_number: z.string(),
  sms_url: z.string().nullish(),
  sms_method: z.string().nullish(),
  /** ID of a TwiML application. If it is set, texts go to the application, not to the number's address. */
  sms_application_sid: z.string().nullish(),
  capabilities: z.object({ sms: z.boolean().catch(false) }),
});
export type PhoneNumber = z.output<typeof phoneNumber>;
const service = z.object({
  sid: z.string(),
  friendly_name: z.string(),
  inbound_request_url: z.string().nullish(),
  inbound_method: z.string().nullish(),
  /** True if text messages go to the webhook of the number instead. */
  use_inbound_webhook_on_number: z.boolean().catch(false),
});
export type MessagingService = z.output<typeof service>;

const numbers = z.object({ incoming_phone_numbers: z.array(phoneNumber) });
const services = z.object({ services: z.array(service) });
const members = z.object({ phone_numbers: z.array(z.object({ sid: z.string() })) });
const refusal = z.object({ code: z.number().nullish(), message: z.string().nullish() });

const LIMITS = { source: "sms", timeLimitMs: 20_000, mostBytes: 1024 * 1024, types: JSON_TYPES };
/** Query for the largest page that Twilio returns. */
const PAGE = "PageSize=100";

/** Returns the address of messaging services, which have another host than the API. */
const messagingUrl = (url: string) => url.replace("//api.", "//messaging.");

export type Twilio = ReturnType<typeof createTwilio>;

/** Creates a client for Twilio's API. Its functions throw {@link TwilioRefusal}, or `fetch`'s error. */
export function createTwilio({ url, account: sid, token }: TwilioAccess) {
  const root = `${url}/2010-04-01/Accounts/${encodeURIComponent(sid)}`;
  const servicesRoot = `${messagingUrl(url)}/v1/Services`;
  const headers = { Authorization: `Basic ${Buffer.from(`${sid}:${token}`).toString("base64")}` };

  async function ask<T>(schema: z.ZodType<T>, address: string, form?: Record<string, string>): Promise<T> {
    const init = form ? { method: "POST", body: new URLSearchParams(form) } : {};
    const answer = await fetchOutside(address, LIMITS, { ...init, headers });
    const body: unknown = await answer.json().catch(() => null);
    if (answer.ok) return schema.parse(body);
    const { code, message } = refusal.safeParse(body).data ?? {};
    throw new TwilioRefusal(answer.status, `${code ?? ""} ${message ?? ""}`.trim());
  }

  return {
    account: () => ask(account, `${root}.json`),
    /** Returns a number of the account; null if the account does not have it. @param number in E.164 */
    async number(number: string): Promise<PhoneNumber | null> {
      const query = new URLSearchParams({ PhoneNumber: number });
      const found = await ask(numbers, `${root}/IncomingPhoneNumbers.json?${query}`);
      return found.incoming_phone_numbers.find((each) => each.phone_number === number) ?? null;
    },
    /** Returns the messaging service to which a number belongs, or null if there is no such service. */
    async serviceOf({ sid: number }: PhoneNumber): Promise<MessagingService | null> {
      for (const each of (await ask(services, `${servicesRoot}?${PAGE}`)).services) {
        const { phone_numbers } = await ask(members, `${servicesRoot}/${each.sid}/PhoneNumbers?${PAGE}`);
        if (phone_numbers.some((member) => member.sid === number)) return each;
      }
      return null;
    },
    updateNumber: (number: PhoneNumber, form: Record<string, string>) =>
      ask(phoneNumber, `${root}/IncomingPhoneNumbers/${number.sid}.json`, form),
    updateService: (each: MessagingService, form: Record<string, string>) =>
      ask(service, `${servicesRoot}/${each.sid}`, form),
  };
}
