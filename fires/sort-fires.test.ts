import { expect, test } from "vitest";
import { sortFires } from "./chosen-fires.ts";
import { exampleFire } from "./examples.double.ts";
import type { Fire } from "./model.ts";
import { type FireSort, INDEX_SORTS } from "./sort-orders.ts";
import { STATUS_ORDER, type StatusId } from "./status.ts";

const numbers = (fires: readonly Fire[], sort: FireSort, isReversed = false) =>
  sortFires(fires, sort, isReversed).map(({ number }) => number);

function firesWith<K extends keyof Fire>(field: K, values: readonly Fire[K][]): Fire[] {
  return values.map((value, index) => ({ ...exampleFire({ number: index + 1 }), [field]: value }));
}

test("sorting by gravity follows the agency's order of statuses", () => {
  const statuses: StatusId[] = [6, 5, 4, 3, 2, 1, 0];
  const sorted = sortFires(firesWith("statusId", statuses), "gravity");
  expect(sorted.map(({ statusId }) => statusId)).toEqual([...STATUS_ORDER]);
  expect([...STATUS_ORDER]).toEqual([3, 1, 0, 2, 4, 5, 6]);
});

test("sorting by gravity puts the largest fire of a status first, and unknown sizes last", () => {
  expect(numbers(firesWith("sizeHa", [2, null, 30, 0]), "gravity")).toEqual([3, 1, 4, 2]);
});

test("sorting by size puts the largest first, whatever the status", () => {
  const fires = [exampleFire({ number: 1, sizeHa: 1 }), exampleFire({ number: 2, sizeHa: 9, statusId: 6 })];
  expect(numbers(fires, "size")).toEqual([2, 1]);
});

test("sorting by start puts the latest first, and unknown starts last", () => {
  const dates = [new Date("2026-05-01"), null, new Date("2026-07-01")];
  expect(numbers(firesWith("startedAt", dates), "start")).toEqual([3, 1, 2]);
});

test("sorting by name uses French and numeric order, and puts nameless fires last, by number", () => {
  const names = ["Île Verte", null, "Lac 10", "Lac 9", "Étang", null];
  expect(numbers(firesWith("name", names), "name")).toEqual([5, 1, 4, 3, 2, 6]);
});

test("fires of the same name are sorted by year, then by number", () => {
  const [old, second, first] = [
    exampleFire({ number: 9, year: 2025 }),
    exampleFire({ number: 2, year: 2026 }),
    exampleFire({ number: 1, year: 2026 }),
  ];
  expect(sortFires([second, first, old], "name")).toEqual([old, first, second]);
});

test("sorting by region uses the code of an unknown region as its name", () => {
  const fires = firesWith("region", ["Zone", "10", "Autre"]);
  expect(numbers(fires, "region")).toEqual([3, 2, 1]);
});

test("sorting by region puts the most severe fires of each region first, and fires without a region last", () => {
  const fires = [
    exampleFire({ number: 1, region: null }),
    exampleFire({ number: 2, region: "10" }), // Nord-du-Québec
    exampleFire({ number: 3, region: "09", statusId: 5 }), // Côte-Nord
    exampleFire({ number: 4, region: "09", statusId: 3 }),
  ];
  expect(numbers(fires, "region")).toEqual([4, 3, 2, 1]);
});

test("in a reversed order of fires, unknown values still come last", () => {
  const fires = firesWith("sizeHa", [2, null, 30, 0]);
  expect(numbers(fires, "size", true)).toEqual([4, 1, 3, 2]);
  expect(numbers(firesWith("name", ["B", null, "A"]), "name", true)).toEqual([1, 3, 2]);
});

test("fires are sorted by the number of the cause, with the intensive zone first, or with the latest extinction first", () => {
  expect(numbers(firesWith("causeId", [9, null, 1]), "cause")).toEqual([3, 1, 2]);
  expect(numbers(firesWith("protection", ["northern", "intensive"]), "protection")).toEqual([2, 1]);
  const dates = [null, new Date("2026-05-01"), new Date("2026-07-01")];
  expect(numbers(firesWith("extinguishedAt", dates), "extinguished")).toEqual([3, 2, 1]);
});

test.each(INDEX_SORTS)(
  "sorting by %s keeps the order of equal fires, and does not change the given list",
  (sort) => {
    const fires = [
      exampleFire({ number: 7 }),
      exampleFire({ number: 7, id: "b" }),
      exampleFire({ number: 7, id: "c" }),
    ];
    const before = [...fires];
    expect(sortFires(fires, sort)).toEqual(before);
    expect(fires).toEqual(before);
  },
);
