import { randomBytes, randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { eq, sql } from "drizzle-orm";
import { Webhook as Receiver } from "standardwebhooks";
import { afterEach, beforeEach, expect, it } from "vitest";
import { giveDatabase } from "#database/database.double.ts";
import { onEachServer } from "#database/on-servers.double.ts";
import { fireReports, reportHandovers, reportPhotos } from "#database/schema.ts";
import { createSeal } from "#delivery/seal.server.ts";
import { handOver, photoEvent, reportEvent } from "./handover.server.ts";
import { createHandoverClaims, handoverQueue } from "./handover-claims.server.ts";
import type { StoredReport } from "./stored-report.server.ts";
import { createWebhook } from "./webhook.server.ts";

const seal = createSeal([randomBytes(32).toString("base64")]);
const SECRET = `whsec_${randomBytes(32).toString("base64")}`;
const NOW = new Date("2026-07-02T12:00:00Z");
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);
const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xd9]);
const STORED_REPORT: StoredReport = {
  where: "au nord du lac",
  source: "map",
  accuracy: 30,
  from: null,
  fromAccuracy: null,
  bearing: null,
  distance: null,
  knownFire: null,
  seen: "both",
  colour: "black",
  size: "house",
  spread: "fast",
  burning: ["trees"],
  since: "now",
  near: ["people"],
  fighting: "no",
  access: "road",
  name: "Ann",
  phone: "418 555-0100",
  callBack: true,
  email: null,
  comment: "<b>Vite</b>",
  waitedSeconds: 0,
};

interface Got {
  readonly headers: Record<string, string>;
  readonly body: string;
}
type Answer = (response: ServerResponse, got: Got) => void;
const accept: Answer = (response) => response.writeHead(204).end();

let got: Got[] = [];
let answer: Answer = accept;
const server = createServer(async (request: IncomingMessage, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const one = { headers: request.headers as Record<string, string>, body: Buffer.concat(chunks).toString() };
  got.push(one);
  answer(response, one);
});

