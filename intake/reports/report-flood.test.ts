import { randomBytes, randomUUID } from "node:crypto";
import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import { sql } from "drizzle-orm";
import { beforeEach, expect, it, vi } from "vitest";
import { createKeyedHash } from "#accounts/keyed-hash.server.ts";
import { blockOf, networkOf, rangeOf } from "#accounts/network-of.ts";
import type { Sender } from "#accounts/sender.ts";
import { giveDatabase } from "#database/database.double.ts";
import { onEachServer } from "#database/on-servers.double.ts";
import { createRateLimits } from "#database/rate-limits.server.ts";
import { deliveries, fireReports, rateLimits } from "#database/schema.ts";
import { createSeal } from "#delivery/seal.server.ts";
import { pointAt } from "#territory/distance.ts";
import type { Point } from "#territory/point.ts";
import { ProofRequired } from "../proof-required.ts";
import { newStartToken } from "../start-token.server.ts";
import { groupReports } from "./group-reports.ts";
import { reportForm } from "./report-form.ts";
import { createReportsService } from "./reports-service.server.ts";
import { pointOf } from "./same-fire.server.ts";

// These tests send many proofs of work, each of one try instead of hundreds.
vi.mock("altcha-lib", async (original) => ({ ...(await original<object>()), randomInt: () => 1 }));

const KEYS = [randomBytes(32).toString("base64")];
const seal = createSeal(KEYS);
const keyedHash = createKeyedHash(KEYS);
const NOW = new Date("2026-07-02T12:00:00Z");
const FIRE = { lat: 48.5, lon: -72.2 };

const senderAt = (address: string): Sender => ({
  ...{ network: networkOf(address), range: rangeOf(address), block: blockOf(address) },
});

interface Sent {
  readonly seconds: number;
  readonly address: string;
  /** Point of the fire; null if the report only describes the location in words. */
  readonly at: Point | null;
  /** Device's response to a request for a proof of work, which a plain form cannot solve. */
  readonly proof?: "solved" | "none" | "plain form";
}

