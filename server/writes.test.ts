import { randomBytes, randomUUID } from "node:crypto";
import { request } from "node:http";
import { asc } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ACCOUNT_PATHS } from "#accounts/account-commands.ts";
import { findLocation, openAccounts } from "#accounts/accounts.double.ts";
import { createKeyedHash } from "#accounts/keyed-hash.server.ts";
import { alertCommands } from "#alerts/alert-commands.server.ts";
import { giveDatabase } from "#database/database.double.ts";
import { DatabaseError } from "#database/database-error.ts";
import type { StoredRateLimits } from "#database/rate-limits.server.ts";
import { contactMessages, deliveries, fireReports, newsletterSubscribers } from "#database/schema.ts";
import { createSeal } from "#delivery/seal.server.ts";
import { createContactService } from "#intake/contact/contact-service.server.ts";
import { CONTACT_PATH } from "#intake/contact/contact-subjects.ts";
import { readMailboxes } from "#intake/contact/mailboxes.ts";
import {
  MOST_PHOTO_BYTES,
  PHOTO_HEADERS,
  REPORT_PATH,
  REPORT_PHOTO_PATH,
} from "#intake/reports/report-paths.ts";
import { createReportsService } from "#intake/reports/reports-service.server.ts";
import { newStartToken } from "#intake/start-token.server.ts";
import type { FormKind } from "#plan/page-rules.ts";
import { SERVED_SCREENS } from "#plan/site-map.server.ts";
import { SCREENS } from "#plan/site-map.ts";
import { takesForm } from "#plan/site-plan.server.ts";
import { answerForm } from "../app/screens/newsletter/newsletter-action.server.ts";
import { answerContact } from "../app/screens/pages/contact/contact-action.server.ts";
import { answerReport } from "../app/screens/report/report-action.server.ts";
import { type FormAction, startSite } from "./app.double.ts";
import { mostPosted, WRITES, type Write } from "./writes.ts";

const KEYS = [randomBytes(32).toString("base64")];
const keyedHash = createKeyedHash(KEYS);
const seal = createSeal(KEYS);
const SECRET = "Lac Secret";
const ANN = "ann-of-the-test@example.org";
const aMinuteAgo = () => new Date(Date.now() - 60_000);

/** A write that a script sends to `path`, and a plain form sends to `page`. */
interface Sent {
  readonly path: string;
  readonly page: string;
  readonly question: () => object;
  readonly fields: () => Readonly<Record<string, string>>;
  /** Prefix of the key that counts writes without a proof of work; null if they need no proof. */
  readonly proofs: string | null;
}
const REPORT = { where: SECRET, seen: "smoke", name: "Ann", email: ANN };
const MESSAGE = { subject: "general", email: ANN };
const SENT: Readonly<Record<FormKind, Sent>> = {
  emailKey: {
    path: ACCOUNT_PATHS.askNewsletter,
    page: "/form/",
    question: () => ({
      email: ANN,
      subscriptionData: ["CommuniqueGrandPublic"],
      language: "fr",
      userData: null,
    }),
    fields: () => ({ email: ANN, public: "on", consent: "on" }),
    proofs: null,
  },
  contact: {
    path: CONTACT_PATH,
    page: "/files/",
    question: () => ({
      form: { ...MESSAGE, message: `${SECRET} ${randomUUID()}` },
      language: "fr",
      token: newStartToken(keyedHash, "contact", aMinuteAgo()),
    }),
    fields: () => ({ ...MESSAGE, message: `${SECRET} ${randomUUID()}` }),
    proofs: "contact:",
  },
  report: {
    path: REPORT_PATH,
    page: "/report/",
    question: () => ({
      key: randomUUID(),
      form: REPORT,
      language: "fr",
      token: newStartToken(keyedHash, "report", aMinuteAgo()),
    }),
    fields: () => ({
      ...REPORT,
      step: "you",
      key: randomUUID(),
      token: newStartToken(keyedHash, "report", aMinuteAgo()),
    }),
    proofs: "report:",
  },
};
const ACTIONS: Readonly<Record<string, FormAction>> = {
  "/form/": (form, { emailKeyCommands, sent }) => answerForm(emailKeyCommands, form, "fr", sent),
  "/files/": (form, services) => answerContact(services, form, "fr"),
  "/report/": (form, services) => answerReport(services, form, "fr"),
};

