import { randomUUID } from "node:crypto";
import { request } from "node:http";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { DatabaseError } from "#database/database-error.ts";
import type { RateLimits } from "#database/rate-limits.server.ts";
import { FileStoreError } from "#intake/file-store.server.ts";
import { MOST_PHOTO_BYTES, PHOTO_HEADERS, REPORT_PHOTO_PATH } from "#intake/reports/report-paths.ts";
import { PhotoRefused, type ReportsService, type SentPhoto } from "#intake/reports/reports-service.ts";
import { startSite } from "./app.double.ts";

const REPORT = randomUUID();
const PHOTO = randomUUID();
const OWN = {
  "sec-fetch-site": "same-origin",
  [PHOTO_HEADERS.report]: REPORT,
  [PHOTO_HEADERS.photo]: PHOTO,
};
const BYTES = new Uint8Array([0xff, 0xd8, 0xff, 0]);

let sent: SentPhoto[] = [];
let keep: () => Promise<void>;
let refuses = false;
const reports: ReportsService = {
  start: () => "",
  send: async () => ({ reference: "F-2222-3333", receivedAt: "", isAnswered: false }),
  async keepPhoto(photo) {
    sent.push(photo);
    await keep();
  },
};
const limits: RateLimits = {
  consume: async () => (refuses ? { isAllowed: false, retryAfterSeconds: 12 } : { isAllowed: true }),
  forget: async () => {},
};

let origin: string;
let stop: () => Promise<void>;
beforeAll(async () => {
  const site = await startSite({ reports, limits });
  origin = site.origin;
  stop = () => site.server.stop();
});
afterAll(async () => stop());
beforeEach(() => {
  sent = [];
  refuses = false;
  keep = async () => undefined;
});

const ask = (body: BodyInit = BYTES, headers: Record<string, string> = OWN) =>
  fetch(origin + REPORT_PHOTO_PATH, { method: "POST", headers, body });
const codeOf = async (answer: Response) => [answer.status, (await answer.json()).code];

it("a photo is passed on unchanged, with its location if a valid location is sent", async () => {
  const answer = await ask();
  expect([answer.status, answer.headers.get("cache-control"), await answer.text()]).toEqual([
    204,
    "no-store",
    "",
  ]);
  await ask(BYTES, { ...OWN, [PHOTO_HEADERS.position]: "47.5,-72.25" });
  await ask(BYTES, { ...OWN, [PHOTO_HEADERS.position]: "1".repeat(500) });
  const keys = { sender: expect.any(String), reportKey: REPORT, photoKey: PHOTO, bytes: Buffer.from(BYTES) };
  expect(sent).toEqual([
    { ...keys, position: null },
    { ...keys, position: "47.5,-72.25" },
    { ...keys, position: null },
  ]);
});

it("a photo over the maximum size is refused, with or without a length header", async () => {
  expect((await ask(new Uint8Array(MOST_PHOTO_BYTES))).status).toBe(204);
  expect((await ask(new Uint8Array(MOST_PHOTO_BYTES + 1))).status).toBe(413);
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new Uint8Array(1024 * 1024)),
  });
  const init: RequestInit & { duplex: "half" } = {
    method: "POST",
    headers: OWN,
    body: endless,
    duplex: "half",
  };
  // The response can arrive before the connection is cut, or not.
  const status = await fetch(origin + REPORT_PHOTO_PATH, init).then(
    (answer) => answer.status,
    () => 413,
  );
  expect([status, sent.length]).toEqual([413, 1]);
});

it("a photo is only accepted from the site's own pages, by POST, with the ids of report and photo", async () => {
  expect(await codeOf(await ask(BYTES, { ...OWN, "sec-fetch-site": "cross-site" }))).toEqual([
    403,
    "cross-site",
  ]);
  expect((await fetch(origin + REPORT_PHOTO_PATH)).status).toBe(405);
  for (const name of [PHOTO_HEADERS.report, PHOTO_HEADERS.photo]) {
    for (const value of ["", "1", "../../x", "' OR 1=1"])
      expect(await codeOf(await ask(BYTES, { ...OWN, [name]: value }))).toEqual([422, "invalid"]);
  }
  expect(sent).toEqual([]);
});

it("each failure of a photo has its own status, and no response contains the error's message", async () => {
  const failures: readonly (readonly [Error, number, string])[] = [
    [new PhotoRefused("no-report"), 404, "no-report"],
    [new PhotoRefused("too-many"), 409, "too-many"],
    [new PhotoRefused("unreadable"), 415, "unreadable"],
    [new DatabaseError("database-unreachable", "It is away."), 503, "unavailable"],
    [new FileStoreError("It is away."), 503, "unavailable"],
    [new Error("secret"), 500, "failed"],
  ];
  for (const [error, status, code] of failures) {
    keep = () => Promise.reject(error);
    const answer = await ask();
    const text = await answer.text();
    expect([answer.status, JSON.parse(text).code]).toEqual([status, code]);
    expect(text).not.toContain("secret");
  }
  refuses = true;
  const many = await ask();
  expect([many.status, many.headers.get("retry-after")]).toEqual([429, "12"]);
});

it("four photos of one network are read at a time, and a request that breaks frees its slot", async () => {
  const slow = Array.from({ length: 4 }, () => {
    const headers = { ...OWN, "content-length": "1000" };
    const begun = request(origin + REPORT_PHOTO_PATH, { method: "POST", headers });
    begun.on("error", () => undefined);
    begun.write("a");
    return begun;
  });
  const refused = async () => (await ask()).status === 429;
  await expect.poll(refused).toBe(true);
  for (const each of slow) each.destroy();
  await expect.poll(refused).toBe(false);
});
