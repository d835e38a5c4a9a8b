import { expect, test } from "vitest";
import { exampleFire, exampleRestriction } from "./examples.ts";
import { areMostLifted, isEmptied, zonesThatLostFires } from "./suspicion.ts";

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

test("most restrictions are gone at once when more than half leave, and more than a few, before their end", () => {
  const [during, after] = [new Date("2026-07-02T12:00:00Z"), new Date("2026-08-02T12:00:00Z")];
  const some = (count: number) =>
    Array.from({ length: count }, (_, at) => exampleRestriction({ id: `${at}` }));
  expect(areMostLifted(some(4), some(9), during)).toBe(true);
  expect(areMostLifted(some(5), some(9), during)).toBe(false);
  expect(areMostLifted(some(1), some(4), during)).toBe(false);
  expect(areMostLifted(some(0), some(9), after)).toBe(false);
  expect(areMostLifted(some(0), null, during)).toBe(false);
});