const OWN = { "sec-fetch-site": "same-origin" };
let isAway = false;
let counts = new Map<string, number>();
const limits: StoredRateLimits = {
  async consume(key, { most, perSeconds }, amount = 1) {
    if (isAway) throw new DatabaseError("database-unreachable", "It is away.");
    const count = (counts.get(key) ?? 0) + amount;
    counts.set(key, count);
    return count <= most ? { isAllowed: true } : { isAllowed: false, retryAfterSeconds: perSeconds };
  },
  forget: async () => {},
  flush: async () => {},
};
let logged: Record<string, unknown>[] = [];
const log = pino({ base: null }, { write: (line) => void logged.push(JSON.parse(line)) });
const database = giveDatabase();
let origin: string;
let stop: () => Promise<void>;

/** Starts a site whose counts in memory are all zero. */
async function open(): Promise<void> {
  const mailboxes = readMailboxes("general=info@agency.example");
  if (mailboxes === null) throw new Error("no mailboxes");
  const shared = { database: database(), seal, keyedHash, limits, now: () => new Date() };
  const { context, service } = openAccounts(database(), { url: "http://127.0.0.1:1" }, { limits }, KEYS);
  const site = await startSite({
    log,
    limits,
    env: { CONTENT_PREVIEW_TOKEN: "vigie-preview" },
    accounts: { ...service, ...alertCommands(context, findLocation) },
    contact: createContactService({
      ...{ ...shared, mailboxes },
      files: null,
      readPicture: () => Promise.reject(new Error("There is no picture.")),
    }),
    reports: createReportsService({
      ...{ ...shared, mailbox: "dispatch@agency.example", hasWebhook: false },
      keepPhoto: async () => {},
    }),
    action: (form, services, pathname) =>
      ACTIONS[pathname]?.(form, services, pathname) ?? Promise.resolve({ status: 404 }),
  });
  origin = site.origin;
  stop = () => site.server.stop();
}
async function reopen(): Promise<void> {
  await stop();
  await open();
}
beforeAll(open);
afterAll(() => stop());
beforeEach(async () => {
  counts = new Map();
  logged = [];
  isAway = false;
  for (const table of [contactMessages, fireReports, deliveries, newsletterSubscribers])
    await database().run((queries) => queries.delete(table));
});

