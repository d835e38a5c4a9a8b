import { randomUUID } from "node:crypto";
import { asc, eq, inArray, sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import type { PlaceData } from "#accounts/account-api.ts";
import { giveAccounts, newPhone, openAccounts, placeQuestion, somebody } from "#accounts/accounts.double.ts";
import { saveAddress } from "#accounts/authenticate.server.ts";
import { finishDeletions } from "#accounts/deletions.server.ts";
import { giveDatabase } from "#database/database.double.ts";
import { onEachServer } from "#database/on-servers.double.ts";
import type { Database } from "#database/open.server.ts";
import { CHANNELS, deletions, deliveries, people } from "#database/schema.ts";
import { createClaims } from "#delivery/claims.server.ts";
import type { DeliveryResult } from "#delivery/delivery.ts";
import { endUnusedProfiles } from "./unused-profiles.server.ts";

const DAY_MS = 24 * 3_600_000;
const RETENTION_DAYS = 730;
const NOTHING = { first: 0, last: 0, erased: 0, unconfirmed: 0 };
const SENT: DeliveryResult = { kind: "sent", reference: null };

onEachServer("unused profiles on $name", (prepare) => {
  const database = giveDatabase(prepare);
  const { provider, accounts, personOf } = giveAccounts(database);
  let now: Date;
  beforeEach(async () => {
    for (const table of [people, deliveries, deletions])
      await database().run((queries) => queries.delete(table));
    // Daytime in Quebec.
    now = new Date("2028-06-01T15:00:00Z");
  });
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const pass = (days: number) => {
    now = daysAgo(-days);
  };
  const clock = () => sql`${now.toISOString()}::timestamptz`;

  type Ann = Awaited<ReturnType<typeof somebody>>;
  /** Creates a person whose profile was created and last used some days ago. */
  async function unused(days: number, isConfirmed = true): Promise<Ann> {
    const ann = await somebody(provider(), "Ann", isConfirmed);
    await accounts().service.profile(ann.ofProfile);
    await keep(ann, { createdAt: daysAgo(days), usedAt: daysAgo(days) });
    await database().run((queries) => queries.delete(deliveries).where(eq(deliveries.kind, "welcome")));
    return ann;
  }
  const keep = ({ subject }: Ann, change: Partial<typeof people.$inferInsert>) =>
    database().run((queries) => queries.update(people).set(change).where(eq(people.subject, subject)));
  /** Runs a command as if it came before the person's last use of the profile. */
  async function asBefore(ann: Ann, act: () => Promise<unknown>) {
    const usedAt = (await personOf(ann.subject))?.usedAt ?? now;
    await act();
    await keep(ann, { usedAt });
  }
  /** Saves a place with alerts by text message to the person's own number. */
  async function getsTexts(ann: Ann, more: Partial<PlaceData> = {}) {
    const { seal, keyedHash } = accounts().context;
    const phone = newPhone();
    await keep(ann, { sealedPhone: seal.close(phone), phoneMark: keyedHash(phone), phoneVerifiedAt: now });
    const data = { smsNotification: true, phone, consent: true, ...more };
    await asBefore(ann, () => accounts().service.savePlace(placeQuestion(ann, data)));
  }
  async function hasDevice(ann: Ann) {
    const subscription = { kind: "fcm", token: `phone:${randomUUID()}` } as const;
    await asBefore(ann, () => accounts().service.saveDevice({ ...ann.ofPlaces, subscription }));
  }
  const parts = (more: Partial<Parameters<typeof endUnusedProfiles>[0]> = {}) => {
    const { seal, keyedHash, provider } = accounts().context;
    const its = { database: database(), seal, keyedHash, provider, keptDays: RETENTION_DAYS, now: () => now };
    return { ...its, clock: clock(), pause: async () => {}, ...more };
  };
  const run = (more = {}, signal = new AbortController().signal) => endUnusedProfiles(parts(more), signal);
  const posted = () =>
    database().run((queries) =>
      queries
        .select()
        .from(deliveries)
        .where(inArray(deliveries.kind, ["unused-profile", "account-deleted"]))
        .orderBy(asc(deliveries.id)),
    );
  /** Settles all due messages with an outcome, as a worker does. */
  async function leave(outcome: DeliveryResult = SENT) {
    const claims = createClaims(database(), accounts().context.seal, clock());
    const worker = randomUUID();
    for (const channel of CHANNELS) {
      const claimedMessages = await claims.claim({ channel, worker, most: 1000, holdMs: 60_000 });
      await claims.settle(worker, new Map(claimedMessages.map((claimed) => [claimed, outcome])));
    }
  }
  const isThere = async ({ subject }: Ann) => (await personOf(subject)) !== undefined;

  it("warns 60 and 14 days before a profile's end, then erases it here and at the provider, with a last email", async () => {
    const ann = await unused(RETENTION_DAYS - 61);
    expect(await run()).toEqual(NOTHING);
    pass(1);
    const end = daysAgo(-60).toISOString();
    expect(await run()).toEqual({ ...NOTHING, first: 1 });
    expect(await run()).toEqual(NOTHING);
    const about = { usedAt: daysAgo(RETENTION_DAYS - 60).toISOString(), eraseAt: end, isLast: false };
    expect(await posted()).toMatchObject([{ channel: "email", about, dueAt: now, state: "waiting" }]);
    await leave();
    pass(45);
    expect(await run()).toEqual(NOTHING);
    pass(1);
    expect(await run()).toEqual({ ...NOTHING, last: 1 });
    expect(await run()).toEqual(NOTHING);
    expect((await posted()).at(-1)).toMatchObject({ about: { ...about, isLast: true } });
    await leave();
    pass(13.9);
    expect(await run()).toEqual(NOTHING);
    expect(await isThere(ann)).toBe(true);
    pass(0.1);
    expect(await run()).toEqual({ ...NOTHING, erased: 1 });
    expect(await isThere(ann)).toBe(false);
    expect(await posted()).toMatchObject([{ kind: "account-deleted", about: { why: "unused" } }]);
    expect(await finishDeletions({ ...accounts().context, now: () => now })).toBe(0);
    expect(provider().people.has(ann.subject)).toBe(false);
  });

  it("a profile that is used again is kept, its waiting warnings are cancelled, and its unused time starts over", async () => {
    const ann = await unused(RETENTION_DAYS);
    await run();
    await leave();
    pass(46);
    expect(await run()).toMatchObject({ last: 1 });
    const { service } = openAccounts(database(), provider(), { now: () => now });
    await service.profile(ann.ofProfile);
    expect(await personOf(ann.subject)).toMatchObject({ usedAt: now, eraseAt: null, lastWarnedAt: null });
    expect((await posted()).map(({ state }) => state)).toEqual(["sent", "dead"]);
    pass(RETENTION_DAYS - 61);
    expect(await run()).toEqual(NOTHING);
    pass(1);
    expect(await run()).toEqual({ ...NOTHING, first: 1 });
  });

  it("after a year without a worker, people are still warned and have the usual time to react", async () => {
    const ann = await unused(RETENTION_DAYS + 365);
    expect(await run()).toEqual({ ...NOTHING, first: 1 });
    expect(await personOf(ann.subject)).toMatchObject({ eraseAt: daysAgo(-60) });
    await leave();
    // The worker is down again, past the announced day.
    pass(365);
    expect(await run()).toEqual({ ...NOTHING, last: 1 });
    expect(await personOf(ann.subject)).toMatchObject({ eraseAt: daysAgo(-14) });
    await leave();
    pass(14);
    expect(await run()).toEqual({ ...NOTHING, erased: 1 });
  });

  it("keeps a profile until its last warning is sent, and warns again if every channel failed", async () => {
    const ann = await unused(RETENTION_DAYS);
    await run();
    await leave();
    pass(60);
    await run();
    pass(30);
    expect(await run()).toEqual(NOTHING);
    await leave({ kind: "refused", reason: "550 5.1.1", isGone: true });
    expect(await run()).toEqual({ ...NOTHING, last: 1 });
    await leave();
    pass(13);
    expect(await run()).toEqual(NOTHING);
    expect(await isThere(ann)).toBe(true);
    pass(1);
    expect(await run()).toEqual({ ...NOTHING, erased: 1 });
  });

  it("sends no email to an address no longer confirmed, and erases the profile after the usual time", async () => {
    const ann = await unused(RETENTION_DAYS - 1);
    await keep(ann, { emailVerified: false });
    // Alerts by notification, on a device that is lost.
    const byPush = placeQuestion(ann, { pushNotification: true, consent: true });
    await asBefore(ann, () => accounts().service.savePlace(byPush));
    expect(await run()).toEqual(NOTHING);
    pass(1);
    expect(await run()).toEqual({ ...NOTHING, erased: 1 });
    expect([await isThere(ann), await posted()]).toEqual([false, []]);
  });

  it("warns by text, both times, if the address was never confirmed but alerts go by text", async () => {
    const ann = await unused(RETENTION_DAYS, false);
    await getsTexts(ann);
    expect(await run()).toEqual({ ...NOTHING, first: 1 });
    await leave();
    pass(46);
    expect(await run()).toEqual({ ...NOTHING, last: 1 });
    expect((await posted()).map(({ channel, state }) => `${channel} ${state}`)).toEqual([
      "sms sent",
      "sms waiting",
    ]);
  });

  it("sends the last warning by text and notification too if alerts use them, and never at night", async () => {
    const [ann, bob] = [await unused(RETENTION_DAYS), await unused(RETENTION_DAYS)];
    for (const each of [ann, bob]) await hasDevice(each);
    await getsTexts(ann, { pushNotification: true });
    await asBefore(bob, () => accounts().service.savePlace(placeQuestion(bob)));
    // A phone and a device without alerts, as after stopping texts.
    await keep(bob, { sealedPhone: accounts().context.seal.close(newPhone()), phoneMark: randomUUID() });
    await keep(bob, { phoneVerifiedAt: now });
    await run();
    expect((await posted()).map(({ channel }) => channel)).toEqual(["email", "email"]);
    await leave();
    now = new Date("2028-08-01T04:00:00Z");
    await run();
    const last = (await posted()).slice(2);
    expect(last.map(({ channel }) => channel).toSorted()).toEqual(["email", "email", "push", "sms"]);
    for (const { dueAt } of last) expect(dueAt).toEqual(new Date("2028-08-01T10:00:00Z"));
  });

  it("never erases a profile before the announced day, even if the kept time becomes shorter", async () => {
    await unused(RETENTION_DAYS - 60);
    await run();
    await leave();
    pass(45);
    expect(await run({ keptDays: 180 })).toEqual(NOTHING);
    pass(1);
    expect(await run({ keptDays: 180 })).toEqual({ ...NOTHING, last: 1 });
    await leave();
    pass(13);
    expect(await run({ keptDays: 180 })).toEqual(NOTHING);
  });

  it("uses the earlier of two clocks, so that a clock that jumps ahead warns and erases no one", async () => {
    await unused(100);
    await unused(6, false);
    expect(await run({ now: () => daysAgo(-3000) })).toEqual(NOTHING);
    expect(await run({ clock: sql`${daysAgo(-3000).toISOString()}::timestamptz` })).toEqual(NOTHING);
  });

  it("erases a profile with a never confirmed address after 7 days, without a warning, here and at the provider", async () => {
    const ann = await unused(6.9, false);
    expect(await run()).toEqual(NOTHING);
    pass(0.1);
    expect(await run()).toEqual({ ...NOTHING, unconfirmed: 1 });
    expect([await isThere(ann), await posted()]).toEqual([false, []]);
    expect(await finishDeletions({ ...accounts().context, now: () => now })).toBe(0);
    expect(provider().people.has(ann.subject)).toBe(false);
  });

  it("an unconfirmed profile is kept for 7 more days after its last use, and after a change of address", async () => {
    const [ann, bob] = [await unused(30, false), await unused(30, false)];
    await keep(ann, { usedAt: daysAgo(6) });
    await keep(bob, { emailSince: daysAgo(6) });
    expect(await run()).toEqual(NOTHING);
    pass(1);
    expect(await run()).toEqual({ ...NOTHING, unconfirmed: 2 });
  });

  it("keeps a profile for two years if any of its addresses was confirmed, or if no one knows whether one was", async () => {
    const [ann, bob, eve] = [await unused(30), await unused(30, false), await unused(30, false)];
    await keep(ann, { emailRefusedAt: daysAgo(20) });
    await keep(eve, { emailVerified: null });
    const ofBob = await personOf(bob.subject);
    const ofEve = await personOf(eve.subject);
    if (!ofBob || !ofEve) throw new Error("nobody is there");
    const context = { ...accounts().context, now: () => daysAgo(20) };
    const confirmed = await saveAddress(context, ofBob, { email: bob.email, isEmailVerified: true });
    expect(confirmed).toMatchObject({ emailOnceVerified: true });
    await saveAddress(context, confirmed, { email: "other@example.org", isEmailVerified: false });
    await saveAddress(context, ofEve, { email: eve.email, isEmailVerified: false });
    for (const { subject } of [bob, eve])
      expect(await personOf(subject)).toMatchObject({ emailVerified: false });
    expect(await run()).toEqual(NOTHING);
  });

  it("keeps a profile for two years if alerts go by text or notification, even with an unconfirmed address", async () => {
    const [ann, bob] = [await unused(30, false), await unused(30, false)];
    await getsTexts(ann);
    await hasDevice(bob);
    await asBefore(bob, () =>
      accounts().service.savePlace(placeQuestion(bob, { pushNotification: true, consent: true })),
    );
    expect(await run()).toEqual(NOTHING);
    await keep(ann, { phoneRefusedAt: now });
    expect(await run()).toEqual({ ...NOTHING, unconfirmed: 1 });
    expect(await isThere(bob)).toBe(true);
  });

  it("keeps a profile if the provider reports, just before the erasure, that its address is confirmed", async () => {
    const ann = await unused(30, false);
    provider().people.set(ann.subject, { email: ann.email, email_verified: true });
    expect(await run()).toEqual(NOTHING);
    expect(await personOf(ann.subject)).toMatchObject({ emailVerified: true, usedAt: now });
    pass(30);
    expect(await run()).toEqual(NOTHING);
  });

  it("keeps profiles while the provider is unavailable, and limits the rate of requests to the provider", async () => {
    const [ann] = [await unused(31, false), await unused(30, false), await unused(RETENTION_DAYS)];
    const requested = () =>
      provider().requests.filter(({ path }) => path.startsWith("/api/v2/users/")).length;
    const before = requested();
    provider().fault = 503;
    try {
      // Warnings continue, page by page. After the first failure the provider gets no more requests.
      expect(await run({ atOnce: 1 })).toEqual({ ...NOTHING, first: 1 });
    } finally {
      provider().fault = null;
    }
    expect([await isThere(ann), requested() - before]).toEqual([true, 1]);
    const waits: number[] = [];
    const pause = async (ms: number) => void waits.push(ms);
    expect(await run({ pause })).toEqual({ ...NOTHING, unconfirmed: 2 });
    expect(waits).toEqual([1200, 1200]);
  });

  it("erases a profile that the provider does not know, because its address can no longer be confirmed", async () => {
    const ann = await unused(7, false);
    provider().people.delete(ann.subject);
    expect(await run()).toEqual({ ...NOTHING, unconfirmed: 1 });
  });

  it("stops requests to the provider when the worker stops, or when enough deletions wait", async () => {
    for (let each = 0; each < 3; each++) await unused(7, false);
    const stopping = new AbortController();
    const pause = async () => stopping.abort();
    expect(await run({ pause }, stopping.signal)).toEqual({ ...NOTHING, unconfirmed: 1 });
    const before = provider().requests.length;
    expect(await run({ mostWaiting: 2 })).toEqual({ ...NOTHING, unconfirmed: 1 });
    expect(provider().requests.length).toBe(before + 1);
  });

  /** Creates people whose profiles were unused for the whole time that such profiles are kept. */
  async function crowd(count: number, change: Partial<typeof people.$inferInsert> = {}) {
    const sealed = accounts().context.seal.close("ann@example.org");
    const rows = Array.from({ length: count }, () => {
      const id = randomUUID();
      return {
        ...{ id, subject: id, sealedEmail: sealed, sealedFirstName: sealed, sealedLastName: sealed },
        ...{ language: "fr" as const, createdAt: now, checkedAt: now, usedAt: daysAgo(RETENTION_DAYS) },
        ...change,
      };
    });
    for (let at = 0; at < count; at += 500)
      await database().run((queries) => queries.insert(people).values(rows.slice(at, at + 500)));
  }

  it("warns 5,000 people once, page by page, by two workers, one of which is killed", async () => {
    await crowd(5000);
    const killed = new AbortController();
    let pages = 0;
    const dying: Database = {
      ...database(),
      transaction(work) {
        if (++pages === 3) killed.abort();
        return database().transaction(work);
      },
    };
    const rounds = await Promise.all([run({ database: dying }, killed.signal), run()]);
    rounds.push(await run());
    expect(rounds.reduce((sum, { first }) => sum + first, 0)).toBe(5000);
    expect(pages).toBe(3);
    const messages = await posted();
    expect([messages.length, new Set(messages.map(({ personId }) => personId)).size]).toEqual([5000, 5000]);
  });

  it("erases each profile once with any number of workers, up to the provider's limit", async () => {
    await crowd(1000, { emailVerified: false });
    expect(await run({ mostWaiting: 300 })).toEqual({ ...NOTHING, erased: 300 });
    expect(await run({ mostWaiting: 300 })).toEqual(NOTHING);
    const rounds = await Promise.all([run(), run(), run()]);
    expect(rounds.reduce((sum, { erased }) => sum + erased, 0)).toBe(700);
    const left = await database().run((queries) => queries.select().from(deletions));
    expect(new Set(left.map(({ subjectMark }) => subjectMark)).size).toBe(1000);
  });
});
