import { expect, test } from "vitest";
import { exampleFire } from "./examples.ts";
import { toStatistics } from "./map-statistics.ts";
import type { Reading, Statistics } from "./model.ts";
import { isEmptied, saysNoneActive, zonesThatLostFires } from "./suspicion.ts";
import { readStatistics } from "./wire-statistics.ts";

const active = exampleFire();
const out = exampleFire({ id: "2026-9", statusId: 6 });
const northern = exampleFire({ id: "2026-8", protection: "northern" });

test("a list is emptied when it had something", () => {
  expect(isEmptied([], [1])).toBe(true);
  expect(isEmptied([], [])).toBe(false);
  expect(isEmptied([2], [1])).toBe(false);
});

test("a zone has lost its fires when some burned and none is left, not even one that is out", () => {
  expect(zonesThatLostFires([], [active, northern])).toEqual(["intensive", "northern"]);
  expect(zonesThatLostFires([active], [active, northern])).toEqual(["northern"]);
  expect(zonesThatLostFires([northern], [active, northern])).toEqual(["intensive"]);
  expect(zonesThatLostFires([out], [active])).toEqual([]);
  expect(zonesThatLostFires([], [out])).toEqual([]);
  expect(zonesThatLostFires([], [])).toEqual([]);
});

test("only statistics just read, with a true zero, say that nothing burns", () => {
  const reading = (data: object, failing = false): Reading<Statistics> => ({
    value: toStatistics(readStatistics(data)),
    readAt: new Date(0),
    failing,
    dropped: 0,
  });
  expect(saysNoneActive(reading({ NbFeuxActifs: 0 }))).toBe(true);
  expect(saysNoneActive(reading({ NbFeuxActifs: 1 }))).toBe(false);
  expect(saysNoneActive(reading({ NbFeuxAnnuel: 0 }))).toBe(false);
  expect(saysNoneActive(reading({ NbFeuxActifs: 0 }, true))).toBe(false);
  expect(saysNoneActive({ value: null, readAt: null, failing: false, dropped: 0 })).toBe(false);
});
