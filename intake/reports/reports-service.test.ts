import { randomBytes, randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { createKeyedHash } from "#accounts/keyed-hash.server.ts";
import { testSender } from "#accounts/sender.double.ts";
import { giveDatabase } from "#database/database.double.ts";
import { onEachServer } from "#database/on-servers.double.ts";
import type { Database } from "#database/open.server.ts";
import { createRateLimits } from "#database/rate-limits.server.ts";
import { deliveries, fireReports, rateLimits, reportHandovers } from "#database/schema.ts";
import { createClaims } from "#delivery/claims.server.ts";
import type { Claimed } from "#delivery/delivery.ts";
import { createSeal } from "#delivery/seal.server.ts";
import { ProofRequired } from "../proof-required.ts";
import { newStartToken } from "../start-token.server.ts";
import { loadReports } from "./load-reports.server.ts";
import { reportForm } from "./report-form.ts";
import { createReportsService } from "./reports-service.server.ts";

const KEYS = [randomBytes(32).toString("base64")];
const seal = createSeal(KEYS);
const keyedHash = createKeyedHash(KEYS);
const NOW = new Date("2026-07-02T12:00:00Z");
const YEAR_MS = 365 * 24 * 3_600_000;
const MAILBOX = "dispatch@agency.example";

onEachServer("fire reports on $name", (prepare) => {
  const database = giveDatabase(prepare);
  beforeEach(async () => {
    for (const table of [fireReports, deliveries, rateLimits])
      await database().run((queries) => queries.delete(table));
  });

  /** Creates a site whose clock is at `now`, on a database with a correct clock. */
  const service = (now = NOW, hasWebhook = true) =>
    createReportsService({
      ...{ database: database(), seal, keyedHash, mailbox: MAILBOX, hasWebhook },
      limits: createRateLimits(database(), () => now),
      keepPhoto: async () => {},
      now: () => now,
      clock: sql`${NOW}::timestamptz`,
    });
  const report = ({ form = {}, ...more }: { form?: object } & Record<string, unknown> = {}) =>
    ({
      ...{ key: randomUUID(), language: "fr", proof: null, waitedSeconds: 0, photos: 0 },
      token: newStartToken(keyedHash, "report", new Date(NOW.getTime() - 60_000)),
      form: reportForm.parse({ where: "Lac Clair", lat: "47.5", lon: "-72.8", seen: "smoke", ...form }),
      ...more,
    }) as Parameters<ReturnType<typeof service>["send"]>[0];
  const load = (claimed: readonly Claimed[], by = seal, from: Database = database()) =>
    loadReports(
      {
        database: from,
        seal: by,
        activeFires: async () => null,
        keptDays: 90,
        dispatchUrl: "https://dispatch.example",
      },
      claimed,
    );
  const rows = () => database().run((queries) => queries.select().from(fireReports));
  const letters = () => database().run((queries) => queries.select().from(deliveries).orderBy(deliveries.id));

  it("loading the content of three emails needs no more queries than loading one email's", async () => {
    const all = [1, 2, 3].map((place) => report({ form: { where: `Lac ${place}` } }));
    for (const one of all) await service().send(one, testSender("a"));
    const claims = createClaims(database(), seal);
    const claimed = await claims.claim({ channel: "email", worker: randomUUID(), most: 10, holdMs: 1 });
    const questions = async (claimedMessages: readonly Claimed[]) => {
      let requested = 0;
      const counted: Database = {
        ...database(),
        run: (work) => {
          requested += 1;
          return database().run(work);
        },
      };
      const about = await load(claimedMessages, seal, counted);
      expect(about.size).toBe(claimedMessages.length);
      for (const { reference, sameFire } of about.values()) {
        expect(sameFire).toHaveLength(2);
        expect(sameFire).not.toContain(reference);
      }
      return requested;
    };
    expect(claimed).toHaveLength(3);
    expect(await questions(claimed)).toBe(await questions(claimed.slice(0, 1)));
  });

  it("a report is stored encrypted, and sent to dispatch by email and its own system, with a copy to its sender", async () => {
    const { reference, isAnswered } = await service().send(
      report({ form: { email: "ann@example.org", comment: "Près du chemin" } }),
      testSender("a"),
    );
    expect(reference).toMatch(/^F-[2-9CFGHJMPQRVWX]{4}-[2-9CFGHJMPQRVWX]{4}$/);
    expect(isAnswered).toBe(true);
    expect(await rows()).toMatchObject([
      { reference, lat: 47.5, lon: -72.8, status: "new", isSuspect: false },
    ]);
    expect(JSON.stringify([await rows(), await letters()])).not.toMatch(/ann@|chemin|Clair/);
    expect(await database().run((queries) => queries.$count(reportHandovers))).toBe(1);
    const claims = createClaims(database(), seal);
    const claimed = await claims.claim({ channel: "email", worker: randomUUID(), most: 10, holdMs: 1 });
    expect(claimed.map(({ address, kind }) => [kind, address])).toEqual([
      ["fire-report", MAILBOX],
      ["fire-report-copy", "ann@example.org"],
    ]);
    const about = await load(claimed);
    expect([...about.values()].map(({ comment, where, at }) => [comment, where, at])).toEqual(
      Array(2).fill(["Près du chemin", "Lac Clair", { lat: 47.5, lon: -72.8 }]),
    );
    const other = createSeal([randomBytes(32).toString("base64")]);
    expect((await load(claimed, other)).size).toBe(0);
    await database().run((queries) => queries.update(fireReports).set({ sealedReport: null }));
    expect((await load(claimed)).size).toBe(0);
  });

  it("a report that is sent twice, at once or later, is stored once, whatever the letter case of its key", async () => {
    const one = report();
    const [first, second] = await Promise.all([
      service().send(one, testSender("a")),
      service().send(one, testSender("b")),
    ]);
    expect(second).toEqual(first);
    expect(await service().send({ ...one, key: one.key.toUpperCase() }, null)).toEqual(first);
    expect([(await rows()).length, (await letters()).length]).toEqual([1, 1]);
    expect(await database().run((queries) => queries.$count(reportHandovers))).toBe(1);
  });

  it("two reports with the same key but other content are both stored, as after a correction without scripts", async () => {
    const one = report();
    const first = await service().send(one, testSender("a"));
    const elsewhere = { ...one, form: { ...one.form, where: "Lac Long", at: { lat: 48.5, lon: -72.8 } } };
    const second = await service().send(elsewhere, testSender("a"));
    expect(second.reference).not.toBe(first.reference);
    expect(await service().send(elsewhere, testSender("a"))).toEqual(second);
    expect(await service().send(one, testSender("a"))).toEqual(first);
    expect(await rows()).toHaveLength(2);
    const moved = { ...one, form: { ...one.form, at: { lat: 47.6, lon: -72.8 } } };
    expect((await service().send(moved, testSender("a"))).reference).not.toBe(first.reference);
  });

  it.for([-3, 3])(
    "a report to a site whose clock is %d years off has the database's time, and is sent at once",
    async (years) => {
      const now = new Date(NOW.getTime() + years * YEAR_MS);
      const { receivedAt } = await service(now).send(
        report({ token: newStartToken(keyedHash, "report", now), waitedSeconds: 60 }),
        testSender("a"),
      );
      expect(receivedAt).toBe(NOW.toISOString());
      expect(await rows()).toMatchObject([{ createdAt: NOW, statusAt: NOW, isSuspect: false }]);
      expect((await letters()).map(({ dueAt }) => dueAt)).toEqual([NOW]);
      const [handover] = await database().run((queries) => queries.select().from(reportHandovers));
      expect(handover?.dueAt).toEqual(NOW);
    },
  );

  it("a suspect report is stored and marked, and its sender gets no copy", async () => {
    const email = "of-another@example.org";
    await service().send(report({ form: { email, website: "https://spam.example" } }), testSender("a"));
    await service().send(report({ form: { email }, token: "forged" }), testSender("b"));
    await service().send(report({ form: { email }, token: "" }), null);
    expect((await rows()).map(({ isSuspect, isAnswered }) => [isSuspect, isAnswered])).toEqual(
      Array(3).fill([true, false]),
    );
    expect((await letters()).map(({ kind }) => kind)).toEqual(["suspect-reports"]);
  });

  it("a report beyond the limits requires a proof, but is stored as suspect if its network is unknown", async () => {
    for (let each = 0; each < 5; each++)
      await service().send(report({ form: { lat: String(50 + each) } }), testSender("a"));
    await expect(service().send(report(), testSender("a"))).rejects.toThrow(ProofRequired);
    expect(await rows()).toHaveLength(5);
    for (let each = 0; each < 21; each++) await service().send(report(), null);
    const marked = (await rows()).filter(({ isSuspect }) => isSuspect);
    expect([(await rows()).length, marked.length]).toEqual([26, 1]);
  });

  it("a report by a form without scripts is suspect if its sender is beyond the limit, wherever the fire is", async () => {
    const email = "of-another@example.org";
    for (let each = 0; each < 7; each++) {
      const at = { lat: String(46 + each), email: email.replace("@", `${each}@`) };
      await service().send(report({ form: at }), testSender("a"), false);
    }
    const marked = (await rows()).filter(({ isSuspect }) => isSuspect);
    expect([(await rows()).length, marked.length]).toEqual([7, 2]);
    expect((await letters()).filter(({ kind }) => kind === "fire-report-copy")).toHaveLength(2);
  });

  it("one address gets at most five copies of reports in a day, and further reports are accepted", async () => {
    const sent = [];
    for (let each = 0; each < 6; each++)
      sent.push(
        await service().send(
          report({ form: { email: "ann@example.org", lat: String(50 + each) } }),
          testSender(String(each)),
        ),
      );
    expect(sent.map(({ isAnswered }) => isAnswered)).toEqual([true, true, true, true, true, false]);
  });

  it("a report has no handover if dispatch has no system of its own", async () => {
    await service(NOW, false).send(report(), testSender("a"));
    expect(await database().run((queries) => queries.$count(reportHandovers))).toBe(0);
  });

  it("after a clock that was a year ahead is set right, a limit ignores the counts that this clock stored", async () => {
    const limit = { most: 1, perSeconds: 600 };
    const at = (ms: number) => createRateLimits(database(), () => new Date(NOW.getTime() + ms));
    await at(YEAR_MS).consume("a", limit);
    expect((await at(0).consume("a", limit)).isAllowed).toBe(true);
    expect((await at(-1_000).consume("a", limit)).isAllowed).toBe(false);
  });
});
