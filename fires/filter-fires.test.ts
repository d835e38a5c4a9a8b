import { expect, test } from "vitest";
import { type FireFilter, filterFires } from "./chosen-fires.ts";
import { exampleFire } from "./examples.double.ts";

const fires = [
  exampleFire({ id: "2026-101", number: 101 }),
  exampleFire({
    id: "2026-202",
    number: 202,
    name: null,
    region: "09",
    mrc: "Sept-Rivières",
    city: null,
    statusId: 6,
  }),
  exampleFire({
    id: "2026-303",
    number: 303,
    name: "Rivière Émeraude",
    region: null,
    protection: "northern",
  }),
];

const found = (filter: FireFilter) => filterFires(fires, filter).map(({ number }) => number);

test("a filter without conditions keeps every fire, in the given order", () => {
  expect(found({})).toEqual([101, 202, 303]);
  expect(found({ text: "  " })).toEqual([101, 202, 303]);
});

test("a filter keeps only the fires with the chosen statuses, region and protection", () => {
  expect(found({ statuses: [3] })).toEqual([101, 303]);
  expect(found({ statuses: [] })).toEqual([]);
  expect(found({ region: "09" })).toEqual([202]);
  expect(found({ protection: "northern" })).toEqual([303]);
  expect(found({ statuses: [3], protection: "intensive" })).toEqual([101]);
});

test("a filter keeps only the fires with the chosen zone, cause and status, and a null condition keeps all", () => {
  const others = [
    exampleFire({ id: "2026-1", number: 1, zone: 26, causeId: 1, statusId: 5, containedAt: null }),
    exampleFire({ id: "2026-2", number: 2, zone: 27, causeId: 2, statusId: 5, containedAt: new Date(0) }),
    exampleFire({
      id: "2026-3",
      number: 3,
      zone: null,
      causeId: null,
      statusId: 6,
      containedAt: new Date(0),
    }),
  ];
  const kept = (filter: FireFilter) => filterFires(others, filter).map(({ number }) => number);
  expect(kept({ zone: 26 })).toEqual([1]);
  expect(kept({ cause: 2 })).toEqual([2]);
  expect(kept({ status: "active" })).toEqual([1, 2]);
  expect(kept({ status: "contained" })).toEqual([2]);
  expect(kept({ status: 6 })).toEqual([3]);
  expect(kept({ status: "all", region: null, zone: null, protection: null, cause: null, text: "" })).toEqual([
    1, 2, 3,
  ]);
});

test("a text filter finds words in a fire's name, number and territories, regardless of case and accents", () => {
  expect(found({ text: "riviere EMERAUDE" })).toEqual([303]);
  expect(found({ text: "sept-rivières" })).toEqual([202]);
  expect(found({ text: "202" })).toEqual([202]);
  expect(found({ text: "2026-101" })).toEqual([101]);
  expect(found({ text: "perdrix tuque" })).toEqual([101]);
  expect(found({ text: "perdrix émeraude" })).toEqual([]);
});
