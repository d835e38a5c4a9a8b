import { randomBytes, randomInt } from "node:crypto";
import { closeSync, openSync } from "node:fs";
import { eq, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { giveDatabase } from "#database/database.double.ts";
import { deliveries } from "#database/schema.ts";
import { MESSAGES_IN_FLIGHT } from "#delivery/deliver-all.server.ts";
import type { OutgoingMessage } from "#delivery/delivery.ts";
import { post } from "#delivery/post.server.ts";
import { createSeal } from "#delivery/seal.server.ts";
import { countingMailServer, startWorker, twilioDouble } from "../support/post-worker.ts";
import { inSoak } from "../support/soak.ts";

const LETTERS = inSoak(5_000, 1_500);
const KILLS = inSoak(12, 1);
const NOWHERE = "smtp://127.0.0.1:1";
const LIMIT_MS = 600_000;

const key = randomBytes(32).toString("base64");
const seal = createSeal([key]);
const database = giveDatabase();
let mail: Awaited<ReturnType<typeof countingMailServer>>;
let twilio: Awaited<ReturnType<typeof twilioDouble>>;
let url: string;
beforeAll(async () => {
  [mail, twilio] = await Promise.all([countingMailServer(), twilioDouble()]);
  const found = await database().run((queries) =>
    queries.execute<{ port: number; name: string }>(
      sql`SELECT inet_server_port() AS port, current_database() AS name`,
    ),
  );
  url = `postgres://postgres@127.0.0.1:${found.rows[0]?.port}/${found.rows[0]?.name}`;
});
afterAll(async () => {
  twilio?.close();
  await mail?.close();
});

let worker: ReturnType<typeof startWorker> | null = null;
const work = (env: Record<string, string> = {}, log?: number) => {
  const settings = {
    DATABASE_URL: url,
    SEAL_KEYS: key,
    SMTP_URL: mail.url,
    MAIL_FROM: "vigie@example.org",
    SMS_URL: twilio.url,
    FIRE_DATA_URL: "http://127.0.0.1:1",
    ...env,
  };
  worker = startWorker(settings, log);
  return worker;
};
afterEach(async () => {
  await worker?.kill();
  await database().run((queries) => queries.delete(deliveries));
});

const letter = (at: number): OutgoingMessage => ({
  naturalKey: `letter:${at}`,
  personId: null,
  kind: "welcome",
  channel: "email",
  language: at % 2 ? "fr" : "en",
  address: `person-${at}@example.org`,
  about: { firstName: "Ann" },
  urgency: "answer",
});
const code = (at: number): OutgoingMessage => ({
  ...letter(at),
  kind: "phone-code",
  channel: "sms",
  address: `+1418555${String(1000 + at)}`,
  about: { code: "123456" },
});
const put = (messages: readonly OutgoingMessage[]) =>
  database().transaction((transaction) => post(transaction, messages, { seal, now: new Date() }));
const inState = async (state: "waiting" | "claimed" | "sent" | "dead") =>
  (await database().run((queries) => queries.select().from(deliveries).where(eq(deliveries.state, state))))
    .length;

test(`kill -9 of the worker at random moments while it sends ${LETTERS} messages: each message is sent, twice only if a kill interrupted it`, {
  timeout: LIMIT_MS,
}, async () => {
  await put(Array.from({ length: LETTERS }, (_, at) => letter(at)));
  for (let kills = 0; kills < KILLS; kills += 1) {
    const before = mail.accepted.size;
    const killed = work();
    const until = before + randomInt(1, Math.floor(LETTERS / (KILLS + 1)));
    await expect
      .poll(() => mail.accepted.size, { timeout: 240_000, interval: 1 })
      .toBeGreaterThanOrEqual(until);
    await killed.kill();
    // Simulates the five minutes after which a dead worker's claims expire.
    await database().run((queries) =>
      queries.execute(sql`UPDATE deliveries SET claimed_until = now() WHERE state = 'claimed'`),
    );
  }
  work();
  await expect.poll(() => inState("sent"), { timeout: 240_000, interval: 200 }).toBe(LETTERS);
  const times = [...mail.accepted.values()];
  expect(times).toHaveLength(LETTERS);
  expect(times.reduce((sum, each) => sum + each - 1, 0)).toBeLessThanOrEqual(KILLS * MESSAGES_IN_FLIGHT);
});

test("a worker that is stopped while it sends messages keeps no claim on unsent messages, and the next worker sends each once", {
  timeout: LIMIT_MS,
}, async () => {
  mail.accepted.clear();
  await put(Array.from({ length: LETTERS }, (_, at) => letter(at)));
  const firstWorker = work();
  await expect
    .poll(() => mail.accepted.size, { timeout: 240_000, interval: 1 })
    .toBeGreaterThan(LETTERS / 10);
  await firstWorker.stop();
  expect(mail.accepted.size).toBeLessThan(LETTERS);
  expect(await inState("claimed")).toBe(0);
  work();
  await expect.poll(() => inState("sent"), { timeout: 240_000, interval: 200 }).toBe(LETTERS);
  expect([...mail.accepted.values()].filter((times) => times !== 1)).toEqual([]);
});

test.skipIf(process.platform !== "linux")(
  "a full log disk prevents no email from being sent",
  { timeout: LIMIT_MS },
  async () => {
    mail.accepted.clear();
    await put(Array.from({ length: 20 }, (_, at) => letter(at)));
    // Writes to this file fail as on a full disk.
    const full = openSync("/dev/full", "w");
    work({ LOG_LEVEL: "trace" }, full);
    closeSync(full);
    await expect.poll(() => inState("sent"), { timeout: 240_000 }).toBe(20);
  },
);

test("while the mail server is down, emails wait and no attempt is counted, and they are sent once the server is back", {
  timeout: LIMIT_MS,
}, async () => {
  mail.accepted.clear();
  await put(Array.from({ length: 20 }, (_, at) => letter(at)));
  const away = work({ SMTP_URL: NOWHERE });
  const reasons = () =>
    database().run((queries) =>
      queries.select().from(deliveries).where(sql`${deliveries.reason} IS NOT NULL`),
    );
  await expect.poll(async () => (await reasons()).length, { timeout: 240_000 }).toBe(20);
  expect((await reasons()).map(({ attempts, state }) => `${state} ${attempts}`)).toEqual(
    Array.from({ length: 20 }, () => "waiting 0"),
  );
  await away.kill();
  work();
  await expect.poll(() => inState("sent"), { timeout: 240_000 }).toBe(20);
  expect(mail.accepted.size).toBe(20);
});

test("text messages wait while Twilio requests a delay, and a text that may have been sent is not sent again", {
  timeout: LIMIT_MS,
}, async () => {
  let isDown = true;
  twilio.answers((to) => {
    if (to.endsWith("1001")) return { status: 400, code: 21211 };
    if (to.endsWith("1002")) return "silence";
    return isDown ? { status: 429, retryAfter: 1 } : { status: 201 };
  });
  await put([code(0), code(1), code(2)]);
  work();
  await expect.poll(() => inState("dead"), { timeout: 240_000 }).toBe(2);
  expect(await inState("waiting")).toBe(1);
  isDown = false;
  await expect.poll(() => inState("sent"), { timeout: 240_000 }).toBe(1);
  expect(twilio.read.filter((to) => to.endsWith("1001"))).toHaveLength(1);
  expect(twilio.read.filter((to) => to.endsWith("1002"))).toHaveLength(1);
});
