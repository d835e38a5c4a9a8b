import { expect, test } from "vitest";
import type { HotSpot } from "#surroundings/model.ts";
import { pointAt } from "#territory/distance.ts";
import { compareHeat } from "./compare-heat.ts";
import { type HeatReading, heatReading } from "./heat-state.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const START = new Date("2026-07-02T12:00:00Z");
const MILL = { lat: 48.5533, lon: -71.6312 };
const east = (km: number) => pointAt(MILL, 90, km);
const after = (ms: number) => new Date(START.getTime() + ms);

const spot = (at = MILL, seen = START, powerMw: number | null = 3): HotSpot => ({
  ...{ at, observedAt: seen, satellite: "NOAA-20", sensor: null, powerMw },
});

interface Step {
  readonly at: Date;
  readonly spots: readonly HotSpot[];
  readonly isExplained?: (spot: HotSpot) => boolean | null;
}

/** Compares each reading with the stored form of the reading before. @returns the changes of each reading */
function compare(steps: readonly Step[]) {
  let known: HeatReading | null = null;
  return steps.map(({ at, spots, isExplained = () => false }) => {
    const { next, changes } = compareHeat(known, { hotSpots: spots, isExplained }, at);
    known = heatReading.parse(JSON.parse(JSON.stringify(next)));
    return changes;
  });
}
const count = (steps: readonly Step[]) => compare(steps).map((changes) => changes.length);
/** A first reading with heat far away. */
const FIRST: Step = { at: START, spots: [spot(east(200))] };
const HOUR = after(HOUR_MS);

test("heat of the first reading is stored and not announced", () => {
  expect(
    count([
      { at: START, spots: [spot()] },
      { at: HOUR, spots: [spot(MILL, HOUR)] },
    ]),
  ).toEqual([0, 0]);
});

test("heat of a mill that shows on ten days is announced once", () => {
  const days = Array.from({ length: 10 }, (_, day) => {
    const at = after((day + 1) * DAY_MS);
    // Satellites place the same heat some hundred metres apart.
    return { at, spots: [spot(pointAt(MILL, day * 36, 0.4), new Date(at.getTime() - HOUR_MS))] };
  });
  expect(count([FIRST, ...days])).toEqual([0, 1, ...Array.from({ length: 9 }, () => 0)]);
});

test.each([
  ["2.9 km from known heat is not new", 2.9, 0],
  ["3.1 km from known heat is new", 3.1, 1],
])("heat that satellites see %s", (_, km, changes) => {
  const steps = [
    { at: START, spots: [spot()] },
    { at: HOUR, spots: [spot(east(km), HOUR)] },
  ];
  expect(count(steps)).toEqual([0, changes]);
});

test.each([
  ["seen 24 hours ago counts", 24, 1],
  ["seen 24 hours and a minute ago does not count", 24 + 1 / 60, 0],
])("new heat that was %s", (_, hours, changes) => {
  const at = after(DAY_MS);
  const seen = new Date(at.getTime() - hours * HOUR_MS);
  expect(count([FIRST, { at, spots: [spot(MILL, seen)] }])).toEqual([0, changes]);
});

test("heat seen before and after midnight is announced once", () => {
  const late = new Date("2026-07-03T03:59:00Z");
  const early = new Date("2026-07-03T04:01:00Z");
  const steps = [
    FIRST,
    { at: late, spots: [spot(MILL, late)] },
    { at: early, spots: [spot(MILL, late), spot(MILL, early)] },
  ];
  expect(count(steps)).toEqual([0, 1, 0]);
});

test("heat that was not seen for 30 days is forgotten, and is announced when it is seen again", () => {
  const quiet = (day: number): Step => ({ at: after(day * DAY_MS), spots: [] });
  const seen = (day: number): Step => {
    const at = after(day * DAY_MS);
    return { at, spots: [spot(MILL, at)] };
  };
  expect(count([FIRST, seen(1), quiet(20), seen(30), quiet(45), seen(59), quiet(80), seen(90)])).toEqual([
    ...[0, 1, 0, 0, 0, 0, 0, 1],
  ]);
});

