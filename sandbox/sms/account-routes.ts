import { randomBytes } from "node:crypto";
import { Hono } from "hono";
import { TwilioError } from "./twilio-error.ts";

const sid = (kind: string) => kind + randomBytes(16).toString("hex");

/** State of a Twilio account, except its messages: status, its one number, and messaging services. */
export interface AccountState {
  status: "active" | "suspended" | "closed";
  type: "Full" | "Trial";
  readonly number: {
    readonly sid: string;
    readonly phone_number: string;
    readonly capabilities: { sms: boolean; mms: boolean; voice: boolean };
    sms_url: string;
    sms_method: string;
    sms_application_sid: string;
  };
  /** Messaging services, which all send from the account's number. */
  readonly services: MessagingService[];
}

interface MessagingService {
  readonly sid: string;
  readonly friendly_name: string;
  inbound_request_url: string | null;
  inbound_method: string;
  use_inbound_webhook_on_number: boolean;
}

/** Creates an account with one number. @param smsUrl address that receives texts to the number */
export function newAccount(phoneNumber: string, smsUrl: string): AccountState {
  return {
    ...{ status: "active", type: "Full" },
    number: {
      ...{ sid: sid("PN"), phone_number: phoneNumber },
      capabilities: { sms: true, mms: true, voice: true },
      ...{ sms_url: smsUrl, sms_method: "POST", sms_application_sid: "" },
    },
    services: [],
  };
}

/** Creates a messaging service with the console's defaults. */
export const newService = (name: string): MessagingService => ({
  ...{ sid: sid("MG"), friendly_name: name, inbound_request_url: null, inbound_method: "POST" },
  use_inbound_webhook_on_number: false,
});

/** Routes of the part of Twilio's REST API that sets up an account. */
export function accountRoutes(account: string, { number, services, ...state }: AccountState): Hono {
  const app = new Hono();
  const numberJson = () => ({ ...number, account_sid: account, friendly_name: number.phone_number });
  const page = { page: 0, page_size: 50, next_page_uri: null };
  const root = `/2010-04-01/Accounts/${account}`;
  app.get(`${root}.json`, (c) => c.json({ sid: account, friendly_name: "Vigie", ...state }));
  app.get(`${root}/IncomingPhoneNumbers.json`, (c) => {
    const requested = c.req.query("PhoneNumber");
    // Twilio finds a number by any part of the number.
    const found = requested === undefined || number.phone_number.includes(requested) ? [numberJson()] : [];
    return c.json({ incoming_phone_numbers: found, ...page });
  });
  const one = `${root}/IncomingPhoneNumbers/:sid{PN[0-9a-f]+\\.json}`;
  app.use(one, (c, next) => {
    if (c.req.param("sid") !== `${number.sid}.json`) throw missing(c.req.path);
    return next();
  });
  app.get(one, (c) => c.json(numberJson()));
  app.post(one, async (c) => {
    const form = await c.req.parseBody();
    number.sms_url = addressIn(form.SmsUrl, number.sms_url, 21502);
    number.sms_method = methodIn(form.SmsMethod, number.sms_method);
    number.sms_application_sid = String(form.SmsApplicationSid ?? number.sms_application_sid);
    return c.json(numberJson());
  });
  const meta = (key: string) => ({ page: 0, page_size: 50, next_page_url: null, key });
  const serviceAt = (path: string, requested: string) => {
    const found = services.find((each) => each.sid === requested);
    if (found === undefined) throw missing(path);
    return found;
  };
  app.get("/v1/Services", (c) => c.json({ services, meta: meta("services") }));
  app.get("/v1/Services/:sid/PhoneNumbers", (c) => {
    serviceAt(c.req.path, c.req.param("sid"));
    const { sid, phone_number } = number;
    return c.json({ phone_numbers: [{ sid, phone_number }], meta: meta("phone_numbers") });
  });
  app.post("/v1/Services/:sid", async (c) => {
    const service = serviceAt(c.req.path, c.req.param("sid"));
    const form = await c.req.parseBody();
    service.inbound_request_url = addressIn(form.InboundRequestUrl, service.inbound_request_url ?? "", 21502);
    service.inbound_method = methodIn(form.InboundMethod, service.inbound_method);
    return c.json(service);
  });
  return app;
}

const missing = (path: string) => new TwilioError(404, 20404, `The requested resource ${path} was not found`);

function addressIn(given: unknown, before: string, code: number): string {
  if (given === undefined) return before;
  if (given !== "" && !URL.canParse(String(given))) throw new TwilioError(400, code, "SmsUrl is not valid");
  return String(given);
}

function methodIn(given: unknown, before: string): string {
  if (given === undefined) return before;
  if (given !== "GET" && given !== "POST") throw new TwilioError(400, 21503, "SmsMethod is not valid");
  return given;
}
