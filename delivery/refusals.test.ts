import { randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { giveDatabase } from "#database/database.double.ts";
import { onEachServer } from "#database/on-servers.double.ts";
import { CHANNELS, type Channel, channelPauses, deliveries } from "#database/schema.ts";
import { createClaims } from "./claims.server.ts";
import { PROBE_MS, REFUSED_MS } from "./closing.ts";
import type { Claimed, DeliveryResult, Urgency } from "./delivery.ts";
import { pauseChannel, resumeChannel } from "./pauses.server.ts";
import { post } from "./post.server.ts";
import { createSeal } from "./seal.server.ts";

const seal = createSeal([randomBytes(32).toString("base64")]);
const SENT: DeliveryResult = { kind: "sent", reference: null };
const REFUSED: DeliveryResult = { kind: "refused", reason: "550 5.7.1 no" };
const GONE: DeliveryResult = { kind: "refused", reason: "550 5.1.1 +14185550101 unknown", isGone: true };

onEachServer("channel refusals on $name", (prepare) => {
  const database = giveDatabase(prepare);
  let now: Date;
  let keys = 0;
  beforeEach(async () => {
    now = new Date();
    for (const table of [deliveries, channelPauses]) await database().run((queries) => queries.delete(table));
  });
  const pass = (ms: number) => {
    now = new Date(now.getTime() + ms);
  };
  const put = (messages: number, channel: Channel = "email", urgency: Urgency = "alert") =>
    database().transaction((transaction) =>
      post(
        transaction,
        Array.from({ length: messages }, () => ({
          naturalKey: `message ${keys++}`,
          ...{ personId: null, kind: "welcome", channel, language: "fr", urgency },
          address: "ann@example.org",
          about: {},
        })),
        { seal, now },
      ),
    );
  const claims = () => createClaims(database(), seal, sql`${now.toISOString()}::timestamptz`);
  const claim = (channel: Channel = "email", worker = "w") =>
    claims().claim({ channel, worker, most: 100, holdMs: 60_000 });
  const settle = (claimed: readonly Claimed[], outcome: DeliveryResult) =>
    claims().settle("w", new Map(claimed.map((each) => [each, outcome])));
  /** Posts messages, and settles all of them with one outcome. @returns the messages with a dead address */
  async function answered(messages: number, outcome: DeliveryResult, channel: Channel = "email") {
    await put(messages, channel);
    return settle(await claim(channel), outcome);
  }
  const states = async () =>
    (await database().run((queries) => queries.select().from(deliveries).orderBy(deliveries.id))).map(
      ({ state }) => state,
    );
  const pauses = () => database().run((queries) => queries.select().from(channelPauses));

  it.each(CHANNELS)(
    "closes %s if a large share of messages is suddenly refused: the messages wait, and no address counts as dead",
    async (channel) => {
      expect(await answered(9, GONE, channel)).toHaveLength(9);
      expect(await pauses()).toEqual([]);
      expect(await answered(1, GONE, channel)).toEqual([]);
      expect(await pauses()).toMatchObject([
        { channel, reason: "550 5.1.1 the address unknown", refused: 10, answers: 10, reopenedAt: null },
      ]);
      expect(new Set(await states())).toEqual(new Set(["waiting"]));
      await put(1, channel);
      expect(await claim(channel)).toEqual([]);
    },
  );

  it("does not close the channel for refusals among many sent messages", async () => {
    await answered(60, SENT);
    expect(await answered(12, GONE)).toHaveLength(12);
    expect(await pauses()).toEqual([]);
  });

  it("several refusals of one person's messages count as one refusal", async () => {
    await put(12);
    await database().run((queries) =>
      queries.execute(sql`
      WITH someone AS (
        INSERT INTO newsletter_subscribers (id, sealed_email, email_mark, language, audiences, created_at)
        VALUES (gen_random_uuid(), '', gen_random_uuid()::text, 'fr', '{}', now()) RETURNING id)
      UPDATE deliveries SET subscriber_id = someone.id FROM someone`),
    );
    expect(await settle(await claim(), GONE)).toHaveLength(12);
    expect(await pauses()).toEqual([]);
  });

  it("does not close the channel for a few refusals that are minutes apart", async () => {
    for (let times = 0; times < 12; times += 1) {
      await answered(1, GONE);
      pass(2 * 60_000);
    }
    expect(await pauses()).toEqual([]);
  });

  it("probes a closed channel with one message at a time, and opens the channel after a probe is accepted", async () => {
    await answered(12, REFUSED);
    expect(await claim()).toEqual([]);
    pass(PROBE_MS);
    const tries = await Promise.all([claim(), claim("email", "v"), claim("email", "u")]);
    const [probe] = tries.flat();
    expect(tries.flat()).toHaveLength(1);
    await database().run((queries) =>
      queries.update(deliveries).set({ claimedBy: "w" }).where(sql`state = 'claimed'`),
    );
    await settle(probe ? [probe] : [], REFUSED);
    expect(await pauses()).toMatchObject([{ reopenedAt: null }]);
    pass(PROBE_MS);
    const [next] = await claim();
    expect(next?.id).not.toBe(probe?.id);
    await settle(next ? [next] : [], SENT);
    expect(await pauses()).toMatchObject([{ reopenedAt: now }]);
    pass(60_000);
    const rest = await claim();
    expect(rest).toHaveLength(11);
    await settle(rest, SENT);
    expect(new Set(await states())).toEqual(new Set(["sent"]));
  });

  it.each([
    ["no other refusal", 0],
    ["a period with all messages refused", 4],
  ])("opens a closed channel even if the most urgent address is bad, after %s", async (_, faults) => {
    await answered(12, REFUSED);
    await put(1, "email", "grave");
    const bad = new Set<number>();
    for (let tries = 0; tries < 40 && (await pauses())[0]?.reopenedAt === null; tries += 1) {
      pass(10 * PROBE_MS);
      const probes = await claim();
      for (const probe of probes) {
        if (bad.size === 0) bad.add(probe.id);
        await settle([probe], bad.has(probe.id) || tries < faults * 4 ? REFUSED : SENT);
      }
    }
    expect(await pauses()).toMatchObject([{ reopenedAt: now }]);
    expect(bad.size).toBe(1);
  });

  it("after a channel reopens, no address counts as dead, and only refusals of nearly all messages close it", async () => {
    await answered(12, REFUSED);
    await resumeChannel(database(), "email");
    pass(60_000);
    await settle(await claim(), SENT);
    expect(await answered(10, GONE)).toEqual([]);
    expect((await pauses())[0]?.reopenedAt).not.toBeNull();
    await answered(60, REFUSED);
    expect((await pauses())[0]?.reopenedAt).toBeNull();
  });

  it("retries a refused message for half an hour if its address is not reported as dead, and then gives up", async () => {
    await put(1);
    for (let times = 0; times < 4; times += 1) {
      expect(await settle(await claim(), REFUSED)).toEqual([]);
      expect(await states()).toEqual(["waiting"]);
      pass(REFUSED_MS / 4);
    }
    await settle(await claim(), REFUSED);
    expect(await states()).toEqual(["dead"]);
  });

  it("the time for which a channel is closed does not count towards the half hour of a message's retries", async () => {
    await answered(12, REFUSED);
    pass(2 * REFUSED_MS);
    await settle(await claim(), SENT);
    await settle((await claim()).slice(0, 5), REFUSED);
    expect(await states()).not.toContain("dead");
  });

  it("if the agency pauses a channel that closed by itself, only the agency can open the channel again", async () => {
    await answered(12, REFUSED);
    await pauseChannel(database(), "email", now);
    pass(10 * PROBE_MS);
    expect(await claim()).toEqual([]);
    await resumeChannel(database(), "email");
    expect(await pauses()).toEqual([]);
    expect(await claim()).toHaveLength(12);
  });
});
