import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { ACCOUNT_MESSAGES } from "#accounts/messages/kinds.ts";
import { refuseAddress } from "#accounts/refused-addresses.server.ts";
import { seal, testSeason } from "#alerts/alerts.double.ts";
import { giveDatabase } from "#database/database.double.ts";
import { channelPauses, deliveries, people } from "#database/schema.ts";
import { createClaims } from "#delivery/claims.server.ts";
import { deliverAll, MESSAGES_A_ROUND } from "#delivery/deliver-all.server.ts";
import type { OutgoingMessage } from "#delivery/delivery.ts";
import { createEmailClient } from "#delivery/email-client.server.ts";
import type { Mail } from "#delivery/message.ts";
import { post } from "#delivery/post.server.ts";
import type { RoundParts, Route } from "#delivery/round.server.ts";
import { writingIn } from "#delivery/writing.double.ts";
import { freeBlock } from "#test-ports";
import { type Fault, Faults } from "../../sandbox/faults.ts";
import { listenForMail } from "../../sandbox/mail/mail-server.ts";
import { Outbox } from "../../sandbox/outbox/outbox.ts";
import { channelsTask } from "../../worker/channel-tasks.ts";
import { sampled } from "../support/soak.ts";

const PEOPLE = 158;
const STEP_MS = 15_000;
const MINUTE_MS = 60_000;

const database = giveDatabase();
const outbox = new Outbox();
const faults = new Faults();
let closeMail: () => void;
let route: Route<Mail>;
beforeAll(async () => {
  const port = await freeBlock();
  closeMail = await listenForMail(outbox, faults, "127.0.0.1", port);
  const client = createEmailClient({
    url: `smtp://127.0.0.1:${port}`,
    from: "vigie@example.org",
    brand: { fr: "Vigie", en: "Vigie" },
  });
  route = {
    ...{ channel: "email", client, batch: MESSAGES_A_ROUND, atOnce: 5 },
    write: (kind, about, writing) => kind.mail(about, writing),
  };
});
afterAll(() => {
  route?.client.close();
  closeMail?.();
});

let at: Date;
const logged: string[] = [];
beforeEach(async () => {
  at = new Date();
  logged.length = 0;
  outbox.remove();
  faults.clear();
  for (const table of [people, deliveries, channelPauses])
    await database().run((queries) => queries.delete(table));
});

const keyedHash = (text: string) => `mark of ${text}`;
const context = () =>
  ({ database: database(), seal, keyedHash, now: () => at, databaseClock: () => at }) as Parameters<
    typeof channelsTask
  >[0]["accounts"];

/** Runs all of a worker's email tasks for some simulated minutes. */
async function work(minutes: number, each: () => Promise<void> = async () => {}): Promise<void> {
  const log = { info() {}, warn() {}, error: (_: object, sentence: string) => void logged.push(sentence) };
  const channels = channelsTask({ accounts: context(), log, metrics: { closed() {} } });
  const until = at.getTime() + minutes * MINUTE_MS;
  while (at.getTime() < until) {
    at = new Date(at.getTime() + STEP_MS);
    await each();
    const ending = new AbortController();
    const goneNow: Promise<void>[] = [];
    const parts: RoundParts = {
      ...writingIn("fr"),
      claims: createClaims(database(), seal, sql`${at.toISOString()}::timestamptz`),
      kinds: ACCOUNT_MESSAGES,
      worker: "w",
      onGone: (claimedMessages) => {
        for (const { address, personId } of claimedMessages)
          goneNow.push(refuseAddress(context(), { channel: "email", address, personId }));
      },
    };
    // A closed channel is tried again at the next step.
    await deliverAll(route, parts, { signal: ending.signal, pause: async () => ending.abort() });
    await Promise.all(goneNow);
    await channels?.run(ending.signal);
  }
}

async function emailTo(personId: string): Promise<void> {
  const message: OutgoingMessage = {
    naturalKey: `welcome:${personId}`,
    ...{ personId, kind: "welcome", channel: "email", language: "fr", urgency: "alert" },
    address: `${personId}@example.org`,
    about: { firstName: "Ann" },
  };
  await database().transaction((transaction) => post(transaction, [message], { seal, now: at }));
}

const silenced = async () =>
  (await database().run((queries) => queries.select().from(people))).filter(
    ({ emailRefusedAt }) => emailRefusedAt !== null,
  ).length;
const states = async () => {
  const rows = await database().run((queries) => queries.select().from(deliveries));
  return Object.fromEntries(
    [...Map.groupBy(rows, ({ state }) => state)].map(([state, { length }]) => [state, length]),
  );
};
/** Returns the number of emails that each person received. */
const times = () => [...Map.groupBy(outbox.list(), ({ to }) => to).values()].map(({ length }) => length);

const REPLIES: readonly Fault[] = [
  { status: 550 },
  { status: 550, body: "5.7.1 Blocked by policy" },
  { status: 550, body: "5.1.1 Unknown mailbox" },
  { status: 552, body: "5.2.2 Mailbox full" },
  { status: 421 },
  { status: 554, body: "5.7.1 Client host blocked" },
  { status: 451 },
];

const SOME_REPLIES = sampled(import.meta.filename, REPLIES, 3);

test.each(SOME_REPLIES)(
  `while the mail server answers %j to ${PEOPLE} people for five minutes, no address is blocked, and afterwards each person gets the email once`,
  async (reply) => {
    const season = testSeason(database());
    for (let person = 0; person < PEOPLE; person += 1) await emailTo(await season.person());
    faults.set("mail", reply);
    await work(5);
    expect([await silenced(), outbox.list().length, await states()]).toEqual([0, 0, { waiting: PEOPLE }]);
    const isRefusal = (reply.status ?? 0) >= 500;
    expect(logged).toHaveLength(isRefusal ? 1 : 0);
    faults.clear();
    await work(15);
    expect([await silenced(), await states()]).toEqual([0, { sent: PEOPLE }]);
    expect(times()).toEqual(Array.from({ length: PEOPLE }, () => 1));
  },
);

test("if the mail server reports every mailbox dead one by one, the addresses that the site blocked first are unblocked, and all emails are sent later", async () => {
  const season = testSeason(database());
  faults.set("mail", { status: 550, body: "5.1.1 Unknown mailbox" });
  let most = 0;
  await work(5, async () => {
    await emailTo(await season.person());
    most = Math.max(most, await silenced());
  });
  expect(most).toBeGreaterThan(0);
  expect(await silenced()).toBe(0);
  expect(await states()).toEqual({ waiting: 20 });
  faults.clear();
  await work(15);
  expect([await silenced(), await states(), times()]).toEqual([0, { sent: 20 }, Array(20).fill(1)]);
});

test("if one mailbox among many does not exist, only that address is blocked, and the email channel stays open", async () => {
  const season = testSeason(database());
  for (let person = 0; person < 20; person += 1) await emailTo(await season.person());
  await work(1);
  faults.set("mail", { status: 550, body: "5.1.1 Unknown mailbox" });
  await emailTo(await season.person());
  await work(1);
  expect([await silenced(), logged]).toEqual([1, []]);
});

test("an email that a policy rejects is retried for half an hour, then fails, and its address is not blocked", async () => {
  faults.set("mail", { status: 550, body: "5.7.1 Blocked by policy" });
  await emailTo(await testSeason(database()).person());
  await work(29);
  expect(await states()).toEqual({ waiting: 1 });
  await work(31);
  expect([await states(), await silenced()]).toEqual([{ dead: 1 }, 0]);
});
