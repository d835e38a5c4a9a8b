import { expect, test } from "vitest";
import { provinceOutline } from "#territory/shapes.server.ts";
import { canSay } from "./can-say.server.ts";
import { EXAMPLES, NOW } from "./examples.double.ts";
import type { SourceId, SourceReading, SourceRecords, Surroundings } from "./model.ts";
import { SOURCES } from "./sources.ts";

/** Creates a generator of numbers from 0 to 1, which are the same at each run. */
function drawing(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
const draw = drawing(41);

/** 200 points in and around Quebec: some are in other provinces, in states, at sea, or beyond the box. */
const POINTS = Array.from({ length: 200 }, () => ({ lon: -83 + draw() * 29, lat: 43.5 + draw() * 20.5 }));

const DAY_MS = 86_400_000;
const reading = <S extends SourceId>(source: S, facts: Partial<SourceReading<SourceRecords[S]>>) => ({
  ...{ source, records: [], takenAt: NOW, receivedAt: NOW, coverage: SOURCES[source].coverage },
  ...{ failing: false, dropped: 0, isWhole: true },
  ...facts,
});

// The oracle has its own geometry, with dense steps on the published shapes, and its own table of the sources
// that can say none.

const { geometry } = provinceOutline();
const RINGS = geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates;
type At = { lon: number; lat: number };
const isInRing = (ring: readonly (readonly number[])[], { lon, lat }: At) => {
  let isIn = false;
  ring.forEach(([x = 0, y = 0], number) => {
    const [u = 0, v = 0] = ring[(number + ring.length - 1) % ring.length] ?? [];
    if (y > lat !== v > lat && lon < ((u - x) * (lat - y)) / (v - y) + x) isIn = !isIn;
  });
  return isIn;
};
const isInQuebec = (at: At) =>
  RINGS.some(([outer = [], ...holes]) => isInRing(outer, at) && !holes.some((hole) => isInRing(hole, at)));
const radians = (degrees: number) => (degrees * Math.PI) / 180;
const km = (a: At, b: At) =>
  6371 *
  Math.acos(
    Math.min(
      1,
      Math.sin(radians(a.lat)) * Math.sin(radians(b.lat)) +
        Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.cos(radians(a.lon - b.lon)),
    ),
  );
/** Returns points around a place at a distance in kilometres, one in each degree of direction. */
const around = ({ lon, lat }: At, reach: number) =>
  Array.from({ length: 360 }, (_, degrees) => {
    const [up, across] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))];
    return {
      lon: lon + (across * reach) / (111.195 * Math.cos(radians(lat))),
      lat: lat + (up * reach) / 111.195,
    };
  });
/** Returns the kilometres from a place to the line between two positions, on a plane. */
function kmToLine({ lon, lat }: At, [x = 0, y = 0]: readonly number[], [u = 0, v = 0]: readonly number[]) {
  const [perLon, perLat] = [111.195 * Math.cos(radians(lat)), 111.195];
  const [ax, ay, bx, by] = [(x - lon) * perLon, (y - lat) * perLat, (u - lon) * perLon, (v - lat) * perLat];
  const length = (bx - ax) ** 2 + (by - ay) ** 2;
  const share = length === 0 ? 0 : Math.max(0, Math.min(1, -(ax * (bx - ax) + ay * (by - ay)) / length));
  return Math.hypot(ax + share * (bx - ax), ay + share * (by - ay));
}
/** Returns whether a place can be within the outline's tolerance of 12 km: tests of `regionAt` check it. */
const isNearOutline = (at: At) =>
  RINGS.flat().some((ring) => ring.some((from, number) => kmToLine(at, from, ring[number + 1] ?? from) < 13));
const isInBox = (at: At) =>
  around(at, 50).every(({ lon, lat }) => lon >= -81 && lon <= -56 && lat >= 44.4 && lat <= 63.2);
/** Returns whether a place in Quebec is certainly more than 50 km from the United States. */
const isFarFromStates = ({ lon, lat }: At) => lat > 48.2 || (lon < -74.8 && lat > 46);

