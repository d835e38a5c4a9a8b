import { expect, test, vi } from "vitest";
import { FireDataError } from "./fire-data-error.ts";
import { createPathCounters } from "./path-counters.ts";
import { reportReadings } from "./reading-report.server.ts";

const good = { ok: true, answer: { value: [], dropped: 2, incomplete: 1 } } as const;
const bad = (code: "fire-data-timeout" | "fire-data-status") =>
  ({ ok: false, code, error: new FireDataError(code, "why") }) as const;

test("responses, failures by code, dropped and incomplete records are counted by path", () => {
  const counters = createPathCounters();
  const report = reportReadings(counters);
  const [fires, statistics] = [report("/public/feux"), report("/public/feux-etat-situation")];
  for (const outcome of [
    good,
    good,
    bad("fire-data-timeout"),
    bad("fire-data-status"),
    bad("fire-data-timeout"),
  ]) {
    fires(outcome);
  }
  statistics({ ok: true, answer: { value: null, dropped: 0 } });
  report("/public/feux-etat-situation")(bad("fire-data-status"));
  expect(counters.list()).toEqual([
    {
      path: "/public/feux",
      answers: 2,
      failures: { "fire-data-timeout": 2, "fire-data-status": 1 },
      dropped: 4,
      incomplete: 2,
    },
    {
      path: "/public/feux-etat-situation",
      answers: 1,
      failures: { "fire-data-status": 1 },
      dropped: 0,
      incomplete: 0,
    },
  ]);
});

test("a returned list of counters does not change when a later failure is counted", () => {
  const counters = createPathCounters();
  counters.failed("/public/feux", "fire-data-timeout");
  const before = counters.list();
  counters.failed("/public/feux", "fire-data-timeout");
  expect(before[0]?.failures).toEqual({ "fire-data-timeout": 1 });
});

test("the log has one line when a path fails, fails differently or recovers, not one line each minute", () => {
  const log = { info: vi.fn(), warn: vi.fn() };
  const fires = reportReadings(createPathCounters(), log)("/public/feux");
  const outcomes = [
    good,
    bad("fire-data-timeout"),
    bad("fire-data-timeout"),
    bad("fire-data-status"),
    good,
    good,
  ];
  for (const outcome of outcomes) fires(outcome);
  expect(log.warn.mock.calls.map(([fields]) => fields)).toEqual([
    { path: "/public/feux", code: "fire-data-timeout", reason: "why" },
    { path: "/public/feux", code: "fire-data-status", reason: "why" },
  ]);
  expect(log.info).toHaveBeenCalledExactlyOnceWith({ path: "/public/feux" }, "fire data is back");
});
