import { randomBytes } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { giveDatabase } from "#database/database.double.ts";
import { deleteBefore } from "#database/in-batches.server.ts";
import { onEachServer } from "#database/on-servers.double.ts";
import type { Database } from "#database/open.server.ts";
import { deliveries } from "#database/schema.ts";
import { SWEPT } from "../worker/retention-tasks.ts";
import { createClaims } from "./claims.server.ts";
import type { Claimed, DeliveryResult, OutgoingMessage } from "./delivery.ts";
import { pauseChannel, resumeChannel } from "./pauses.server.ts";
import { post } from "./post.server.ts";
import { createSeal } from "./seal.server.ts";
import { forgetDead, reviveDead } from "./sweep.server.ts";

const seal = createSeal([randomBytes(32).toString("base64")]);
const NOW = new Date("2026-07-02T12:00:00Z");
const later = (ms: number) => new Date(NOW.getTime() + ms);
const HOLD = { channel: "email", most: 10, holdMs: 60_000 } as const;

const message = (naturalKey: string, more: Partial<OutgoingMessage> = {}): OutgoingMessage => ({
  naturalKey,
  personId: null,
  kind: "welcome",
  channel: "email",
  language: "fr",
  address: `${naturalKey}@example.org`,
  about: {},
  urgency: "answer",
  ...more,
});

