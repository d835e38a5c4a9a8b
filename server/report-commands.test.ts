import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { DatabaseError } from "#database/database-error.ts";
import type { RateLimits } from "#database/rate-limits.server.ts";
import { ProofRequired } from "#intake/proof-required.ts";
import { REPORT_PATH, REPORT_START_PATH } from "#intake/reports/report-paths.ts";
import type { ReportsService } from "#intake/reports/reports-service.ts";
import { startSite } from "./app.double.ts";

const OWN = { "content-type": "application/json", "sec-fetch-site": "same-origin" };
const KEY = "0b9c5b8e-2f0e-4a57-9d0f-0c6f5f1f3a11";
const RECEIVED = { reference: "F-2222-3333", receivedAt: "2026-07-01T12:00:00.000Z", isAnswered: true };
const FORM = { where: "Lac Clair", seen: "smoke" };
const REPORT = {
  key: KEY,
  token: "t",
  proof: null,
  waitedSeconds: 12,
  photos: 1,
  language: "en",
  form: FORM,
};
type Sent = Parameters<ReportsService["send"]>;
let sent: Sent[] = [];
let failure: Error | null = null;
let refuses = false;

const reports: ReportsService = {
  start: () => "now.signed",
  async send(...report) {
    if (failure) throw failure;
    sent.push(report);
    return RECEIVED;
  },
  async keepPhoto() {},
};
const limits: RateLimits = {
  consume: async () => (refuses ? { isAllowed: false, retryAfterSeconds: 12 } : { isAllowed: true }),
  forget: async () => {},
};

let origin: string;
let stop: () => Promise<void>;
beforeAll(async () => {
  const site = await startSite({ reports, limits, env: { TRUSTED_PROXIES: "1" } });
  origin = site.origin;
  stop = () => site.server.stop();
});
afterAll(async () => stop());
beforeEach(() => {
  sent = [];
  failure = null;
  refuses = false;
});

const ask = (body: unknown, headers: Record<string, string> = OWN, path = REPORT_PATH) =>
  fetch(origin + path, { method: "POST", headers, body: JSON.stringify(body) });

it("a report is accepted, parsed by the form's own schema, with a keyed hash of its sender", async () => {
  const answer = await ask(REPORT, { ...OWN, "x-forwarded-for": "203.0.113.7" });
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "no-store"]);
  expect(await answer.json()).toEqual(RECEIVED);
  await ask(REPORT, { ...OWN, "x-forwarded-for": "203.0.113.7" });
  await ask(REPORT, { ...OWN, "x-forwarded-for": "203.0.113.8" });
  const [[report, sender] = [], [, same] = [], [, other] = []] = sent;
  expect(report).toMatchObject({
    ...REPORT,
    form: { where: "Lac Clair", seen: "smoke", at: null, near: [] },
  });
  expect(sender).not.toContain("203");
  expect([same, other === sender]).toEqual([sender, false]);
});

it("a request that starts a report gets a token even beyond the limit of requests", async () => {
  refuses = true;
  const answer = await fetch(origin + REPORT_START_PATH, { method: "POST", headers: OWN });
  expect([answer.status, await answer.json()]).toEqual([200, { token: "now.signed" }]);
  refuses = false;
});

it("a report from another site is refused", async () => {
  const answer = await ask(REPORT, { ...OWN, "sec-fetch-site": "cross-site" });
  expect([answer.status, (await answer.json()).code]).toEqual([403, "cross-site"]);
});

it("a report that needs a proof of work is refused with 428 and a challenge", async () => {
  failure = new ProofRequired({ parameters: { cost: 1 } });
  const answer = await ask(REPORT);
  expect(answer.status).toBe(428);
  expect(await answer.json()).toMatchObject({ code: "prove", challenge: { parameters: { cost: 1 } } });
});

it("a report is refused with 503 if it cannot be stored, and with 429 beyond the limit", async () => {
  failure = new DatabaseError("database-unreachable", "It is away.");
  const away = await ask(REPORT);
  expect([away.status, (await away.json()).code]).toEqual([503, "unavailable"]);
  refuses = true;
  const many = await ask(REPORT);
  expect([many.status, many.headers.get("retry-after")]).toEqual([429, "12"]);
});

it("a report with a valid form is accepted even if the token, the proof and other fields are invalid", async () => {
  const odd = { token: 7, proof: { a: 1 }, waitedSeconds: "soon", photos: [], language: "de" };
  expect((await ask({ ...REPORT, ...odd })).status).toBe(200);
  expect((await ask({ key: KEY, form: FORM })).status).toBe(200);
  const beside = { token: "", proof: null, waitedSeconds: 0, photos: 0, language: "fr" };
  for (const [report] of sent) expect(report).toMatchObject(beside);
});

it("an invalid report is refused with 422, whatever it contains, and never causes a failure", async () => {
  const odd = [null, [], 7, "", "\u0000", { $ne: 1 }, [["a"]], "a".repeat(9_000), "' OR 1=1 --", true, {}];
  for (const body of odd) expect((await ask(body)).status).toBe(422);
  for (const key of odd) expect((await ask({ ...REPORT, key })).status).toBe(422);
  for (const form of odd) expect((await ask({ ...REPORT, form })).status).toBe(422);
  expect(sent).toEqual([]);
  for (const field of ["where", "lat", "source", "bearing", "burning", "near", "email", "comment", "website"])
    for (const value of odd) {
      const answer = await ask({ ...REPORT, form: { ...FORM, [field]: value } });
      expect([200, 422], `${field}: ${JSON.stringify(value).slice(0, 20)}`).toContain(answer.status);
    }
});