onEachServer("floods of fire reports on $name", (prepare) => {
  const database = giveDatabase(prepare);
  beforeEach(async () => {
    for (const table of [fireReports, deliveries, rateLimits])
      await database().run((queries) => queries.delete(table));
  });

  async function send({ seconds, address, at, proof = "solved" }: Sent): Promise<void> {
    const now = new Date(NOW.getTime() + seconds * 1000);
    const service = createReportsService({
      ...{ database: database(), seal, keyedHash, mailbox: "dispatch@agency.example", hasWebhook: false },
      limits: createRateLimits(database(), () => now),
      keepPhoto: async () => {},
      now: () => now,
      clock: sql`${now.toISOString()}::timestamptz`,
    });
    const report = {
      ...{ key: randomUUID(), language: "fr" as const, proof: null, waitedSeconds: 0, photos: 0 },
      token: newStartToken(keyedHash, "report", new Date(now.getTime() - 60_000)),
      form: reportForm.parse({
        where: `Fumée vue de la maison ${seconds}`,
        ...(at && { lat: String(at.lat), lon: String(at.lon) }),
        seen: "smoke",
      }),
    } as const;
    try {
      await service.send(report, senderAt(address), proof !== "plain form");
    } catch (error) {
      if (!(error instanceof ProofRequired)) throw error;
      if (proof === "none") return;
      const { challenge } = error as unknown as Parameters<typeof solveChallenge>[0];
      const solution = await solveChallenge({ challenge, deriveKey });
      await service.send({ ...report, proof: JSON.stringify({ challenge, solution }) }, senderAt(address));
    }
  }

  const reports = () => database().run((queries) => queries.select().from(fireReports));
  const emails = async () =>
    Map.groupBy(
      (await database().run((queries) => queries.select().from(deliveries))).map(({ kind }) => kind),
      (kind) => kind,
    );
  const counts = async () => {
    const kinds = await emails();
    return [kinds.get("fire-report")?.length ?? 0, kinds.get("suspect-reports")?.length ?? 0];
  };

  /** Sends five reports from each of eight networks in one /48 in 12 seconds, usually 20 km or more apart. */
  async function flood(
    proof: NonNullable<Sent["proof"]>,
    place: (each: number) => Point | null = scattered,
  ): Promise<void> {
    for (let each = 0; each < 40; each++)
      await send({
        ...{ seconds: each * 0.3, at: place(each), proof },
        address: `2001:db8:1:${(each % 8) + 1}::${each + 1}`,
      });
  }
  const scattered = (each: number) => ({ lat: 46 + each / 5, lon: -70 - (each % 7) });

  it.for([1, 3, 60])(
    "60 reports of one fire in ten minutes by one carrier, from %i /48 ranges, are not suspect, and are one group",
    async (ranges) => {
      for (let each = 0; each < 60; each++)
        await send({
          ...{ seconds: each * 10, address: `2605:b100:${(each % ranges) + 1}:${each + 1}::1` },
          at: pointAt(FIRE, each * 67, (each % 5) * 0.4),
        });
      const rows = await reports();
      expect(rows.filter(({ isSuspect }) => isSuspect)).toEqual([]);
      expect(await counts()).toEqual([60, 0]);
      expect(groupReports(rows.map((row) => ({ ...row, at: pointOf(row) })))).toHaveLength(1);
    },
  );

  it("60 reports of one fire behind one IPv4 address of a carrier are not suspect", async () => {
    for (let each = 0; each < 60; each++)
      await send({
        ...{ seconds: each * 10, address: "24.200.17.93" },
        at: pointAt(FIRE, each * 67, (each % 5) * 0.4),
      });
    expect(await counts()).toEqual([60, 0]);
  });

  it("40 scattered reports in 12 seconds from eight networks of one /48 cause eight emails and a digest to dispatch", async () => {
    await flood("solved");
    expect([(await reports()).length, await counts()]).toEqual([40, [8, 1]]);
  });

  it.for(["none", "plain form"] as const)(
    "a flood without proofs of work causes eight emails to dispatch, like a flood with proofs: %s",
    async (proof) => {
      await flood(proof);
      expect((await counts())[0]).toBe(8);
    },
  );

  it("a flood of reports without a point causes eight emails and a digest to dispatch", async () => {
    await flood("solved", () => null);
    expect(await counts()).toEqual([8, 1]);
  });

  it("a flood from many ranges of one /32 causes 20 emails and a digest to dispatch", async () => {
    for (let each = 0; each < 40; each++)
      await send({ seconds: each * 0.3, address: `2001:db8:${each + 1}::1`, at: scattered(each) });
    expect(await counts()).toEqual([20, 1]);
  });

  it("a flood from many addresses of one /24 causes eight emails and a digest to dispatch", async () => {
    for (let each = 0; each < 40; each++)
      await send({ seconds: each * 0.3, address: `198.51.100.${each + 1}`, at: scattered(each) });
    expect(await counts()).toEqual([8, 1]);
  });

  it("reports of a village and of other networks are not suspect during a flood", async () => {
    await flood("solved");
    for (let each = 0; each < 20; each++)
      await send({
        ...{ seconds: 13 + each, address: `2605:b100:1:${each + 1}::1` },
        at: pointAt(FIRE, each * 67, 1),
      });
    await send({ seconds: 40, address: "24.200.17.93", at: { lat: 50, lon: -66 } });
    expect(await counts()).toEqual([8 + 21, 1]);
  });

  it("a report from a flooding range is not suspect if a report that is not suspect is near it", async () => {
    await flood("solved");
    await send({ seconds: 13, address: "24.200.17.93", at: FIRE });
    await send({ seconds: 14, address: "2001:db8:1:9::1", at: pointAt(FIRE, 90, 2) });
    expect((await counts())[0]).toBe(8 + 2);
  });

  it("a report from a flooding range is suspect if only suspect reports are near it", async () => {
    await flood("solved");
    for (let each = 0; each < 3; each++)
      await send({ seconds: 13 + each, address: `2001:db8:1:${each + 20}::1`, at: scattered(39) });
    expect((await counts())[0]).toBe(8);
  });

  it("ten minutes after a flood, the flooding range can report new fires again", async () => {
    await flood("solved");
    await send({ seconds: 613, address: "2001:db8:1:1::1", at: FIRE });
    expect((await counts())[0]).toBe(9);
  });
});
