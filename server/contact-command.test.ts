import { request } from "node:http";
import { afterAll, beforeAll, expect, it } from "vitest";
import { DatabaseError } from "#database/database-error.ts";
import type { RateLimits } from "#database/rate-limits.server.ts";
import { FilesRefused } from "#intake/contact/contact-service.ts";
import { CONTACT_PATH, CONTACT_START_PATH } from "#intake/contact/contact-subjects.ts";
import { FileStoreError } from "#intake/file-store.server.ts";
import { ProofRequired } from "#intake/proof-required.ts";
import { startSite } from "./app.double.ts";

const OWN = { "content-type": "application/json", "sec-fetch-site": "same-origin" };
const MARK = /^[\w-]{43}$/;
const RECEIVED = { reference: "M-2222-3333", isAnswered: true };
const FORM = { subject: "general", message: "Bonjour", email: "ann@example.org" };
let sent: unknown[] = [];
let isAway = false;
let refuses = false;

let failure: Error | null = null;
const contact = {
  takesFiles: true,
  start: () => "now.signed",
  async send(...message: unknown[]) {
    if (failure) throw failure;
    if (isAway) throw new DatabaseError("database-unreachable", "It is away.");
    sent.push(message);
    return RECEIVED;
  },
};
const limits: RateLimits = {
  consume: async () => (refuses ? { isAllowed: false, retryAfterSeconds: 12 } : { isAllowed: true }),
  forget: async () => {},
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

it("a contact message is accepted, parsed by the form's own schema", async () => {
  sent = [];
  const begun = await fetch(origin + CONTACT_START_PATH, { method: "POST", headers: OWN, body: "{}" });
  expect([begun.status, await begun.json()]).toEqual([200, { token: "now.signed" }]);
  const answer = await ask({ form: { ...FORM, phone: "418 555-1234" }, language: "en" });
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "no-store"]);
  expect(await answer.json()).toEqual(RECEIVED);
  const read = { ...FORM, phone: "+14185551234", region: null, website: "" };
  const message = { form: read, language: "en", proof: null, token: "", files: [] };
  expect(sent).toEqual([
    [
      message,
      {
        ...{ network: expect.stringMatching(MARK), range: expect.stringMatching(MARK) },
        block: expect.stringMatching(MARK),
      },
    ],
  ]);
});

it("texts of a contact message are cleaned before they are parsed, and a message that is then empty is refused", async () => {
  sent = [];
  const form = { ...FORM, message: "Bon\u0000jour \ud83d👨‍👩‍👧", email: "\u202aann@example.org\u202c" };
  expect((await ask({ form, language: "fr", proof: "a\u0000" })).status).toBe(200);
  expect(sent[0]).toMatchObject([
    { form: { message: "Bonjour 👨‍👩‍👧", email: "ann@example.org" }, proof: "a" },
    expect.anything(),
  ]);
  expect((await ask({ form: { ...FORM, message: "\u0000\u202e\ud83d" }, language: "fr" })).status).toBe(422);
});

it("the service gets a contact message's token with the form's start time, or an empty text if the token is invalid", async () => {
  sent = [];
  for (const token of ["then.signed", 7, "x".repeat(201)]) await ask({ form: FORM, language: "fr", token });
  await askForm(formOf({ token: "then.signed" }));
  expect(sent.map((args) => Object((args as unknown[])[0]).token)).toEqual([
    "then.signed",
    "",
    "",
    "then.signed",
  ]);
});

const formOf = (more: Readonly<Record<string, string>> = {}) => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...FORM, language: "fr", proof: "", ...more }))
    form.set(name, value);
  return form;
};
const askForm = (body: BodyInit, headers: Record<string, string> = {}) =>
  fetch(origin + CONTACT_PATH, {
    method: "POST",
    headers: { "sec-fetch-site": "same-origin", ...headers },
    body,
  });