const CAN_SAY_NONE: Readonly<Record<SourceId, (place: Place) => boolean | null>> = {
  hotSpots: ({ isBox }) => isBox,
  perimeters: ({ isBox }) => isBox,
  neighbourFires: ({ at, isIn }) => (isIn && !isFarFromStates(at) ? null : isIn),
  closedRoads: ({ isIn }) => isIn,
  civilEvents: ({ isIn }) => isIn,
  weatherWarnings: ({ isIn }) => isIn,
  ...{ airNow: () => false, airForecasts: () => false, wind: () => false },
  ...{ publicAlerts: () => false, smoke: () => false },
};

/** Greatest age, in minutes, at which each source says none. Written a second time to check `SOURCES`. */
const FRESH_MINUTES: Readonly<Record<SourceId, number>> = {
  ...{
    publicAlerts: 10,
    closedRoads: 20,
    civilEvents: 30,
    weatherWarnings: 30,
    hotSpots: 180,
    perimeters: 720,
  },
  ...{ neighbourFires: 180, airNow: 120, airForecasts: 1080, wind: 120, smoke: 1080 },
};

/** Points with the facts from this test's own geometry, computed once. */
const PLACES = POINTS.map((at) => ({
  at,
  isNearOutline: isNearOutline(at),
  isIn: isInQuebec(at),
  isBox: isInBox(at),
}));
type Place = (typeof PLACES)[number];

const sources = Object.keys(SOURCES) as SourceId[];
const old = (source: SourceId, factor: number) =>
  new Date(NOW.getTime() - FRESH_MINUTES[source] * factor * 60_000);

test.each(sources)(
  "%s only says `none` if that is certain, at 200 points, with fresh, late, missing and cut readings",
  (source) => {
    let noneCount = 0;
    for (const place of PLACES) {
      const { at } = place;
      const isNone = CAN_SAY_NONE[source](place);
      const isUnsure = isNone === null || (SOURCES[source].coverage !== "box" && place.isNearOutline);
      const states: readonly (readonly [Surroundings, boolean])[] = [
        [{ [source]: reading(source, {}) }, true],
        [{ [source]: reading(source, { receivedAt: old(source, 0.99) }) }, true],
        [{ [source]: reading(source, { failing: true }) }, true],
        [{ [source]: reading(source, { receivedAt: old(source, 1.01) }) }, false],
        [{ [source]: reading(source, { receivedAt: new Date(NOW.getTime() - DAY_MS) }) }, false],
        [{ [source]: reading(source, { records: null }) }, false],
        [{ [source]: reading(source, { records: null, receivedAt: null, failing: true }) }, false],
        [{ [source]: reading(source, { isWhole: false }) }, false],
        [{ [source]: reading(source, { dropped: 1 }) }, false],
        [{}, false],
      ];
      for (const [surroundings, isUsable] of states) {
        const answer = canSay(surroundings, source, at, NOW);
        if (isUnsure && isUsable) continue;
        expect([at, answer]).toEqual([at, isUsable && isNone ? "none" : "unknown"]);
        noneCount += answer === "none" ? 1 : 0;
      }
    }
    expect(noneCount > 0).toBe(SOURCES[source].coverage !== null);
  },
);

/** Functions that return a record at a point, for sources whose records are found within 50 km. */
const FOUND = {
  hotSpots: (at: At) => ({ at, observedAt: NOW }),
  closedRoads: (at: At) => ({ at }),
  civilEvents: (at: At) => ({ at }),
  neighbourFires: (at: At) => ({ at }),
} satisfies Partial<Record<SourceId, (at: At) => object>>;

test.each(Object.keys(FOUND) as (keyof typeof FOUND)[])(
  "a record of %s is found within 50 km at any age, and is not found farther away",
  (source) => {
    const record = FOUND[source]({ lon: -72.5, lat: 48.5 });
    const surroundings = {
      [source]: reading(source, { records: [record] as never, receivedAt: old(source, 2) }),
    };
    for (const at of POINTS) {
      const distance = km(at, { lon: -72.5, lat: 48.5 });
      if (Math.abs(distance - 50) < 0.1) continue;
      expect([at, canSay(surroundings, source, at, NOW)]).toEqual([at, distance < 50 ? "found" : "unknown"]);
    }
    expect(canSay(surroundings, source, { lon: -72.6, lat: 48.6 }, NOW)).toBe("found");
  },
);

test("every source except official alerts and smoke has an example", () => {
  expect(sources.sort()).toEqual([...Object.keys(EXAMPLES), "publicAlerts", "smoke"].sort());
});