type Headers = Readonly<Record<string, string>>;
const byScript = (path: string, body: object = {}, headers: Headers = OWN) =>
  fetch(origin + path, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
const byForm = (page: string, fields: Headers = { a: "b" }, headers: Headers = OWN) =>
  fetch(origin + page, { method: "POST", headers, body: new URLSearchParams(fields) });

/** Returns the kinds of posted messages, and whether the stored writes are suspect. */
async function outcome() {
  const kinds = await database().run((queries) =>
    queries.select({ kind: deliveries.kind }).from(deliveries).orderBy(asc(deliveries.kind)),
  );
  const stored = [contactMessages, fireReports].map((table) =>
    database().run((queries) => queries.select({ isSuspect: table.isSuspect }).from(table)),
  );
  return { kinds: kinds.map(({ kind }) => kind), suspect: (await Promise.all(stored)).flat() };
}

const listed = Object.entries<Write>(WRITES);
const withForm = listed.filter(([, { hasForm }]) => hasForm) as [FormKind, Write][];

it("each plain form in the list of writes has a page that takes it, and no other page takes a POST request", () => {
  const named = Object.values(SERVED_SCREENS).flatMap((screen) =>
    "takesForm" in screen ? [screen.takesForm] : [],
  );
  expect([...new Set(named)].toSorted()).toEqual(withForm.map(([name]) => name).toSorted());
  const taking = Object.values(SCREENS)
    .flatMap(({ path }) => [path.fr, path.en])
    .flatMap((path) => [path, `${path}_.data`])
    .filter((path) => mostPosted(new URL(path, origin), { takesForm }) !== null);
  expect(taking.toSorted()).toEqual(
    ["report-fire", "alerts-stop", "newsletter", "contact"]
      .flatMap((name) => Object.values(SCREENS[name as keyof typeof SCREENS].path))
      .toSorted(),
  );
});

it.each([
  ...["/", "/page/", "/page/_.data", "/form/_.data", "/api/v1/fires", "/api/account/identity"],
  ...["/healthz", "/readyz", "/metrics", "/tuiles/sol.json", "/api/contact/", "/api/other"],
])("a POST request to %s is refused, because no write of the list has this address", async (path) => {
  expect((await byScript(path)).status).toBe(405);
});

it("an editor's POST request without a valid signature is refused with 401", async () => {
  expect((await byScript("/page/_.data?_storyblok=7")).status).toBe(401);
});

describe.each(listed)("the write %s", (_name, { commands, from, limit, workOf }) => {
  const paths = Object.keys(commands);

  it("a listed write takes POST requests at each of its addresses", async () => {
    for (const path of paths) expect([path, (await byScript(path)).status]).not.toEqual([path, 405]);
  });

  it.runIf(from === "page")("a page's write is refused if another site sends it", async () => {
    for (const path of paths) {
      const answer = await byScript(path, {}, { "sec-fetch-site": "cross-site" });
      expect([path, answer.status]).toEqual([path, 403]);
    }
  });

  // Saved answers count the work of a question in memory; their own test covers it.
  it.runIf(limit && !workOf)("a write beyond its limit is refused at each of its addresses", async () => {
    for (const path of paths) await byScript(path);
    const [key = "", ...others] = [...counts.keys()].filter((each) =>
      each.startsWith(`requests:${limit?.name}:`),
    );
    expect([counts.get(key), others]).toEqual([paths.length, []]);
    counts.set(key, limit?.most ?? 0);
    for (const path of paths) {
      const answer = await byScript(path);
      expect([path, answer.status, answer.headers.get("retry-after")]).toEqual([
        path,
        429,
        String(limit?.perSeconds),
      ]);
    }
  });
});

describe.each(withForm)("the write %s by script and by form", (name, { limit }) => {
  // The security log has few lines of each kind per minute.
  beforeAll(reopen);
  const { path, page, question, fields, proofs } = SENT[name];
  const each = [
    ["script", () => byScript(path, question())],
    ["form", () => byForm(page, fields())],
  ] as const;

  it("a write by script and the same write by plain form have the same counts and results", async () => {
    const results: unknown[] = [];
    for (const [, send] of each) {
      counts = new Map();
      for (const table of [contactMessages, fireReports, deliveries])
        await database().run((queries) => queries.delete(table));
      const { status } = await send();
      results.push({ status, counts: Object.fromEntries(counts), ...(await outcome()) });
    }
    expect(results[0]).toMatchObject({ status: 200, kinds: expect.arrayContaining([expect.any(String)]) });
    expect(results[1]).toEqual(results[0]);
  });

  it("a write beyond its limit is refused by script and by form, and the security log has the write's name", async () => {
    const key = `requests:${limit?.name}:`;
    await each[0][1]();
    const [counted = ""] = [...counts.keys()].filter((each) => each.startsWith(key));
    for (const [entrance, send] of each) {
      counts.set(counted, limit?.most ?? 0);
      logged = [];
      const answer = await send();
      expect([entrance, answer.status, answer.headers.get("retry-after")]).toEqual([
        entrance,
        429,
        String(limit?.perSeconds),
      ]);
      await answer.text();
      await expect.poll(() => logged.filter(({ event }) => event === "security")).toHaveLength(1);
      expect(logged).toContainEqual(expect.objectContaining({ event: "security", write: name, status: 429 }));
    }
  });

  it("a write by script or by form is refused with 403 if another site sends it", async () => {
    const statuses = [
      (await byScript(path, question(), { "sec-fetch-site": "cross-site" })).status,
      (await byForm(page, fields(), { "sec-fetch-site": "cross-site" })).status,
    ];
    expect([...statuses, await outcome()]).toEqual([403, 403, { kinds: [], suspect: [] }]);
  });

  it.runIf(proofs !== null)(
    "beyond the same count, a write by script needs a proof of work, and a write by form is marked suspect",
    async () => {
      await each[0][1]();
      const [counted = ""] = [...counts.keys()].filter((each) => each.startsWith(proofs ?? ""));
      const before = await outcome();
      expect(before.suspect).toEqual([{ isSuspect: false }]);
      for (const most of [4, 5]) {
        counts.set(counted, most);
        const byScript = (await each[0][1]()).status;
        counts.set(counted, most);
        for (const table of [contactMessages, fireReports])
          await database().run((queries) => queries.delete(table));
        await each[1][1]();
        const { suspect } = await outcome();
        const isProofWanted = most === 5;
        expect([most, byScript, suspect]).toEqual([
          most,
          isProofWanted ? 428 : 200,
          [{ isSuspect: isProofWanted }],
        ]);
        expect(counts.get(counted)).toBe(most + 1);
        counts = new Map([[counted, most]]);
      }
    },
  );

  it("while the database is away, a write by script or by form gets 503, and the log has its name without sent data", async () => {
    isAway = true;
    for (const [entrance, send] of each) {
      logged = [];
      const { status } = await send();
      expect([entrance, status]).toEqual([entrance, 503]);
      const failures = logged.filter(({ msg }) => msg === "a write failed");
      expect([entrance, failures.map(({ write, id }) => [write, typeof id])]).toEqual([
        entrance,
        [[name, "string"]],
      ]);
      const lines = JSON.stringify(logged);
      for (const text of [SECRET, ANN]) expect(lines).not.toContain(text);
    }
  });
});

describe("long bodies", () => {
  beforeEach(reopen);

  it("forms with files sent by script and by page share one limit of bytes, beyond which forms are refused unread", async () => {
    const form = new FormData();
    form.append("files", new File([Buffer.alloc(10 * 1024 * 1024)], "plan.pdf"));
    const sent = async (path: string) =>
      (await fetch(origin + path, { method: "POST", headers: OWN, body: form })).status;
    const statuses: number[] = [];
    for (let at = 0; at < 5; at += 1) statuses.push(await sent(CONTACT_PATH), await sent("/files/"));
    expect(statuses.indexOf(429)).toBe(8);
    expect(statuses.slice(8)).toEqual([429, 429]);
  });

  it("forms with files sent by script and by page share the same slots", async () => {
    const headers = { ...OWN, "content-type": "multipart/form-data; boundary=x", "content-length": "1000" };
    const begin = (path: string) => {
      const begun = request(origin + path, { method: "POST", headers });
      begun.on("error", () => undefined);
      begun.write("--x");
      return begun;
    };
    const slow = [begin(CONTACT_PATH), begin("/files/")];
    const refused = async (path: string) => {
      const form = new FormData();
      form.set("message", SECRET);
      return (await fetch(origin + path, { method: "POST", headers: OWN, body: form })).status === 429;
    };
    for (const path of [CONTACT_PATH, "/files/"]) await expect.poll(() => refused(path)).toBe(true);
    for (const each of slow) each.destroy();
    for (const path of [CONTACT_PATH, "/files/"]) await expect.poll(() => refused(path)).toBe(false);
  });

  it("photos beyond a network's limit of bytes are refused unread", async () => {
    const headers = {
      ...OWN,
      [PHOTO_HEADERS.report]: randomUUID(),
      [PHOTO_HEADERS.photo]: randomUUID(),
    };
    const body = new Uint8Array(MOST_PHOTO_BYTES);
    const most = Math.floor(WRITES.photo.long.bytes.most / MOST_PHOTO_BYTES);
    for (let at = 0; at < most; at += 1)
      expect((await fetch(origin + REPORT_PHOTO_PATH, { method: "POST", headers, body })).status).not.toBe(
        429,
      );
    const { promise, resolve, reject } = Promise.withResolvers<readonly unknown[]>();
    // Announces a photo and sends no byte of it: the response does not wait for the body.
    const unsent = request(
      origin + REPORT_PHOTO_PATH,
      { method: "POST", headers: { ...headers, "content-length": MOST_PHOTO_BYTES } },
      ({ statusCode, headers: answered }) => resolve([statusCode, Number(answered["retry-after"])]),
    ).on("error", reject);
    unsent.flushHeaders();
    const [status, seconds] = await promise;
    unsent.destroy();
    expect([status, Number(seconds) > 0]).toEqual([429, true]);
  });
});
