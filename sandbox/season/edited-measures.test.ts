import { expect, it } from "vitest";
import { issuedMeasure, measuresAt } from "./edited-measures.ts";
import type { Edits } from "./edits.ts";

const EDITS = { replaced: null, measuresLifted: [], measuresChanged: {} };
const isListed = (DateFin: string, now: string) => {
  const measure = issuedMeasure({ TypeMesureId: 1, DateFin }, "manual-1", 0);
  const edits = { ...EDITS, measuresIssued: [measure] } as unknown as Edits;
  return measuresAt([], edits, [], Date.parse(now)).length === 1;
};

it.each(["2026-07-02", "2026-07-02T00:00:00", "2026-07-02T00:00:00.000Z", "2026-07-02T00:00:00-04:00"])(
  "a restriction that ends on a day without a time (%s) is listed through that day",
  (end) => {
    expect(isListed(end, "2026-07-02T16:00:00Z")).toBe(true);
    expect(isListed(end, "2026-07-04T16:00:00Z")).toBe(false);
  },
);

it("a restriction that ends at a time of day is listed until that time", () => {
  expect(isListed("2026-07-02T12:00:00Z", "2026-07-02T11:59:00Z")).toBe(true);
  expect(isListed("2026-07-02T12:00:00Z", "2026-07-02T12:00:00Z")).toBe(false);
});