test("the first reading after a pause of 40 days announces no heat, because the heat can be there every day", () => {
  const later = after(40 * DAY_MS);
  expect(count([FIRST, { at: later, spots: [spot(MILL, later)] }])).toEqual([0, 0]);
});

test("heat of a fire is never announced, even if the fire is out and heat remains", () => {
  const known = () => true;
  const steps = [
    FIRST,
    { at: HOUR, spots: [spot(MILL, HOUR)], isExplained: known },
    ...[2, 5, 20].map((day) => ({ at: after(day * DAY_MS), spots: [spot(MILL, after(day * DAY_MS))] })),
  ];
  expect(count(steps)).toEqual([0, 0, 0, 0, 0]);
});

test("heat within 3 km of heat that a fire explains is not announced", () => {
  const isExplained = ({ at }: HotSpot) => at.lon < east(1).lon;
  const spots = [spot(MILL, HOUR), spot(east(2), HOUR, 90), spot(east(10), HOUR)];
  const [, changes] = compare([FIRST, { at: HOUR, spots, isExplained }]);
  expect(changes?.map(({ after }) => after.at)).toEqual([east(10)]);
});

test("heat at a point where the fires are unknown is not stored, and is announced once the fires are known", () => {
  const [two, three] = [after(2 * HOUR_MS), after(3 * HOUR_MS)];
  const unsure = { at: HOUR, spots: [spot(MILL, HOUR)], isExplained: () => null };
  const steps = [FIRST, unsure, { at: two, spots: [spot(MILL, HOUR)] }, { at: three, spots: [] }];
  expect(count(steps)).toEqual([0, 0, 1, 0]);
});

test("hot spots near each other are one change at the point of the strongest hot spot, whatever their order", () => {
  const older = after(-2 * HOUR_MS);
  const spots = [
    spot(east(0), START, 5),
    { ...spot(east(2.5), older, 60), satellite: "Terra" },
    spot(east(5), older, null),
    spot(east(20), START, 1),
  ];
  const first = { at: START, spots: [] };
  const [, changes] = compare([first, { at: HOUR, spots }]);
  const states = changes?.map(({ subject, after }) => ({ subject, ...after }));
  expect(states).toEqual([
    {
      subject: `heat-${east(2.5).lat.toFixed(3)},${east(2.5).lon.toFixed(3)}`,
      ...{ at: east(2.5), count: 3, seenAt: START, satellites: ["NOAA-20", "Terra"], points: [east(2.5)] },
    },
    expect.objectContaining({ at: east(20), count: 1 }),
  ]);
  const [, reordered] = compare([first, { at: HOUR, spots: spots.toReversed() }]);
  expect(reordered).toEqual(changes);
});

test("a wide cluster of hot spots is stored completely, so that each part of it is known heat later", () => {
  const spots = Array.from({ length: 100 }, (_, at) => spot(east(at * 2), HOUR, at));
  const [, changes, again] = compare([
    { at: START, spots: [] },
    { at: HOUR, spots },
    { at: after(2 * HOUR_MS), spots: spots.map(({ at }) => spot(at, after(2 * HOUR_MS))) },
  ]);
  expect(changes?.map(({ after }) => [after.count, after.points.length])).toEqual([[100, 20]]);
  expect(again).toEqual([]);
});

test("each of thousands of hot spots is compared with fires once, and never again", () => {
  const spots = Array.from({ length: 5_000 }, (_, at) =>
    spot({ lat: 46 + (at % 100) / 12, lon: -78 + Math.floor(at / 100) / 4 }, HOUR, at),
  );
  let calls = 0;
  const isExplained = () => {
    calls += 1;
    return false;
  };
  const again = { at: after(2 * HOUR_MS), spots: spots.toReversed() };
  compare([FIRST, { at: HOUR, spots }, again].map((step) => ({ ...step, isExplained })));
  expect(calls).toBe(1 + spots.length);
});
