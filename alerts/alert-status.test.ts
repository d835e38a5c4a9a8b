import { eq, inArray } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { giveDatabase } from "#database/database.double.ts";
import { onEachServer } from "#database/on-servers.double.ts";
import { channelPauses, deliveries, readings } from "#database/schema.ts";
import { pauseChannel, resumeChannel } from "#delivery/pauses.server.ts";
import type { Change } from "#history/change.ts";
import { WATCHED_PATHS } from "#history/stored-readings.server.ts";
import { alertProgress, alertStatus, createAlertStatus } from "./alert-status.server.ts";
import { A_FIRE, newSeason, seal, type testSeason } from "./alerts.double.ts";
import { postCanaries } from "./canary.server.ts";
import { gatherAlerts } from "./gather-alerts.server.ts";
import { matchChanges } from "./match.server.ts";
import { releaseChange } from "./pending-changes.server.ts";

const SECOND_MS = 1_000;
const FIRE: Change = { kind: "fire-new", subject: "2026-12", before: null, after: A_FIRE };

onEachServer("status of the alert service on $name", (prepare) => {
  const database = giveDatabase(prepare);
  let season: ReturnType<typeof testSeason>;
  beforeEach(async () => {
    for (const table of [channelPauses, deliveries]) await database().run((queries) => queries.delete(table));
    season = await newSeason(database());
    await watched(season.now());
  });
  const watched = (readAt: Date) =>
    database().run((queries) =>
      queries
        .insert(readings)
        .values(WATCHED_PATHS.map((path) => ({ path, value: {}, readAt })))
        .onConflictDoUpdate({ target: readings.path, set: { readAt } }),
    );
  const status = async () => (await alertStatus(database(), season.now())).channels;
  const tell = async () => {
    await matchChanges(database(), season.now);
    await gatherAlerts({ database: database(), seal, now: season.now });
  };

  it("measures the delay from the reading with the change to the delivery of the message", async () => {
    await season.place(await season.person(), { channels: ["email"] });
    await season.place(await season.person(), { channels: ["email"], isDaily: true });
    await season.change(FIRE);
    season.pass(2 * SECOND_MS);
    await tell();
    season.pass(3 * SECOND_MS);
    const sent = { state: "sent", endedAt: season.now() } as const;
    await database().run((queries) => queries.update(deliveries).set(sent));
    const [email, sms] = await status();
    expect(email).toMatchObject({ channel: "email", state: "well", messages: 2, oldestWaitingSeconds: null });
    expect(email?.medianSeconds).toBeCloseTo(5, 1);
    expect(email?.p95Seconds).toBeCloseTo(5, 1);
    expect(sms).toMatchObject({ channel: "sms", messages: 0, medianSeconds: null });
  });

  it("the status is from the start of the minute, so that all servers show the same status", async () => {
    await watched(new Date("2026-07-02T14:05:31.250Z"));
    const status = await createAlertStatus(database()).read();
    expect(status?.at.toISOString()).toMatch(/:00\.000Z$/);
    expect(status?.watchedAt?.toISOString()).toBe("2026-07-02T14:05:00.000Z");
  });

  it("the delays include messages that waited two minutes for grouping, and every urgent message", async () => {
    await season.place(await season.person());
    const send = () =>
      database().run((queries) =>
        queries
          .update(deliveries)
          .set({ state: "sent", endedAt: season.now() })
          .where(eq(deliveries.state, "waiting")),
      );
    await season.change(FIRE);
    await tell();
    await send();
    await season.change({
      ...FIRE,
      subject: "2026-13",
      after: { ...A_FIRE, number: 13, statusId: 3 },
    } as Change);
    await tell();
    season.pass(121 * SECOND_MS);
    await tell();
    await send();
    const [email] = await status();
    expect(email).toMatchObject({ messages: 2 });
    expect(email?.p95Seconds).toBeGreaterThan(100);
  });

  it("a channel is late while a due message has waited for minutes, and paused while the agency pauses it", async () => {
    await season.place(await season.person());
    await season.change(FIRE);
    await tell();
    season.pass(299 * SECOND_MS);
    await watched(season.now());
    expect((await status())[0]).toMatchObject({ state: "well" });
    season.pass(2 * SECOND_MS);
    expect((await status())[0]).toMatchObject({ state: "late" });
    await pauseChannel(database(), "email", season.now());
    expect((await status())[0]).toMatchObject({ state: "paused" });
  });

  const update = (row: Partial<typeof deliveries.$inferInsert>, ...ids: readonly number[]) =>
    database().run((queries) =>
      queries
        .update(deliveries)
        .set(row)
        .where(inArray(deliveries.id, [...ids])),
    );
  /** Creates people, each with a waiting message. @returns the ids of the messages */
  const createMessages = async (people: number) => {
    for (let at = 0; at < people; at += 1) await season.place(await season.person());
    await season.change(FIRE);
    await tell();
    return postedIds();
  };
  const postedIds = async () => {
    const posted = await database().run((queries) => queries.select({ id: deliveries.id }).from(deliveries));
    return posted.map(({ id }) => id);
  };

  it("a channel is late while 5 % of its messages took more than three minutes", async () => {
    const ids = await createMessages(20);
    const leave = (seconds: number, ...some: readonly number[]) =>
      update({ state: "sent", endedAt: new Date(season.now().getTime() + seconds * SECOND_MS) }, ...some);
    await leave(170, ...ids);
    season.pass(200 * SECOND_MS);
    await watched(season.now());
    expect((await status())[0]).toMatchObject({ state: "well" });
    await leave(0, ...ids.slice(0, 2));
    expect((await status())[0]).toMatchObject({ state: "late" });
  });

  it("a channel is no longer late an hour after its last slow messages, which still count in the day's figures", async () => {
    const ids = await createMessages(2);
    season.pass(1_200 * SECOND_MS);
    await update({ state: "sent", endedAt: season.now() }, ...ids);
    season.pass(3_599 * SECOND_MS);
    await watched(season.now());
    expect((await status())[0]).toMatchObject({ state: "late" });
    season.pass(2 * SECOND_MS);
    const [email] = await status();
    expect(email).toMatchObject({ state: "well", messages: 2 });
    expect(email?.p95Seconds).toBeGreaterThan(1_000);
  });

  it("a channel is late after an undelivered hourly test message, until the next test message is delivered", async () => {
    const state = async () => (await status())[0]?.state;
    const pass = async (seconds: number) => {
      season.pass(seconds * SECOND_MS);
      await watched(season.now());
    };
    const test = () => postCanaries(database(), { email: "canary@example.org" }, { seal, now: season.now() });
    await test();
    // Another worker has claimed the test message, so the due time of the message means nothing.
    const claim = { state: "claimed", claimedUntil: new Date(Date.now() + 3_600_000) } as const;
    await database().run((queries) => queries.update(deliveries).set({ ...claim, dueAt: season.now() }));
    await pass(299);
    expect(await state()).toBe("well");
    await database().run((queries) =>
      queries.update(deliveries).set({ state: "dead", claimedUntil: null, endedAt: season.now() }),
    );
    expect(await state()).toBe("late");
    await pass(3_600);
    await test();
    expect(await state()).toBe("late");
    await database().run((queries) =>
      queries
        .update(deliveries)
        .set({ state: "sent", endedAt: season.now() })
        .where(eq(deliveries.state, "waiting")),
    );
    expect(await state()).toBe("well");
  });

  it("the progress gives each channel's waiting messages and their age, and the age of the oldest reading", async () => {
    const minuteAgo = new Date(Date.now() - 60 * SECOND_MS);
    const [tried = 0, ...others] = await createMessages(3);
    await update({ dueAt: minuteAgo }, ...others);
    await update({ dueAt: new Date(Date.now() + 3_600_000), reason: "452 full" }, tried);
    await watched(minuteAgo);
    const { queues, watchedSeconds } = await alertProgress(database());
    const [email, sms] = queues;
    expect(email).toMatchObject({ channel: "email", messages: 3 });
    expect(email?.seconds).toBeGreaterThanOrEqual(60);
    expect(email?.seconds).toBeLessThan(1_000);
    expect(sms).toEqual({ channel: "sms", messages: 0, seconds: 0 });
    expect(watchedSeconds).toBeGreaterThanOrEqual(60);
    await database().run((queries) => queries.delete(readings));
    expect((await alertProgress(database())).watchedSeconds).toBeNull();
  });

  it("a channel is late at once when its rejections close it, and no longer late once it opens again", async () => {
    const closed = { channel: "email", pausedAt: season.now(), reason: "550", since: season.now() } as const;
    await database().run((queries) => queries.insert(channelPauses).values(closed));
    expect((await status()).map(({ state }) => state)).toEqual(["late", "well", "well"]);
    await resumeChannel(database(), "email");
    expect((await status()).map(({ state }) => state)).toEqual(["well", "well", "well"]);
  });

  it("a channel is late while rejected messages wait for a retry and no other message is delivered", async () => {
    const ids = await createMessages(3);
    const tried = { reason: "550 no", attempts: 5, dueAt: new Date(season.now().getTime() + 3_600_000) };
    await update(tried, ...ids);
    season.pass(299 * SECOND_MS);
    await watched(season.now());
    expect((await status())[0]).toMatchObject({ state: "well" });
    season.pass(2 * SECOND_MS);
    expect((await status())[0]).toMatchObject({ state: "late" });
    expect((await status())[0]?.oldestWaitingSeconds).toBeCloseTo(301, 0);
  });

  it("a channel is not late while one mailbox of many is full", async () => {
    const [full = 0, ...others] = await createMessages(6);
    await update({ reason: "552 5.2.2 full", dueAt: new Date(season.now().getTime() + 3_600_000) }, full);
    await update({ state: "sent", endedAt: season.now() }, ...others);
    season.pass(600 * SECOND_MS);
    await watched(season.now());
    expect((await status())[0]).toMatchObject({ state: "well" });
    await update({ state: "waiting", endedAt: null, reason: "451" }, ...others.slice(0, 1));
    expect((await status())[0]).toMatchObject({ state: "late" });
  });

  const states = async () => new Set((await status()).map(({ state }) => state));

  it("all channels are late if the situation, or one part of it, was not read for five minutes", async () => {
    season.pass(299 * SECOND_MS);
    expect(await states()).toEqual(new Set(["well"]));
    season.pass(2 * SECOND_MS);
    expect(await states()).toEqual(new Set(["late"]));
    await database().run((queries) =>
      queries.update(readings).set({ readAt: season.now() }).where(eq(readings.path, "/public/feux")),
    );
    expect(await states()).toEqual(new Set(["late"]));
    await database().run((queries) => queries.delete(readings));
    expect(await states()).toEqual(new Set(["late"]));
    await watched(season.now());
    expect(await states()).toEqual(new Set(["well"]));
  });

  it("all channels are late while one part of the situation was never read, or was deleted", async () => {
    for (const path of WATCHED_PATHS) {
      await database().run((queries) => queries.delete(readings).where(eq(readings.path, path)));
      expect(await states(), path).toEqual(new Set(["late"]));
      await watched(season.now());
    }
    expect(await states()).toEqual(new Set(["well"]));
  });

  it("all channels are late while a change waits for minutes for matching, or for the agency", async () => {
    await season.place(await season.person());
    const id = await season.change(FIRE);
    season.pass(299 * SECOND_MS);
    await watched(season.now());
    expect(await states()).toEqual(new Set(["well"]));
    season.pass(2 * SECOND_MS);
    expect(await states()).toEqual(new Set(["late"]));
    await matchChanges(database(), season.now, 0);
    expect(await states()).toEqual(new Set(["late"]));
    await releaseChange(database(), id, "drop", season.now());
    expect(await states()).toEqual(new Set(["well"]));
  });

  it("all channels are late while a due alert is not posted for minutes", async () => {
    await season.place(await season.person());
    await season.change(FIRE);
    await matchChanges(database(), season.now);
    season.pass(299 * SECOND_MS);
    await watched(season.now());
    expect(await states()).toEqual(new Set(["well"]));
    season.pass(2 * SECOND_MS);
    expect(await states()).toEqual(new Set(["late"]));
    await gatherAlerts({ database: database(), seal, now: season.now });
    await update({ state: "dead", endedAt: season.now() }, ...(await postedIds()));
    expect(await states()).toEqual(new Set(["well"]));
  });
});
