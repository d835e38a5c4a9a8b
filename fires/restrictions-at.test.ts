import { booleanPointInPolygon } from "@turf/boolean-point-in-polygon";
import { describe, expect, test } from "vitest";
import { regionAt } from "#territory/locate.server.ts";
import type { Point } from "#territory/point.ts";
import { regionShapes, zoneShapes } from "#territory/shapes.server.ts";
import type { Area } from "./area.ts";
import { exampleRestriction, squareAround } from "./examples.double.ts";
import { restrictionsAt, restrictionsNear, upcomingRestrictionsAt } from "./restriction-rules.ts";

const POINTS = 10_000;
const NOW = new Date("2026-07-15T12:00:00Z");
const LATER = new Date("2026-07-20T12:00:00Z");

/** Returns the same points each time, over Quebec and a margin around it. */
function somePoints(): Point[] {
  let state = 7;
  const next = () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
  return Array.from({ length: POINTS }, () => ({ lon: -80.5 + 24.5 * next(), lat: 44.5 + 18.5 * next() }));
}

/** A square with a hole, and an island in the hole. */
const RINGED: Area = {
  type: "MultiPolygon",
  coordinates: [
    [
      ...squareAround(-75, 50).coordinates.map((ring) => grown(ring, 6)),
      ...squareAround(-75, 50).coordinates.map((ring) => grown(ring, 4)),
    ],
    squareAround(-75, 50).coordinates,
  ],
};

function grown(ring: GeoJSON.Position[], times: number): GeoJSON.Position[] {
  return ring.map(([x = 0, y = 0]) => [-75 + (x + 75) * times, 50 + (y - 50) * times]);
}

const AREAS: readonly Area[] = [
  ...regionShapes().areas.map(({ geometry }) => geometry),
  ...zoneShapes().areas.map(({ geometry }) => geometry),
  RINGED,
];
const drawn = AREAS.map((area, at) => exampleRestriction({ id: `drawn-${at}`, area, regions: [] }));
const named = ["02", "08", "10"].map((region) => exampleRestriction({ id: region, regions: [region] }));
const announced = exampleRestriction({ id: "announced", area: RINGED, startsAt: LATER });
const over = exampleRestriction({ id: "over", area: RINGED, endsAt: NOW });
const ALL = [...drawn, ...named, announced, over];

describe("restrictions of 10,000 points, compared with another library", () => {
  const places = somePoints().map((at) => ({ at, region: regionAt(at), now: NOW }));

  test("at 10,000 points, restrictionsAt finds the same restrictions in force as another library", () => {
    let held = 0;
    for (const place of places) {
      const { lon, lat } = place.at;
      const expected = [
        ...drawn.filter(({ area }) => area && booleanPointInPolygon([lon, lat], area)),
        ...named.filter(({ regions }) => place.region !== null && regions.includes(place.region)),
      ];
      held += expected.length;
      expect(restrictionsAt(ALL, place).map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
    }
    expect(held).toBeGreaterThan(POINTS);
  });

  test("at 10,000 points, upcomingRestrictionsAt finds the same announced restrictions as another library", () => {
    for (const place of places) {
      const isIn = booleanPointInPolygon([place.at.lon, place.at.lat], RINGED);
      expect(upcomingRestrictionsAt(ALL, place)).toEqual(isIn ? [announced] : []);
    }
  });
});

test("a restriction is near a place if its border is near and the restriction does not apply there", () => {
  const square = exampleRestriction({ area: squareAround(-72, 47) });
  const near = (lon: number) =>
    restrictionsNear([square, announced, ...named], { at: { lon, lat: 47 }, region: "04", now: NOW }, 1);
  expect(near(-72.6)).toEqual([]);
  expect(near(-72.51)).toEqual([square]);
  expect(near(-72.49)).toEqual([]);
});
