import { randomBytes, randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { createKeyedHash } from "#accounts/keyed-hash.server.ts";
import { testSender } from "#accounts/sender.double.ts";
import { giveDatabase } from "#database/database.double.ts";
import { onEachServer } from "#database/on-servers.double.ts";
import { createRateLimits } from "#database/rate-limits.server.ts";
import { deliveries, fireReports, rateLimits } from "#database/schema.ts";
import { createClaims } from "#delivery/claims.server.ts";
import { post } from "#delivery/post.server.ts";
import { createSeal } from "#delivery/seal.server.ts";
import { newStartToken } from "../start-token.server.ts";
import { loadReports } from "./load-reports.server.ts";
import { reportForm } from "./report-form.ts";
import { putReport } from "./reports.double.ts";
import { createReportsService } from "./reports-service.server.ts";
import { loadSuspects } from "./suspect-digest.server.ts";
import { MOST_IN_FULL } from "./suspect-email.ts";

const KEYS = [randomBytes(32).toString("base64")];
const seal = createSeal(KEYS);
const keyedHash = createKeyedHash(KEYS);
/** Four minutes after the start of a window. */
const NOW = new Date("2026-07-02T12:04:00Z");
const MAILBOX = "dispatch@agency.example";

onEachServer("suspect reports on $name", (prepare) => {
  const database = giveDatabase(prepare);
  beforeEach(async () => {
    for (const table of [fireReports, deliveries, rateLimits])
      await database().run((queries) => queries.delete(table));
  });

  const after = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);
  /** Sends a report. @param lat varied, because many reports about one area require a proof of work */
  function send(isSuspect: boolean, seconds: number, lat = 46) {
    const at = after(seconds);
    const service = createReportsService({
      ...{ database: database(), seal, keyedHash, mailbox: MAILBOX, hasWebhook: false },
      limits: createRateLimits(database(), () => at),
      keepPhoto: async () => {},
      now: () => at,
      clock: sql`${at.toISOString()}::timestamptz`,
    });
    const token = isSuspect ? "forged" : newStartToken(keyedHash, "report", after(seconds - 60));
    const form = reportForm.parse({ where: "Lac Clair", lat: String(lat), lon: "-72.8", seen: "smoke" });
    const report = {
      key: randomUUID(),
      language: "fr",
      proof: null,
      waitedSeconds: 0,
      photos: 0,
      token,
      form,
    } as const;
    return service.send(report, testSender(randomUUID()));
  }
  const claim = (seconds: number, most = 100) =>
    createClaims(database(), seal, sql`${after(seconds).toISOString()}::timestamptz`).claim({
      ...{ channel: "email", worker: randomUUID(), most, holdMs: 86_400_000 },
    } as const);
  const parts = () => ({
    ...{ database: database(), seal, keptDays: 90, dispatchUrl: "https://dispatch.example" },
    activeFires: async () => null,
  });

  it("a report that is not suspect is emailed at once, and 40 suspect reports follow in one email", async () => {
    const suspects: string[] = [];
    for (let each = 0; each < 40; each++) {
      if (each === 20) await send(false, 6);
      const { reference } = await send(true, each * 0.3, 46 + each / 5);
      suspects.push(reference);
    }
    const first = await claim(12);
    expect(first.map(({ kind }) => kind)).toEqual(["fire-report"]);
    expect((await loadReports(parts(), first)).size).toBe(1);
    const person = await send(false, 400);
    const both = await claim(400);
    expect(both.map(({ kind, address }) => [kind, address])).toEqual([
      ["fire-report", MAILBOX],
      ["suspect-reports", MAILBOX],
    ]);
    const [digest] = (await loadSuspects(parts(), both)).values();
    expect(digest).toMatchObject({ from: "2026-07-02T12:00:00.000Z", until: "2026-07-02T12:10:00.000Z" });
    expect(digest?.reports.map(({ reference }) => reference)).toEqual(suspects);
    // A person's report nearby confirms each of them.
    expect(digest?.reports[0]?.sameFire).toContain(person.reference);
    expect(await claim(9_000)).toEqual([]);
  });

  it("suspect reports of the next ten minutes are sent in another email", async () => {
    await send(true, 0);
    await send(true, 359.9);
    await send(true, 360);
    expect(await claim(380)).toEqual([]);
    const [first, ...none] = await claim(400);
    expect(none).toEqual([]);
    const [second] = await claim(1_000);
    for (const [claimed, reports] of [
      [first, 2],
      [second, 1],
    ] as const)
      expect(
        (await loadSuspects(parts(), claimed ? [claimed] : [])).values().next().value?.reports,
      ).toHaveLength(reports);
  });

  it("the digest of suspect reports is sent after alerts to people", async () => {
    await send(true, 0);
    const alert = {
      naturalKey: "alert",
      personId: null,
      kind: "alert",
      channel: "email",
      language: "fr",
    } as const;
    await database().transaction((transaction) =>
      post(transaction, [{ ...alert, address: "ann@example.org", about: {}, urgency: "alert" }], {
        seal,
        now: after(600),
      }),
    );
    expect((await claim(600, 1)).map(({ kind }) => kind)).toEqual(["alert"]);
  });

  it("the digest lists the references of reports beyond its limit, and a digest of erased reports is not sent", async () => {
    await send(true, 0);
    for (let each = 0; each < MOST_IN_FULL + 5; each++)
      await putReport({ database: database(), seal, at: after(1 + each) }, { isSuspect: true });
    await putReport({ database: database(), seal, at: after(1) });
    const claimedMessages = await claim(400);
    const [digest] = (await loadSuspects(parts(), claimedMessages)).values();
    expect([digest?.reports.length, digest?.others.length]).toEqual([MOST_IN_FULL, 6]);
    await database().run((queries) =>
      queries.update(fireReports).set({ sealedReport: null }).where(eq(fireReports.isSuspect, true)),
    );
    expect((await loadSuspects(parts(), claimedMessages)).size).toBe(0);
  });
});