it("a contact message with files is accepted as a form, parsed by the same schema as JSON", async () => {
  sent = [];
  const form = formOf();
  form.append("files", new File(["%PDF-"], "plan.pdf"));
  const answer = await askForm(form);
  expect([answer.status, await answer.json()]).toEqual([200, RECEIVED]);
  const file = { name: "plan.pdf", bytes: Buffer.from("%PDF-"), isCut: false };
  expect(sent).toMatchObject([[{ form: FORM, language: "fr", files: [file] }, expect.anything()]]);
  expect((await askForm(formOf({ email: "nobody" }))).status).toBe(422);
  expect((await askForm(formOf(), { "sec-fetch-site": "cross-site" })).status).toBe(403);
});

it("a contact message in JSON with files is refused", async () => {
  sent = [];
  for (const files of [[{ name: "a.pdf", bytes: "%PDF-" }], [{}], ["a"], {}, [{ bytes: { length: 5 } }]])
    expect((await ask({ form: FORM, language: "fr", files })).status).toBe(422);
  expect(sent).toEqual([]);
});

it("a contact message gets 422 with the list of refused files, 428 if it needs a proof of work, or 503 without a file store", async () => {
  failure = new FilesRefused([{ name: "a.exe", why: "kind" }]);
  const refused = await askForm(formOf());
  expect([refused.status, await refused.json()]).toEqual([
    422,
    expect.objectContaining({ code: "files", files: [{ name: "a.exe", why: "kind" }] }),
  ]);
  failure = new ProofRequired({ parameters: { cost: 1 } });
  const unproven = await ask({ form: FORM, language: "fr" });
  expect([unproven.status, (await unproven.json()).code]).toEqual([428, "prove"]);
  failure = new FileStoreError("It is away.");
  expect((await askForm(formOf())).status).toBe(503);
  failure = null;
});

it("an unreadable contact form is refused, and only two forms with files of one network are read at a time", async () => {
  const multipart = { "content-type": "multipart/form-data; boundary=x" };
  expect((await askForm("nothing", multipart)).status).toBe(415);
  const headers = { ...OWN, ...multipart, "content-length": "1000" };
  const slow = [1, 2].map(() => {
    const begun = request(origin + CONTACT_PATH, { method: "POST", headers });
    begun.on("error", () => undefined);
    begun.write("--x");
    return begun;
  });
  const refusedNow = async () => (await askForm(formOf())).status === 429;
  await expect.poll(refusedNow).toBe(true);
  // A message without files needs no slot.
  expect((await ask({ form: FORM, language: "fr" })).status).toBe(200);
  for (const each of slow) each.destroy();
  await expect.poll(refusedNow).toBe(false);
});

it("a contact message from another site is refused", async () => {
  const answer = await ask({ form: FORM, language: "fr" }, { ...OWN, "sec-fetch-site": "cross-site" });
  expect([answer.status, (await answer.json()).code]).toEqual([403, "cross-site"]);
});

it("a contact message is refused with 503 if it cannot be stored, and with 429 beyond the limit", async () => {
  isAway = true;
  const away = await ask({ form: FORM, language: "fr" });
  expect([away.status, (await away.json()).code]).toEqual([503, "unavailable"]);
  isAway = false;
  refuses = true;
  const many = await ask({ form: FORM, language: "fr" });
  expect([many.status, many.headers.get("retry-after")]).toEqual([429, "12"]);
  refuses = false;
});

it("an invalid contact message is refused with 422, whatever it contains, and never causes a failure", async () => {
  sent = [];
  const odd = [null, [], 7, "", "\u0000", { $ne: 1 }, [["a"]], "a".repeat(9_000), "' OR 1=1 --", true, {}];
  for (const field of ["subject", "email", "message", "phone", "region", "website"]) {
    for (const value of odd) {
      const answer = await ask({ form: { ...FORM, [field]: value }, language: "fr" });
      expect([200, 422], `${field}: ${JSON.stringify(value).slice(0, 20)}`).toContain(answer.status);
    }
  }
  for (const body of odd) expect((await ask(body)).status).toBe(422);
  // The accepted texts are strings.
  for (const [{ form }] of sent as [{ form: Record<string, unknown> }][])
    expect(Object.values(form).every((value) => value === null || typeof value === "string")).toBe(true);
});