onEachServer("handover of reports to dispatch on $name", (prepare) => {
  const database = giveDatabase(prepare);
  let url = "";
  beforeEach(async () => {
    await database().run((queries) => queries.delete(fireReports));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/dispatch`;
    [got, answer] = [[], accept];
  });
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  async function report(reference: string, more: Partial<typeof fireReports.$inferInsert> = {}) {
    const id = randomUUID();
    const row: typeof fireReports.$inferInsert = {
      ...{ id, clientKey: randomUUID(), reference, language: "fr", lat: 47.5, lon: -72.8, status: "new" },
      sealedReport: seal.close(JSON.stringify(STORED_REPORT)),
      ...{ announcedPhotos: 1, isSuspect: false, isAnswered: false, createdAt: NOW, statusAt: NOW },
      ...more,
    };
    await database().run((queries) => queries.insert(fireReports).values(row));
    await database().run((queries) => queries.insert(reportHandovers).values({ reportId: id, dueAt: NOW }));
    return id;
  }
  const claims = (at = NOW, worker = randomUUID(), isSuspect = false) =>
    createHandoverClaims(database(), worker, isSuspect, sql`${at.toISOString()}::timestamptz`);
  const photos = {
    put: async () => {},
    get: async (): Promise<Buffer | null> => JPEG,
    delete: async () => {},
    olderThan: async () => [],
  };
  const run = (at = NOW, limitMs = 5_000, isSuspect = false) =>
    handOver(
      {
        ...{ database: database(), seal, photos, claims: claims(at, randomUUID(), isSuspect), atOnce: 4 },
        webhook: createWebhook({ url, secret: SECRET, limitMs }),
      },
      new AbortController().signal,
    );
  const rows = () =>
    database().run((queries) => queries.select().from(reportHandovers).orderBy(reportHandovers.id));
  const waitOf = async () => {
    const [row] = await rows();
    return ((row?.dueAt.getTime() ?? 0) - NOW.getTime()) / 1000;
  };
  const ids = () => got.map(({ headers }) => headers["webhook-id"]);

  it("a report is sent whole and only once, with the signature that Standard Webhooks requires", async () => {
    await report("F-1", { createdAt: later(-60) });
    await report("F-2", { lat: 47.51 });
    await report("F-3", { lat: 50 });
    expect(await run()).toBe(3);
    expect(await run(later(3600))).toBe(0);
    const events = got.map(({ body, headers }) =>
      reportEvent.parse(new Receiver(SECRET).verify(body, headers)),
    );
    const byReference = new Map(events.map(({ data }) => [data.reference, data]));
    expect(byReference.get("F-2")).toMatchObject({
      ...STORED_REPORT,
      at: { lat: 47.51, lon: -72.8 },
      sameFire: ["F-1"],
    });
    expect(byReference.get("F-3")).toMatchObject({ sameFire: [] });
  });

  it("a photo is sent with its location and its report's reference", async () => {
    const reportId = await report("F-1");
    const id = randomUUID();
    const sealedPosition = seal.close("47.4,-72.7");
    await database().run((queries) =>
      queries
        .insert(reportPhotos)
        .values({ id, reportId, bytes: 4, width: 8, height: 6, sealedPosition, createdAt: NOW }),
    );
    await database().run((queries) =>
      queries.insert(reportHandovers).values({ reportId, photoId: id, dueAt: NOW }),
    );
    expect(await run()).toBe(2);
    const shown = got.map(({ body }) => photoEvent.safeParse(JSON.parse(body)).data?.data).find(Boolean);
    expect(shown).toMatchObject({ reference: "F-1", width: 8, height: 6, at: { lat: 47.4, lon: -72.7 } });
    expect(Buffer.from(shown?.jpeg ?? "", "base64")).toEqual(JPEG);
  });

  it.for([
    ["fails", (response: ServerResponse) => response.writeHead(500).end(), "500"],
    ["refuses", (response: ServerResponse) => response.writeHead(400).end("no"), "400"],
    [
      "redirects elsewhere",
      (response: ServerResponse) => response.writeHead(307, { location: "/b" }).end(),
      "outside-redirect",
    ],
    ["hangs up", (response: ServerResponse) => response.destroy(), "UND_ERR_SOCKET"],
    ["never responds", () => {}, "outside-time"],
  ] as const)("an event is sent again with the same id if the receiver %s", async ([_, bad, reason]) => {
    await report("F-1");
    answer = bad;
    expect(await run(NOW, reason === "outside-time" ? 50 : 5_000)).toBe(0);
    expect(await rows()).toMatchObject([{ attempts: 1, reason, heldBy: null, acceptedAt: null }]);
    expect(await waitOf()).toBeGreaterThanOrEqual(7.5);
    answer = accept;
    expect(await run()).toBe(0);
    expect(await run(later(15))).toBe(1);
    expect(new Set(ids()).size).toBe(1);
    expect(await rows()).toMatchObject([{ reason: null, acceptedAt: later(15) }]);
  });

  it("the queue counts reports that dispatch's system has not accepted, except suspect or erased ones", async () => {
    expect(await handoverQueue(database())).toEqual({ messages: 0, seconds: 0 });
    const old = new Date(Date.now() - 3_600_000);
    await report("F-1", { createdAt: old });
    await report("F-2", { createdAt: new Date() });
    await report("F-3", { createdAt: new Date(0), isSuspect: true });
    await report("F-4", { createdAt: new Date(0), sealedReport: null });
    const queue = await handoverQueue(database());
    expect(queue.messages).toBe(2);
    expect(queue.seconds).toBeGreaterThanOrEqual(3_600);
    expect(queue.seconds).toBeLessThan(7_200);
    await run();
    expect(await handoverQueue(database())).toEqual({ messages: 0, seconds: 0 });
  });

  it("`onRefused` gets the reason of each event that is not accepted", async () => {
    await report("F-1");
    answer = (response) => response.writeHead(500).end();
    const reasons: string[] = [];
    await handOver(
      {
        ...{ database: database(), seal, photos, claims: claims(), atOnce: 4 },
        webhook: createWebhook({ url, secret: SECRET, limitMs: 5_000 }),
        onRefused: (reason) => reasons.push(reason),
      },
      new AbortController().signal,
    );
    expect(reasons).toEqual(["500"]);
  });

  it("the next try of an event waits as long as the receiver requests", async () => {
    await report("F-1");
    answer = (response) => response.writeHead(429, { "retry-after": "600" }).end();
    await run();
    expect(await waitOf()).toBe(600);
  });

  it("an event is tried again after five minutes at most, however many tries failed", async () => {
    await report("F-1");
    await database().run((queries) => queries.update(reportHandovers).set({ attempts: 100_000 }));
    answer = (response) => response.writeHead(503).end();
    await run();
    expect(await waitOf()).toBeGreaterThanOrEqual(120);
    expect(await waitOf()).toBeLessThanOrEqual(300);
  });

  it("if a worker dies, its event is sent again with the same id once the claim expires", async () => {
    await report("F-1");
    const [lost] = await claims().claim(1);
    expect(await claims(later(59)).claim(1)).toEqual([]);
    expect(await run(later(60))).toBe(1);
    expect(ids()).toEqual([`report_${lost?.reportId}`]);
  });

  it("a worker whose claim expired can still record that its event was accepted, but not that it failed", async () => {
    await report("F-1");
    const late = claims(NOW, randomUUID());
    const [lost] = await late.claim(1);
    if (lost === undefined) throw new Error("no event was due");
    const [held] = await claims(later(60)).claim(1);
    await late.wait(lost, { reason: "late", retryAfterMs: null });
    expect(await rows()).toMatchObject([{ heldBy: held?.heldBy, reason: null }]);
    await late.accept(lost);
    expect(await rows()).toMatchObject([{ acceptedAt: NOW }]);
  });

  it("one event is never claimed by two workers, even if many workers claim events at once", async () => {
    for (let each = 0; each < 12; each++) await report(`F-${each}`);
    const claimed = (await Promise.all([1, 2, 3, 4].map(() => claims().claim(3)))).flat();
    expect(new Set(claimed.map(({ id }) => id)).size).toBe(claimed.length);
  });

  it("reports are sent before photos; suspect reports are sent separately, and do not confirm other reports", async () => {
    await report("F-1", { isSuspect: true });
    const reportId = await report("F-2");
    const photoId = randomUUID();
    await database().run((queries) =>
      queries
        .insert(reportPhotos)
        .values({ id: photoId, reportId, bytes: 4, width: 8, height: 6, createdAt: NOW }),
    );
    await database().run((queries) =>
      queries.insert(reportHandovers).values({ reportId, photoId, dueAt: NOW }),
    );
    const late = await report("F-3");
    await database().run((queries) =>
      queries
        .update(reportHandovers)
        .set({ dueAt: later(5) })
        .where(eq(reportHandovers.reportId, late)),
    );
    const claimed: string[] = [];
    for (let each = 0; each < 4; each++)
      for (const one of await claims(later(9)).claim(1)) claimed.push(one.photoId ? "photo" : one.reportId);
    expect(claimed).toEqual([reportId, late, "photo"]);
    await run(later(600));
    await run(later(600), 5_000, true);
    const sentReports = got.map(({ body }) => reportEvent.safeParse(JSON.parse(body)).data?.data);
    expect(sentReports.find((each) => each?.reference === "F-2")?.sameFire).toEqual(["F-3"]);
    expect(sentReports.find((each) => each?.reference === "F-1")?.sameFire).toEqual(["F-2", "F-3"]);
  });

  it("a report is sent while dispatch's system still processes a flood of suspect reports", async () => {
    for (let each = 0; each < 8; each++) await report(`F-S${each}`, { isSuspect: true });
    const held = Promise.withResolvers<void>();
    answer = (response, { body }) => {
      if (JSON.parse(body).data.isSuspect)
        void held.promise.then(() => accept(response, { headers: {}, body }));
      else accept(response, { headers: {}, body });
    };
    const flood = run(NOW, 5_000, true);
    await expect.poll(() => got.length).toBe(4);
    await report("F-1");
    expect(await run()).toBe(1);
    held.resolve();
    expect(await flood).toBe(8);
  });

  it("a report that cannot be decrypted waits for another try, and an erased report is never sent", async () => {
    await report("F-1", { sealedReport: "1.AAAA" });
    await report("F-2", { sealedReport: null });
    expect(await run()).toBe(0);
    expect(got).toEqual([]);
    expect((await rows()).map(({ reason, attempts }) => [reason, attempts])).toEqual([
      ["cannot be read", 1],
      [null, 0],
    ]);
  });
});
