import { describe, expect, test } from "vitest";
import { exampleRestriction, squareAround } from "./examples.double.ts";
import type { Restriction } from "./model.ts";
import {
  certaintyAt,
  hasEnded,
  hasStarted,
  isInForce,
  isUpcoming,
  restrictionsAt,
  restrictionsInForce,
  restrictionsNear,
  upcomingRestrictions,
  upcomingRestrictionsAt,
} from "./restriction-rules.ts";

const START = new Date("2026-07-01T12:00:00Z");
const END = new Date("2026-07-31T12:00:00Z");
const BEFORE = new Date(START.getTime() - 1);
const DURING = new Date("2026-07-15T12:00:00Z");
const restriction = exampleRestriction({ startsAt: START, endsAt: END });

test("a restriction has started exactly from its start time on, and has ended exactly from its end time on", () => {
  const dates = [new Date(DURING.getTime() - 1), DURING, new Date(DURING.getTime() + 1), null];
  expect(dates.map((startsAt) => hasStarted({ startsAt }, DURING))).toEqual([true, true, false, true]);
  expect(dates.map((endsAt) => hasEnded({ endsAt }, DURING))).toEqual([true, true, false, false]);
});

describe("a restriction in force", () => {
  test.each([
    [BEFORE, false],
    [START, true],
    [DURING, true],
    [END, false],
  ])("a restriction for July is in force at %s: %s", (now, inForce) => {
    expect(isInForce(restriction, now)).toBe(inForce);
  });

  test("a restriction without a start is in force until its end, and a restriction without an end from its start on", () => {
    expect(isInForce(exampleRestriction({ startsAt: null, endsAt: END }), BEFORE)).toBe(true);
    expect(isInForce(exampleRestriction({ startsAt: START, endsAt: null }), new Date("2030-01-01"))).toBe(
      true,
    );
    expect(isInForce(exampleRestriction({ startsAt: null, endsAt: null }), BEFORE)).toBe(true);
  });
});

describe("an announced restriction", () => {
  test("a restriction is announced before its start", () => {
    expect(isUpcoming(restriction, BEFORE)).toBe(true);
    expect(isUpcoming(restriction, START)).toBe(false);
  });

  test("a restriction is never announced without a start, or with an end before its start", () => {
    expect(isUpcoming(exampleRestriction({ startsAt: null }), BEFORE)).toBe(false);
    expect(isUpcoming(exampleRestriction({ startsAt: END, endsAt: START }), BEFORE)).toBe(false);
  });

  test("announced restrictions are sorted with the soonest start first", () => {
    const later = exampleRestriction({ id: "later", startsAt: DURING });
    const sooner = exampleRestriction({ id: "sooner", startsAt: START });
    expect(upcomingRestrictions([later, sooner], BEFORE).map(({ id }) => id)).toEqual(["sooner", "later"]);
  });
});

test("a restriction is never both in force and upcoming", () => {
  for (const now of [BEFORE, START, DURING, END]) {
    const both = restrictionsInForce(upcomingRestrictions([restriction], now), now);
    expect(both).toEqual([]);
  }
});

describe("restrictions at a place", () => {
  const drawn = exampleRestriction({ area: squareAround(-72, 47), regions: ["04"] });

  test("a restriction with an area applies by the area, not by the region", () => {
    const inside = { at: { lon: -72.1, lat: 47.1 }, region: "02", now: DURING };
    const outside = { at: { lon: -74, lat: 47.1 }, region: "04", now: DURING };
    expect(restrictionsAt([drawn], inside)).toEqual([drawn]);
    expect(restrictionsAt([drawn], outside)).toEqual([]);
  });

  test("a restriction without an area applies in all of its region", () => {
    const at = { lon: -72, lat: 47 };
    expect(restrictionsAt([restriction], { at, region: "04", now: DURING })).toEqual([restriction]);
    expect(restrictionsAt([restriction], { at, region: "09", now: DURING })).toEqual([]);
    expect(restrictionsAt([restriction], { at, region: null, now: DURING })).toEqual([]);
  });

  test("announced restrictions are found by the rule for restrictions in force, with the soonest start first", () => {
    const [sooner, later] = [new Date(BEFORE.getTime() + 10), new Date(BEFORE.getTime() + 20)];
    const soon = exampleRestriction({ id: "soon", startsAt: sooner, endsAt: END, regions: ["04"] });
    const late = exampleRestriction({
      id: "late",
      startsAt: later,
      endsAt: null,
      area: squareAround(-72, 47),
    });
    const elsewhere = exampleRestriction({ id: "elsewhere", startsAt: sooner, regions: ["09"] });
    const place = { at: { lon: -72, lat: 47 }, region: "04", now: BEFORE };
    const ids = upcomingRestrictionsAt([late, elsewhere, soon], place).map(({ id }) => id);
    expect(ids).toEqual(["soon", "late"]);
  });

  test("nearby restrictions are in force, have an area, do not apply here, and are within the distance", () => {
    // The square ends half a degree north of its middle; a hundredth of a degree is 1.1 km.
    const place = { at: { lon: -72, lat: 47.51 }, region: "04", now: DURING };
    expect(restrictionsNear([drawn], place, 1.2)).toEqual([drawn]);
    expect(restrictionsNear([drawn], place, 1)).toEqual([]);
    expect(restrictionsNear([drawn], { ...place, now: END }, 1.2)).toEqual([]);
    expect(restrictionsNear([drawn], { ...place, at: { lon: -72, lat: 47.49 } }, 5)).toEqual([]);
    expect(restrictionsNear([exampleRestriction({ regions: ["09"] })], place, 5)).toEqual([]);
  });

  test("a restriction applies on its certain ground, possibly applies on its possible ground, and not elsewhere", () => {
    const unsure = { area: squareAround(-69, 47), regions: ["09"], isWhole: false };
    const [inside, inUnsure, named, off] = [
      { at: { lon: -72, lat: 47 }, region: "04" },
      { at: { lon: -69, lat: 47 }, region: "01" },
      { at: { lon: -65, lat: 50 }, region: "09" },
      { at: { lon: -65, lat: 49 }, region: "04" },
    ];
    const certainties = (given: Restriction["unsure"]) =>
      [inside, inUnsure, named, off].map((spot) => certaintyAt({ ...drawn, unsure: given }, spot));
    expect(certainties(null)).toEqual(["in", "out", "out", "out"]);
    expect(certainties(unsure)).toEqual(["in", "maybe", "maybe", "out"]);
    expect(certainties({ ...unsure, isWhole: true })).toEqual(["maybe", "maybe", "maybe", "out"]);
    expect(restrictionsAt([{ ...drawn, unsure }], { ...named, now: DURING })).toHaveLength(1);
  });

  test("an expired restriction no longer applies", () => {
    expect(restrictionsAt([drawn], { at: { lon: -72, lat: 47 }, region: "04", now: END })).toEqual([]);
  });
});
