import { afterAll, beforeAll, expect, it } from "vitest";
import { CONTACT_PATH } from "#contact/contact-subjects.ts";
import { DatabaseError } from "#database/database-error.ts";
import type { RateLimits } from "#database/rate-limits.server.ts";
import { startSite } from "./app-for-tests.ts";

const OWN = { "content-type": "application/json", "sec-fetch-site": "same-origin" };
const RECEIVED = { reference: "M-2222-3333", isAnswered: true };
const FORM = { subject: "general", message: "Bonjour", email: "ann@example.org" };
let sent: unknown[] = [];
let isAway = false;
let refuses = false;

const contact = {
  async send(...message: unknown[]) {
    if (isAway) throw new DatabaseError("database-unreachable", "It is away.");
    sent.push(message);
    return RECEIVED;
  },
};
const limits: RateLimits = {
  take: async () => (refuses ? { isAllowed: false, retryAfterSeconds: 12 } : { isAllowed: true }),
  sweep: async () => {},
};

let origin: string;
let stop: () => Promise<void>;
beforeAll(async () => {
  const site = await startSite({ contact, limits });
  origin = site.origin;
  stop = () => site.server.stop();
});
afterAll(async () => stop());

const ask = (body: unknown, headers: Record<string, string> = OWN) =>
  fetch(origin + CONTACT_PATH, { method: "POST", headers, body: JSON.stringify(body) });

it("a message is taken, read by the form's own schema", async () => {
  sent = [];
  const answer = await ask({ form: { ...FORM, phone: "418 555-1234" }, language: "en" });
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "no-store"]);
  expect(await answer.json()).toEqual(RECEIVED);
  expect(sent).toEqual([[{ ...FORM, phone: "+14185551234", region: null, website: "" }, "en"]]);
});

it("from another site, one is not", async () => {
  const answer = await ask({ form: FORM, language: "fr" }, { ...OWN, "sec-fetch-site": "cross-site" });
  expect([answer.status, (await answer.json()).code]).toEqual([403, "cross-site"]);
});

it("one that cannot be kept now, or that comes with too many others, is refused with a reason", async () => {
  isAway = true;
  const away = await ask({ form: FORM, language: "fr" });
  expect([away.status, (await away.json()).code]).toEqual([503, "unavailable"]);
  isAway = false;
  refuses = true;
  const many = await ask({ form: FORM, language: "fr" });
  expect([many.status, many.headers.get("retry-after")]).toEqual([429, "12"]);
  refuses = false;
});

it("what is no message is said to be none, whatever it is", async () => {
  sent = [];
  const odd = [null, [], 7, "", "\u0000", { $ne: 1 }, [["a"]], "a".repeat(9_000), "' OR 1=1 --", true, {}];
  for (const field of ["subject", "email", "message", "phone", "region", "website"]) {
    for (const value of odd) {
      const answer = await ask({ form: { ...FORM, [field]: value }, language: "fr" });
      expect([200, 422], `${field}: ${JSON.stringify(value).slice(0, 20)}`).toContain(answer.status);
    }
  }
  for (const body of odd) expect((await ask(body)).status).toBe(422);
  // What was taken is a text where a text is asked for.
  for (const [form] of sent as [Record<string, unknown>][])
    expect(Object.values(form).every((value) => value === null || typeof value === "string")).toBe(true);
});
