import { expect, test } from "vitest";
import type { AirObservation } from "#surroundings/model.ts";
import { pointAt } from "#territory/distance.ts";
import type { AirReading } from "./air-state.ts";
import { compareAir } from "./compare-air.ts";

const HOUR_MS = 3_600_000;
const START = new Date("2026-07-02T12:00:00Z");
const HERE = { lat: 48.4, lon: -71 };
const at = (hour: number) => new Date(START.getTime() + hour * HOUR_MS);

const measure = (
  index: number | null,
  hour: number,
  { id = "A", eastKm = 0 }: { readonly id?: string; readonly eastKm?: number } = {},
): AirObservation => ({
  ...{ id, name: { fr: id, en: id }, at: pointAt(HERE, 90, eastKm), index, observedAt: at(hour) },
});

/** Compares measurements hour by hour. @returns `hour kind subject index` of each change */
function compare(hours: readonly (readonly AirObservation[])[]): string[] {
  let known: AirReading | null = null;
  return hours.flatMap((observations, hour) => {
    const { next, changes } = compareAir(known, observations, at(hour));
    known = JSON.parse(JSON.stringify(next), (key, value) =>
      key === "observedAt" ? new Date(value) : value,
    ) as AirReading;
    return changes.map(({ kind, subject, after }) => `${hour} ${kind} ${subject} ${after.index}`);
  });
}
const ofOne = (indexes: readonly (number | null)[]) =>
  compare(indexes.map((index, hour) => [measure(index, hour)]));

test("writes no change at the first reading, then one change for each level that the air reaches or falls below", () => {
  expect(ofOne([8, 8.2, 3, 3, 6.6])).toEqual([
    "3 air-fell air-A-4 3",
    "3 air-fell air-A-7 3",
    "4 air-reached air-A-4 7",
    "4 air-reached air-A-7 7",
  ]);
});

test.each([
  ["one measurement below a level does not end an alert", [2, 5, 3, 5, 3, 4], ["1 air-reached air-A-4 5"]],
  [
    "two measurements below a level end its alert",
    [2, 5, 3, 2],
    ["1 air-reached air-A-4 5", "3 air-fell air-A-4 2"],
  ],
  ["hours without a value cause no change", [2, 5, null, null, 5], ["1 air-reached air-A-4 5"]],
  [
    "a value before a silent hour counts together with the value after it",
    [2, 5, 3, null, 3],
    ["1 air-reached air-A-4 5", "4 air-fell air-A-4 3"],
  ],
] as const)("the air at one station: %s", (_, indexes, expected) => {
  expect(ofOne(indexes)).toEqual(expected);
});

test("the same measurement in several answers counts once", () => {
  const bad = measure(5, 1);
  const better = measure(3, 2);
  expect(compare([[measure(2, 0)], [bad], [better], [better], [better]])).toEqual([
    "1 air-reached air-A-4 5",
  ]);
});

test("a corrected air index of an hour counts instead of the first index", () => {
  const hours = [[measure(2, 0)], [measure(2, 1)], [measure(5, 1)], [measure(3, 1)], [measure(3, 2)]];
  expect(compare(hours)).toEqual(["2 air-reached air-A-4 5", "3 air-fell air-A-4 3"]);
});

test("an air measurement that is older than three hours causes no change", () => {
  const late = [measure(2, 2)];
  expect(
    compare([[measure(2, 0)], [measure(8, 1)], [], [], [], [], late, [measure(2, 7)], [measure(2, 8)]]),
  ).toEqual([
    "1 air-reached air-A-4 8",
    "1 air-reached air-A-7 8",
    "8 air-fell air-A-4 2",
    "8 air-fell air-A-7 2",
  ]);
});

test("if a station stops measuring, bad air at a neighbouring station is announced again, for places of the silent station", () => {
  const far = { id: "B", eastKm: 90 };
  const silent = [measure(null, 0)];
  const hours = [2, 8, 8, 8, 8, 8].map((index, hour) => [
    measure(index, hour, far),
    ...(hour === 0 ? [measure(2, 0)] : silent),
  ]);
  expect(compare(hours)).toEqual([
    "1 air-reached air-B-4 8",
    "1 air-reached air-B-7 8",
    "4 air-reached air-B-4 8",
    "4 air-reached air-B-7 8",
  ]);
});

test("a station that was silent for a day is forgotten without a change", () => {
  const hours = Array.from({ length: 30 }, (_, hour) => [
    measure(hour === 0 ? 2 : hour === 1 ? 8 : null, hour),
  ]);
  expect(compare([...hours, [measure(2, 30)], [measure(2, 31)]])).toEqual([
    "1 air-reached air-A-4 8",
    "1 air-reached air-A-7 8",
  ]);
});

test("a change of air lists the other stations that measure nearby, and all subjects in force at its level", () => {
  const before = [
    measure(2, 0),
    measure(8, 0, { id: "B", eastKm: 90 }),
    measure(2, 0, { id: "C", eastKm: 300 }),
  ];
  const { next } = compareAir(null, before, at(0));
  const { changes } = compareAir(next, [measure(7, 1), ...before.slice(1)], at(1));
  const [, seven] = changes;
  expect(seven?.after.others).toHaveLength(1);
  expect(seven?.after.standing).toEqual(["air-A-7", "air-B-7"]);
});
