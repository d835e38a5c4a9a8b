import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createSecurityLog } from "./security-log.ts";

const lines: object[] = [];
const log = { warn: (facts: object) => void lines.push(facts) };
beforeEach(() => {
  lines.length = 0;
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test("a security event is one line with its kind and facts", async () => {
  createSecurityLog(log)("refused-access", async () => ({ status: 403 }));
  await vi.advanceTimersByTimeAsync(0);
  expect(lines).toEqual([{ event: "security", kind: "refused-access", status: 403 }]);
});

test("a flood of security events of one kind writes twenty lines a minute, then one line with the number of further events", async () => {
  const logEvent = createSecurityLog(log);
  const requested = vi.fn(() => ({}));
  for (let time = 0; time < 1_000; time += 1) logEvent("reached-limit", requested);
  logEvent("refused-login", () => ({}));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(requested).toHaveBeenCalledTimes(20);
  expect(lines).toHaveLength(22);
  expect(lines.at(-1)).toEqual({ event: "security", kind: "reached-limit", more: 980 });
  logEvent("reached-limit", () => ({}));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(lines).toHaveLength(23);
});
