import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { untilReachable } from "./until-reachable.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a site in whose place a gateway answers is not reached yet", async () => {
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
