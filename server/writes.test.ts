import { randomUUID } from "node:crypto";
import { request } from "node:http";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { RateLimits } from "#database/rate-limits.server.ts";
import { MOST_PHOTO_BYTES, PHOTO_HEADERS, REPORT_PHOTO_PATH } from "#intake/reports/report-paths.ts";
import { startSite } from "./app.double.ts";
import { WRITES, type Write } from "./writes.ts";

/** Pages of the test site that take a plain form, by kind of write. */
const FORMS = { letters: "/form/", contact: "/files/", report: "/report/" } as const;
const OWN = { "sec-fetch-site": "same-origin" };
/** Addresses without a limit: they start a form and store nothing. */
const LIGHT = ["/api/contact/start", "/api/report/start"];

let counts = new Map<string, number>();
const limits: RateLimits = {
  async take(key, { most, perSeconds }, amount = 1) {
    const count = (counts.get(key) ?? 0) + amount;
    counts.set(key, count);
    return count <= most ? { isAllowed: true } : { isAllowed: false, retryAfterSeconds: perSeconds };
  },
  forget: async () => {},
  sweep: async () => {},
};
let origin: string;
let stop: () => Promise<void>;
beforeAll(async () => {
  const site = await startSite({ limits });
  origin = site.origin;
  stop = () => site.server.stop();
});
afterAll(() => stop());
beforeEach(() => {
  counts = new Map();
});

const byScript = (path: string, headers: Record<string, string> = OWN) =>
  fetch(origin + path, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: "{}",
  });
const byForm = (path: string, headers: Record<string, string> = OWN) =>
  fetch(origin + path, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
    body: "a=b",
  });

describe.each(Object.entries<Write>(WRITES))("the write %s", (name, { paths, limit }) => {
  const limited = paths.filter((path) => limit && !LIGHT.includes(path));
  const form = FORMS[name as keyof typeof FORMS];

  it("takes POST requests at each of its addresses", async () => {
    for (const path of paths) expect([path, (await byScript(path)).status]).not.toEqual([path, 405]);
    if (form) expect((await byForm(form)).status).toBe(200);
  });

  it("a write is refused by script and by form if another site sends it", async () => {
    for (const path of limit ? paths : [])
      expect([path, (await byScript(path, { "sec-fetch-site": "cross-site" })).status]).toEqual([path, 403]);
    if (form) expect((await byForm(form, { "sec-fetch-site": "cross-site" })).status).toBe(403);
  });

  it("counts requests by script and by form together, and refuses both beyond its limit", async () => {
    // Saved answers count the work of a question in memory; their own test covers it.
    if (limit === undefined || name === "answers") return;
    for (const path of limited) await byScript(path);
    if (form) await byForm(form);
    const [key, ...others] = [...counts.keys()].filter((each) => each.startsWith(`requests:${limit.name}:`));
    expect([counts.get(key ?? ""), others]).toEqual([limited.length + (form ? 1 : 0), []]);
    counts.set(key ?? "", limit.most);
    for (const path of limited) {
      const answer = await byScript(path);
      expect([path, answer.status, answer.headers.get("retry-after")]).toEqual([
        path,
        429,
        String(limit.perSeconds),
      ]);
    }
    if (form === undefined) return;
    const answer = await byForm(form);
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([429, String(limit.perSeconds)]);
  });
});

it("forms with files by script and by form count their bytes together, and are refused unread beyond the limit", async () => {
  const form = new FormData();
  form.append("files", new File([Buffer.alloc(10 * 1024 * 1024)], "plan.pdf"));
  const sent = async (path: string) =>
    (await fetch(origin + path, { method: "POST", headers: OWN, body: form })).status;
  const statuses: number[] = [];
  for (let at = 0; at < 5; at += 1) statuses.push(await sent("/api/contact"), await sent("/files/"));
  expect(statuses.indexOf(429)).toBe(8);
  expect(statuses.slice(8)).toEqual([429, 429]);
});

it("photos of one network count their bytes, and are refused unread beyond the limit", async () => {
  const headers = {
    ...OWN,
    [PHOTO_HEADERS.report]: randomUUID(),
    [PHOTO_HEADERS.photo]: randomUUID(),
  };
  const body = new Uint8Array(MOST_PHOTO_BYTES);
  const most = Math.floor(WRITES.photo.bytes.most / MOST_PHOTO_BYTES);
  for (let at = 0; at < most; at += 1)
    expect((await fetch(origin + REPORT_PHOTO_PATH, { method: "POST", headers, body })).status).not.toBe(429);
  const { promise, resolve, reject } = Promise.withResolvers<readonly unknown[]>();
  // Announces a photo and sends no byte of it: the response does not wait for the body.
  const unsent = request(
    origin + REPORT_PHOTO_PATH,
    { method: "POST", headers: { ...headers, "content-length": MOST_PHOTO_BYTES } },
    ({ statusCode, headers: answered }) => resolve([statusCode, Number(answered["retry-after"])]),
  ).on("error", reject);
  unsent.flushHeaders();
  const [status, seconds] = await promise;
  unsent.destroy();
  expect([status, Number(seconds) > 0]).toEqual([429, true]);
});
