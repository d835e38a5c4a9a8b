import { expect, test } from "vitest";
import { exampleFire } from "./examples.ts";
import { isEmptied, zonesThatLostFires } from "./suspicion.ts";

const active = exampleFire();
const out = exampleFire({ id: "2026-9", statusId: 6 });
const northern = exampleFire({ id: "2026-8", protection: "northern" });

test("a list is emptied when it had something", () => {
  expect(isEmptied([], [1])).toBe(true);
  expect(isEmptied([], [])).toBe(false);
  expect(isEmptied([2], [1])).toBe(false);
  expect(isEmptied([], null)).toBe(false);
});

test("a zone has lost its fires when some burned and none is left, not even one that is out", () => {
  expect(zonesThatLostFires([], [active, northern])).toEqual(["intensive", "northern"]);
  expect(zonesThatLostFires([active], [active, northern])).toEqual(["northern"]);
  expect(zonesThatLostFires([northern], [active, northern])).toEqual(["intensive"]);
  expect(zonesThatLostFires([out], [active])).toEqual([]);
  expect(zonesThatLostFires([northern], [out])).toEqual([]);
  expect(zonesThatLostFires([northern], null)).toEqual([]);
});

test("every zone has lost its fires when none is listed at all, unless none was before", () => {
  expect(zonesThatLostFires([], [out])).toEqual(["intensive", "northern"]);
  expect(zonesThatLostFires([], null)).toEqual(["intensive", "northern"]);
  expect(zonesThatLostFires([], [])).toEqual([]);
});
