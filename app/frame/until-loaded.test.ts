import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { reachSite } from "./outage.ts";
import { untilLoaded } from "./until-loaded.ts";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", new EventTarget());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Returns a loader that fails the given number of times, then succeeds, and counts its tries. */
function failing(times: number) {
  const counter = { tries: 0 };
  const load = async () => {
    counter.tries += 1;
    if (counter.tries <= times) throw new Error("no network");
    return "part";
  };
  return { counter, load };
}

test("a failed load is retried each half minute until it succeeds", async () => {
  const { counter, load } = failing(2);
  const loaded = untilLoaded(load, new AbortController().signal);
  await vi.advanceTimersByTimeAsync(59_999);
  expect(counter.tries).toBe(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(await loaded).toBe("part");
});

test("a failed load is retried at once when the network is back, and soon again if that retry fails", async () => {
  const { counter, load } = failing(3);
  const loaded = untilLoaded(load, new AbortController().signal);
  await vi.advanceTimersByTimeAsync(0);
  window.dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(0);
  expect(counter.tries).toBe(2);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(counter.tries).toBe(3);
  // No network after all: back to the usual interval.
  await vi.advanceTimersByTimeAsync(29_999);
  expect(counter.tries).toBe(3);
  await vi.advanceTimersByTimeAsync(1);
  expect(await loaded).toBe("part");
});

test("a cancelled load rejects with the abort reason", async () => {
  const ended = new AbortController();
  const loaded = untilLoaded(failing(9).load, ended.signal);
  const refused = expect(loaded).rejects.toThrow("left");
  await vi.advanceTimersByTimeAsync(0);
  ended.abort(new Error("left"));
  await refused;
});

test("a site behind a failing gateway does not count as reached", async () => {
  const answers = [new Response("Bad Gateway", { status: 502 })];
  vi.stubGlobal("fetch", async () => answers.shift() ?? Response.json({}));
  const reached = vi.fn();
  untilLoaded(reachSite, new AbortController().signal).then(reached);
  await vi.advanceTimersByTimeAsync(1000);
  expect(reached).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reached).toHaveBeenCalled();
});
