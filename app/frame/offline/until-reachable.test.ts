import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { untilReachable } from "./until-reachable.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a site behind a failing gateway does not count as reached", async () => {
  const answers = [new Response("Bad Gateway", { status: 502 })];
  vi.stubGlobal("window", { addEventListener() {}, removeEventListener() {} });
  vi.stubGlobal("fetch", async () => answers.shift() ?? Response.json({}));
  const reached = vi.fn();
  untilReachable(new AbortController().signal).then(reached);
  await vi.advanceTimersByTimeAsync(1000);
  expect(reached).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reached).toHaveBeenCalled();
});
