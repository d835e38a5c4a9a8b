import { afterEach, expect, test, vi } from "vitest";
import { aPhoto } from "./queue.double.ts";
import { sendPhoto } from "./send-report.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

const PROBLEM = { headers: { "Content-Type": "application/problem+json" } };

test.each([
  ["sent", new Response(null, { status: 204 })],
  ["refused", new Response("{}", { status: 404, ...PROBLEM })],
  ["refused", new Response("{}", { status: 409, ...PROBLEM })],
  ["refused", new Response("Content Too Large", { status: 413 })],
  ["refused", new Response("{}", { status: 415, ...PROBLEM })],
  ["waiting", new Response("{}", { status: 429, ...PROBLEM })],
  ["waiting", new Response("{}", { status: 503, ...PROBLEM })],
  // A captive portal's answer.
  ["waiting", new Response("<html></html>", { status: 200 })],
  ["waiting", new Response("<html></html>", { status: 404 })],
])("a photo is %s by the status and the format of the response", async (outcome, answer) => {
  vi.stubGlobal("fetch", async () => answer);
  expect(await sendPhoto("report", aPhoto("photo"))).toBe(outcome);
});

test("a photo is sent with its keys, and with its location if its sender agreed", async () => {
  const fetched = vi.fn(async (_path: string, _init: RequestInit) => new Response(null, { status: 204 }));
  vi.stubGlobal("fetch", fetched);
  await sendPhoto("report", aPhoto("photo"));
  await sendPhoto("report", { ...aPhoto("photo"), sendsPosition: false });
  const headers = fetched.mock.calls.map(([, init]) => init.headers);
  const keys = { "Vigie-Report": "report", "Vigie-Photo": "photo", "Content-Type": "image/jpeg" };
  expect(headers).toEqual([{ ...keys, "Vigie-Photo-Position": "47.44,-72.78" }, keys]);
});

test("without a network a photo waits", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  expect(await sendPhoto("report", aPhoto("photo"))).toBe("waiting");
});
