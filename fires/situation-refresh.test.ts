import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { QUIET_ANSWERS } from "./fire-data.double.ts";
import { KEEP_STATIC_MS } from "./ground-readings.server.ts";
import { createSituationService, REFRESH_EVERY_MS } from "./situation.server.ts";

const LONGEST_PAUSE_MS = REFRESH_EVERY_MS * 1.1;

const answerWell = async (input: Parameters<typeof fetch>[0]) =>
  Response.json(QUIET_ANSWERS[new URL(String(input)).pathname]);
const fetchDouble = vi.fn<typeof fetch>(answerWell);
const start = () =>
  createSituationService({ baseUrl: "http://data.example", test: false, fetch: fetchDouble });
const requestsOf = (path: string) =>
  fetchDouble.mock.calls.filter(([url]) => String(url).includes(path)).length;

beforeEach(() => {
  vi.useFakeTimers();
  fetchDouble.mockReset().mockImplementation(answerWell);
});
afterEach(() => {
  vi.useRealTimers();
});

test("every path is requested each minute, with jitter, until the service is stopped", async () => {
  const stop = start().start();
  await vi.advanceTimersByTimeAsync(0);
  expect(requestsOf("/public/causes") + requestsOf("/public/feux-sources-ignition")).toBe(1);
  await vi.advanceTimersByTimeAsync(REFRESH_EVERY_MS * 0.89);
  expect(requestsOf("/public/feux-sources-ignition")).toBe(1);
  await vi.advanceTimersByTimeAsync(REFRESH_EVERY_MS * 0.22);
  expect(requestsOf("/public/feux-sources-ignition")).toBe(2);
  stop();
  await vi.advanceTimersByTimeAsync(10 * LONGEST_PAUSE_MS);
  expect(requestsOf("/public/feux-sources-ignition")).toBe(2);
});

test("no more requests are sent after the service is stopped while responses are in transit", async () => {
  const stop = start().start();
  stop();
  await vi.advanceTimersByTimeAsync(10 * LONGEST_PAUSE_MS);
  expect(requestsOf("/public/feux-sources-ignition")).toBe(1);
});

test("starting twice has the effect of one start, and a stopped service can start again", async () => {
  const service = start();
  const stop = service.start();
  expect(service.start()).toBe(stop);
  await vi.advanceTimersByTimeAsync(0);
  expect(requestsOf("/public/feux-sources-ignition")).toBe(1);
  stop();
  const stopAgain = service.start();
  await vi.advanceTimersByTimeAsync(0);
  expect(requestsOf("/public/feux-sources-ignition")).toBe(2);
  stopAgain();
});

test("shapes and codes are requested again after an hour, or the next minute after a failure", async () => {
  const stop = start().start();
  await vi.advanceTimersByTimeAsync(KEEP_STATIC_MS - LONGEST_PAUSE_MS);
  expect(requestsOf("/layers/zdi.json")).toBe(1);
  expect(requestsOf("/public/codes-geographiques")).toBe(1);
  fetchDouble.mockResolvedValue(new Response("<html>"));
  await vi.advanceTimersByTimeAsync(3 * LONGEST_PAUSE_MS);
  expect(requestsOf("/layers/zdi.json")).toBeGreaterThan(2);
  stop();
});

test("no request is sent during a long pause that the server requested, and requests are sent right after it", async () => {
  const service = start();
  const limited = () => Promise.resolve(new Response("", { status: 429, headers: { "retry-after": "300" } }));
  fetchDouble.mockImplementation(limited);
  const stop = service.start();
  await vi.advanceTimersByTimeAsync(299_000);
  expect(requestsOf("/public/feux-sources-ignition")).toBe(1);
  fetchDouble.mockImplementation(answerWell);
  await vi.advanceTimersByTimeAsync(1_000);
  expect((await service.read()).fires).toMatchObject({ failing: false, value: { length: 2 } });
  stop();
});

test("after failed first responses, the good responses of the next minute are shown without a wait", async () => {
  const service = start();
  fetchDouble.mockRejectedValue(new TypeError("fetch failed"));
  const stop = service.start();
  expect((await service.read()).fires).toMatchObject({ value: null, failing: true });
  fetchDouble.mockImplementation(answerWell);
  await vi.advanceTimersByTimeAsync(LONGEST_PAUSE_MS);
  expect((await service.read()).fires).toMatchObject({ failing: false, value: { length: 2 } });
  stop();
});
