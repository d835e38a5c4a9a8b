import { expect, it } from "vitest";
import type { CardView } from "../card/card-view.server.ts";
import type { MapRecord } from "../records/records.ts";
import type { SubjectView } from "../records/subject-shown.ts";
import { focusOf, highlightsOf } from "./use-live-map.ts";

const AT = { lat: 47.4, lon: -72.8 };
const PROVINCE: SubjectView = { kind: "province", name: null, key: null, bounds: null };
const ZONE: SubjectView = { kind: "zone", name: "La Tuque", key: "26", bounds: [-73, 47, -72, 48] };
// The functions only read the parts of a card that they highlight.
const card = (of: object) => ({ at: AT, ...of }) as CardView;
const focus = (record: object) => focusOf({ record: record as MapRecord, at: AT });

it("a record with keyboard focus is highlighted by its shape, or by a ring if it is a point", () => {
  expect(focusOf(null)).toEqual([]);
  expect(focus({ kind: "fire", id: "2026-1", status: 3 })).toEqual([{ kind: "point", at: AT, status: 3 }]);
  expect(focus({ kind: "area", id: "area-x" })).toEqual([{ kind: "area", id: "area-x" }]);
  expect(focus({ kind: "restriction", id: "fire-a" })).toEqual([{ kind: "restriction", id: "fire-a" }]);
  expect(focus({ kind: "territory", id: "mrc-900" })).toEqual([{ kind: "point", at: AT, status: null }]);
});

it("the selected record is highlighted together with the page's subject", () => {
  const area = card({ kind: "area", area: { id: "area-x" } });
  expect(highlightsOf(PROVINCE, area)).toEqual([{ kind: "area", id: "area-x" }]);
  expect(highlightsOf(ZONE, null)).toEqual([{ kind: "zone", id: "26" }]);
  const restriction = card({ kind: "restriction", restriction: { id: "fire-a" } });
  expect(highlightsOf(ZONE, restriction)).toEqual([
    { kind: "zone", id: "26" },
    { kind: "restriction", id: "fire-a" },
  ]);
  expect(highlightsOf(PROVINCE, card({ kind: "territory" }))).toEqual([
    { kind: "point", at: AT, status: null },
  ]);
  expect(highlightsOf(PROVINCE, card({ kind: "territory", at: null }))).toEqual([]);
});
