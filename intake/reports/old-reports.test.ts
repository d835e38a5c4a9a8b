import { randomBytes, randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { giveDatabase } from "#database/database.double.ts";
import { onEachServer } from "#database/on-servers.double.ts";
import { deliveries, fireReports, reportHandovers, reportPhotos } from "#database/schema.ts";
import { post } from "#delivery/post.server.ts";
import { createSeal } from "#delivery/seal.server.ts";
import { eraseOldReports } from "./old-reports.server.ts";
import { putReport } from "./reports.double.ts";
import { suspectDigest } from "./suspect-digest.server.ts";

const seal = createSeal([randomBytes(32).toString("base64")]);
const NOW = new Date("2026-07-02T12:00:00Z");
const DAY_MS = 24 * 3_600_000;
const RETENTION_DAYS = 90;
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS);
const OLD = daysAgo(90.1);

onEachServer("erasure of old reports on $name", (prepare) => {
  const database = giveDatabase(prepare);
  beforeEach(async () => {
    await database().run((queries) => queries.delete(fireReports));
    await database().run((queries) => queries.delete(deliveries));
  });

  const erase = (now = NOW, ofDatabase = NOW, signal = new AbortController().signal) =>
    eraseOldReports(
      { database: database(), keptDays: RETENTION_DAYS, now, clock: sql`${ofDatabase}::timestamptz` },
      signal,
    );
  const put = (at: Date, more: Partial<typeof fireReports.$inferInsert> = {}) =>
    putReport({ database: database(), seal, at }, more);
  const rows = () =>
    database().run((queries) => queries.select().from(fireReports).orderBy(fireReports.createdAt));
  async function handover(reportId: string, acceptedAt: Date | null, photoId: string | null = null) {
    await database().run((queries) =>
      queries.insert(reportHandovers).values({ reportId, photoId, dueAt: NOW, acceptedAt }),
    );
  }
  const letter = (naturalKey: string, report: string) =>
    database().transaction((transaction) =>
      post(
        transaction,
        [
          {
            ...{ naturalKey, personId: null, channel: "email", language: "fr", address: "ann@example.org" },
            ...{ kind: "fire-report", urgency: "report", about: { report } },
          } as const,
        ],
        { seal, now: NOW },
      ),
    );
  const isErased = async () => (await rows()).map(({ sealedReport }) => sealedReport === null);

  it("the content and photos of an old report are erased, and a younger report stays complete", async () => {
    const id = await put(OLD, { status: "confirmed" });
    const young = await put(daysAgo(89.9));
    for (const reportId of [id, young]) {
      const photoId = randomUUID();
      await database().run((queries) =>
        queries.insert(reportPhotos).values({
          ...{ id: photoId, reportId, bytes: 4, width: 8, height: 6, createdAt: OLD },
          sealedPosition: seal.close("47.4,-72.7"),
        }),
      );
      await handover(reportId, NOW, photoId);
      await handover(reportId, NOW);
    }
    expect(await erase()).toBe(1);
    const [erased, remaining] = await rows();
    expect(erased).toMatchObject({
      id,
      sealedReport: null,
      status: "confirmed",
      createdAt: OLD,
      lat: 47.51,
      lon: -72.81,
    });
    expect([remaining?.sealedReport === null, remaining?.lat]).toEqual([false, 47.512_345]);
    const photos = await database().run((queries) => queries.select().from(reportPhotos));
    expect(photos.map(({ reportId }) => reportId)).toEqual([young]);
    const handed = await database().run((queries) =>
      queries.select().from(reportHandovers).where(eq(reportHandovers.reportId, id)),
    );
    expect(handed).toMatchObject([{ photoId: null, acceptedAt: NOW }]);
    expect(await erase()).toBe(0);
  });

  it("a report that dispatch has not received, by email or by its own system, stays up to twice the usual time", async () => {
    await handover(await put(OLD), null);
    const id = await put(OLD);
    await letter(`fire-report:${id}`, id);
    await letter(`fire-report-copy:${id}`, id);
    expect(await erase()).toBe(0);
    expect(await erase(daysAgo(-90), daysAgo(-90))).toBe(2);
    expect(await database().run((queries) => queries.$count(reportHandovers))).toBe(0);
    expect(await database().run((queries) => queries.$count(deliveries))).toBe(0);
  });

  it("a suspect report stays while the digest email with that report still waits", async () => {
    await put(OLD, { isSuspect: true });
    await database().transaction((transaction) =>
      post(transaction, [suspectDigest("dispatch@agency.example", OLD)], { seal, now: NOW }),
    );
    expect(await erase()).toBe(0);
    await database().run((queries) => queries.update(deliveries).set({ state: "sent" }));
    expect(await erase()).toBe(1);
  });

  it("an old report is erased even if its sender's copy still waits", async () => {
    const id = await put(OLD);
    await letter(`fire-report-copy:${id}`, id);
    expect(await erase()).toBe(1);
  });

  it("no report is erased if only the worker's clock, or only the database's clock, jumps ahead", async () => {
    await put(daysAgo(1));
    expect(await erase(daysAgo(-4_000))).toBe(0);
    expect(await erase(NOW, daysAgo(-4_000))).toBe(0);
    expect(await erase(daysAgo(-4_000), daysAgo(-4_000))).toBe(1);
  });

  it("a report without a point is erased, and still has no point", async () => {
    await put(OLD, { lat: null, lon: null });
    await erase();
    expect(await rows()).toMatchObject([{ sealedReport: null, lat: null, lon: null }]);
  });

  it("all old reports are erased in batches, even by several workers or after an interruption", async () => {
    await put(OLD);
    const [first] = await rows();
    if (first === undefined) throw new Error("no report was stored");
    const others = Array.from({ length: 450 }, () => {
      const id = randomUUID();
      return { ...first, id, clientKey: id, reference: `F-${id}` };
    });
    await database().run((queries) => queries.insert(fireReports).values(others));
    expect(await erase(NOW, NOW, AbortSignal.abort())).toBe(0);
    const stopped = new AbortController();
    const half = erase(NOW, NOW, stopped.signal);
    stopped.abort();
    expect(await half).toBe(200);
    const rest = await Promise.all([erase(), erase()]);
    expect((rest[0] ?? 0) + (rest[1] ?? 0)).toBe(251);
    expect(await isErased()).toEqual(Array(451).fill(true));
  });
});