onEachServer("the message queue on $name", (prepare) => {
  const database = giveDatabase(prepare);
  beforeEach(() => database().run((queries) => queries.delete(deliveries)));

  const put = (...messages: readonly OutgoingMessage[]) =>
    database().transaction((transaction) => post(transaction, messages, { seal, now: NOW }));
  const claims = (at = NOW) => createClaims(database(), seal, sql`${at.toISOString()}::timestamptz`);
  const keys = (claimed: readonly Claimed[]) => claimed.map(({ naturalKey }) => naturalKey);
  const settleAll = (claimed: readonly Claimed[], outcome: DeliveryResult, worker = "a") =>
    claims().settle(worker, new Map(claimed.map((each) => [each, outcome])));
  const stateOf = async (key: string) => {
    const [row] = await database().run((queries) =>
      queries.select().from(deliveries).where(eq(deliveries.naturalKey, key)),
    );
    return row;
  };

  it("postpones a held message without counting the attempt, while other messages are sent", async () => {
    await put(message("held"), message("other"));
    const [held] = await claims().claim({ ...HOLD, most: 1, worker: "a" });
    await settleAll(held ? [held] : [], { kind: "held", reason: "patience", forMs: 5_000 });
    expect(await stateOf("held")).toMatchObject({ state: "waiting", attempts: 0, dueAt: later(5_000) });
    expect(keys(await claims(later(4_000)).claim({ ...HOLD, worker: "a" }))).toEqual(["other"]);
    expect(keys(await claims(later(5_000)).claim({ ...HOLD, worker: "a" }))).toEqual(["held"]);
  });

  it("stores a message once if it is posted twice, and stores no message of a transaction that fails", async () => {
    expect(await put(message("one"), message("two"))).toBe(2);
    expect(await put(message("two"), message("three"))).toBe(1);
    const failing = database().transaction(async (transaction) => {
      await post(transaction, [message("four")], { seal, now: NOW });
      throw new Error("the cause is undone");
    });
    await expect(failing).rejects.toThrow();
    expect(keys(await claims().claim({ ...HOLD, worker: "a" }))).toEqual(["one", "two", "three"]);
  });

  it("claims only due messages of the claim's channel, the most urgent message first", async () => {
    await put(
      message("newsletter", { urgency: "newsletter" }),
      message("later", { urgency: "alert", dueAt: later(1000) }),
      message("sms", { channel: "sms" }),
      message("answer"),
      message("alert", { urgency: "alert" }),
      message("grave", { urgency: "grave" }),
      message("report", { urgency: "report" }),
    );
    expect(keys(await claims().claim({ ...HOLD, worker: "a" }))).toEqual([
      ...["report", "grave", "alert", "answer", "newsletter"],
    ]);
    expect(keys(await claims(later(1000)).claim({ ...HOLD, worker: "a" }))).toEqual(["later"]);
  });

  it("never gives a message to two workers, even if they claim at the same time", async () => {
    await put(...Array.from({ length: 60 }, (_, at) => message(`message ${at}`)));
    const workers = ["a", "b", "c", "d"];
    const claimed = await Promise.all(workers.map((worker) => claims().claim({ ...HOLD, most: 20, worker })));
    const all = claimed.flat().map(({ id }) => id);
    expect(new Set(all).size).toBe(all.length);
    const rest = await claims().claim({ ...HOLD, most: 60, worker: "e" });
    expect(all.length + rest.length).toBe(60);
  });

  it("claims a dead worker's messages again after its claim expires, and ignores its late outcomes", async () => {
    await put(message("one"));
    const lost = await claims().claim({ ...HOLD, worker: "dead" });
    expect(await claims(later(59_000)).claim({ ...HOLD, worker: "a" })).toEqual([]);
    const [again] = await claims(later(60_000)).claim({ ...HOLD, worker: "a" });
    expect(again).toMatchObject({ naturalKey: "one", attempt: 2, address: "one@example.org" });
    await settleAll(lost, { kind: "refused", reason: "late" }, "dead");
    expect(await stateOf("one")).toMatchObject({ state: "claimed", claimedBy: "a" });
  });

  it("ends messages with the outcome sent, refused or unsure, and postpones messages that failed for now", async () => {
    await put(message("sent"), message("refused"), message("unsure"), message("later"));
    const claimed = await claims().claim({ ...HOLD, worker: "a" });
    const outcomes: readonly DeliveryResult[] = [
      { kind: "sent", reference: "<1@mail>" },
      { kind: "refused", reason: "550 no such user", isGone: true },
      { kind: "unsure", reason: "no answer" },
      { kind: "later", reason: "451 try later" },
    ];
    await claims().settle(
      "a",
      new Map(claimed.map((each, at) => [each, outcomes[at] ?? { kind: "later", reason: "" }])),
    );
    expect(await stateOf("sent")).toMatchObject({ state: "sent", reference: "<1@mail>", endedAt: NOW });
    expect(await stateOf("refused")).toMatchObject({ state: "dead", reason: "550 no such user" });
    expect(await stateOf("unsure")).toMatchObject({ state: "dead", reason: "it may have gone: no answer" });
    const waiting = await stateOf("later");
    expect(waiting).toMatchObject({ state: "waiting", attempts: 1, claimedBy: null, endedAt: null });
    expect(waiting?.dueAt.getTime()).toBeGreaterThanOrEqual(later(7_500).getTime());
    expect(waiting?.dueAt.getTime()).toBeLessThanOrEqual(later(15_000).getTime());
  });

  it("settles every message even if a channel's reply contains invalid characters", async () => {
    await put(message("sent"), message("refused"), message("unsure"));
    const claimed = await claims().claim({ ...HOLD, worker: "a" });
    const outcomes: readonly DeliveryResult[] = [
      { kind: "sent", reference: "<1\u0000@mail>" },
      { kind: "refused", reason: `550 no\u0000 such user ${"🔥".slice(0, 1)}`, isGone: true },
      { kind: "unsure", reason: "no\u202e answer" },
    ];
    const ended = claimed.map((each, at) => [each, outcomes[at] ?? { kind: "later", reason: "" }] as const);
    await claims().settle("a", new Map<Claimed, DeliveryResult>(ended));
    expect(await stateOf("sent")).toMatchObject({ state: "sent", reference: "<1@mail>" });
    expect(await stateOf("refused")).toMatchObject({ state: "dead", reason: "550 no such user" });
    expect(await stateOf("unsure")).toMatchObject({ state: "dead", reason: "it may have gone: no answer" });
  });

  it("deletes the address and content of a sent message, and of a dead message that can no longer be retried", async () => {
    await put(message("sent"), message("refused"), message("later"));
    const claimed = await claims().claim({ ...HOLD, worker: "a" });
    const reason = `550 <${claimed[1]?.address.toUpperCase()}> unknown`;
    const outcomes: readonly DeliveryResult[] = [
      { kind: "sent", reference: "<1@mail>" },
      { kind: "refused", reason, isGone: true },
      // The reason can contain other addresses, if another message of the round found the channel closed.
      { kind: "later", reason: "451 ann.b+c@example.org: try 'x@y.example', or +14185550123, later" },
    ];
    await claims().settle(
      "a",
      new Map(claimed.map((each, at) => [each, outcomes[at] ?? { kind: "later", reason: "" }])),
    );
    expect(await stateOf("sent")).toMatchObject({ sealedAddress: "", about: {} });
    const refused = await stateOf("refused");
    expect(refused).toMatchObject({ reason: "550 <the address> unknown" });
    expect(refused?.sealedAddress).not.toBe("");
    const late = { reason: "451 the address: try 'the address', or the address, later" };
    expect(await stateOf("later")).toMatchObject(late);
    await forgetDead(database(), later(1));
    expect(await stateOf("refused")).toMatchObject({ sealedAddress: "", about: {}, state: "dead" });
    expect(await reviveDead(database(), refused?.id ?? 0, NOW)).toBe(false);
    expect((await stateOf("later"))?.sealedAddress).not.toBe("");
    await deleteBefore(database(), SWEPT.deliveries, NOW);
    expect(await stateOf("sent")).toBeDefined();
    await deleteBefore(database(), SWEPT.deliveries, later(1));
    expect(await stateOf("sent")).toBeUndefined();
    expect(await stateOf("later")).toBeDefined();
  });

  it("erases the data of dead messages in batches, and then deletes their rows in batches", async () => {
    const dead = ["1", "2", "3", "4", "5"].map((key) => message(key));
    for (const each of dead) await put(each);
    const claimed = await claims().claim({ ...HOLD, worker: "a" });
    await claims().settle(
      "a",
      new Map(claimed.map((each) => [each, { kind: "refused", reason: "550", isGone: true }])),
    );
    let statements = 0;
    const counted: Database = {
      ...database(),
      run: (work) => {
        statements += 1;
        return database().run(work);
      },
    };
    await forgetDead(counted, later(1), 2);
    expect(statements).toBe(3);
    for (const key of ["1", "5"]) expect(await stateOf(key)).toMatchObject({ sealedAddress: "", about: {} });
    await deleteBefore(counted, SWEPT.deliveries, later(1), 2);
    expect(statements).toBe(6);
    expect(await stateOf("5")).toBeUndefined();
  });

  it("retries a dead message if the operator requests it", async () => {
    await put(message("dead"));
    const [claimed] = await claims().claim({ ...HOLD, worker: "a" });
    if (claimed)
      await claims().settle("a", new Map([[claimed, { kind: "refused", reason: "550", isGone: true }]]));
    expect(await claims().claim({ ...HOLD, worker: "a" })).toEqual([]);
    expect(await reviveDead(database(), claimed?.id ?? 0, NOW)).toBe(true);
    expect(await reviveDead(database(), claimed?.id ?? 0, NOW)).toBe(false);
    expect(await claims().claim({ ...HOLD, worker: "a" })).toMatchObject([
      { naturalKey: "dead", attempt: 1 },
    ]);
  });

  it("claims no message of a channel that the agency paused", async () => {
    await put(message("one"));
    await pauseChannel(database(), HOLD.channel, NOW);
    expect(await claims().claim({ ...HOLD, worker: "a" })).toEqual([]);
    await resumeChannel(database(), HOLD.channel);
    expect(await claims().claim({ ...HOLD, worker: "a" })).toHaveLength(1);
  });

  it("returns a closed channel's messages to the queue with the same due time, without counting the attempt", async () => {
    await put(message("one"));
    await settleAll(await claims().claim({ ...HOLD, worker: "a" }), { kind: "closed", reason: "down" });
    expect(await stateOf("one")).toMatchObject({ state: "waiting", attempts: 0, dueAt: NOW, reason: "down" });
    expect(keys(await claims().claim({ ...HOLD, worker: "b" }))).toEqual(["one"]);
  });

  it("gives up a message that was claimed fifty times and never settled", async () => {
    await put(message("poison"), message("good"));
    await database().run((queries) =>
      queries.update(deliveries).set({ attempts: 50 }).where(eq(deliveries.naturalKey, "poison")),
    );
    expect(keys(await claims().claim({ ...HOLD, worker: "a" }))).toEqual(["good"]);
    expect(await stateOf("poison")).toMatchObject({ state: "dead", reason: "tried too often" });
  });

  it("stores no unencrypted address, and an address that cannot be decrypted does not block other messages", async () => {
    await put(message("one"), message("two"));
    const [row] = await database().run((queries) => queries.select().from(deliveries));
    expect(JSON.stringify(row)).not.toContain("example.org");
    await database().run((queries) =>
      queries.update(deliveries).set({ sealedAddress: "1.AAAA" }).where(eq(deliveries.naturalKey, "one")),
    );
    expect(keys(await claims().claim({ ...HOLD, worker: "a" }))).toEqual(["two"]);
    expect(await stateOf("one")).toMatchObject({ state: "dead" });
  });
});
