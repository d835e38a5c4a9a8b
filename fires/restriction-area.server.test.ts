import { describe, expect, test } from "vitest";
import { regionAt } from "#territory/locate.server.ts";
import { placeRestriction } from "./restriction-area.server.ts";
import { certaintyAt } from "./restriction-rules.ts";

/** Returns the text of a square ring, from its south-west corner and its size in degrees. */
const ring = (west: number, south: number, size = 0.2) => {
  const [east, north] = [west + size, south + size];
  return `(${west} ${south}, ${east} ${south}, ${east} ${north}, ${west} ${north}, ${west} ${south})`;
};
/** North of Shawinigan, in Mauricie. */
const MAURICIE = ring(-72.9, 46.8);
const COTE_NORD = ring(-67, 50.5);
const [IN_MAURICIE, ELSEWHERE_THERE] = [
  { lon: -72.8, lat: 46.9 },
  { lon: -73.2, lat: 47.5 },
];
const IN_ESTRIE = { lon: -71.9, lat: 45.4 };

const certaintyNear = (at: { lon: number; lat: number }, wkt: string | null, ...named: (string | null)[]) =>
  certaintyAt(placeRestriction(wkt, named), { at, region: regionAt(at) });

test("a restriction with a usable shape applies only in this shape, not in the rest of its named regions", () => {
  const placed = placeRestriction(`POLYGON (${MAURICIE})`, ["04"]);
  expect(placed).toMatchObject({ area: { type: "Polygon" }, regions: ["04"], isPlaced: true, unsure: null });
  expect(certaintyNear(IN_MAURICIE, `POLYGON (${MAURICIE})`, "04")).toBe("in");
  expect(certaintyNear(ELSEWHERE_THERE, `POLYGON (${MAURICIE})`, "04")).toBe("out");
});

test("a restriction with a usable shape and no named region gets the regions that the shape covers", () => {
  expect(placeRestriction(`POLYGON (${MAURICIE})`, [])).toMatchObject({ regions: ["04"], unsure: null });
  expect(placeRestriction(`POLYGON (${MAURICIE})`, [null])).toMatchObject({
    regions: ["04"],
    isPlaced: true,
  });
});

const UNUSABLE = [
  ["latitude before longitude", "POLYGON ((46 -74, 46 -73, 47 -73, 47 -74, 46 -74))"],
  ["the wrong hemisphere", "POLYGON ((72.9 46.8, 72.7 46.8, 72.7 47, 72.9 46.8))"],
  ["a place at sea", `POLYGON (${ring(-40, 30)})`],
  ["a neighbour's ground", `POLYGON (${ring(-79.5, 43.5, 0.6)})`],
  ["four equal points", "POLYGON ((-70.5 46.5, -70.5 46.5, -70.5 46.5, -70.5 46.5))"],
  ["two points, there and back", "POLYGON ((-72.9 46.8, -72.5 46.9, -72.9 46.8, -72.9 46.8))"],
  ["points on one line", "POLYGON ((-72.9 46.8, -72.8 46.9, -72.7 47.0, -72.9 46.8))"],
  [
    "points on one rounded line",
    "POLYGON ((-72.91238 46.81238, -72.31239 47.11238, -71.71237 47.41239, -72.91238 46.81238))",
  ],
  ["a ring that is not closed", "POLYGON ((-72.9 46.8, -72.7 46.8, -72.7 47, -72.9 47))"],
  ["a longitude that is not a number", "POLYGON ((NaN 46.8, -72.7 46.8, -72.7 47, NaN 46.8))"],
  ["metres", "POLYGON ((500000 200000, 510000 200000, 510000 210000, 500000 200000))"],
  ["nothing", "POLYGON EMPTY"],
  ["a hole as large as its ring", `POLYGON (${MAURICIE}, ${MAURICIE})`],
  ["a corner of swapped figures", "POLYGON ((-72.9 46.8, -72.5 46.8, 47 -72.5, -72.9 47, -72.9 46.8))"],
  ["a corner of no figures", "POLYGON ((-72.9 46.8, -72.5 46.8, 0 0, -72.9 47, -72.9 46.8))"],
  ["a line", "LINESTRING (-72.9 46.8, -72.7 46.8)"],
] as const;

describe.each(UNUSABLE)("an unusable shape of %s", (_what, wkt) => {
  test("an unusable shape is replaced by the regions in the record", () => {
    const placed = placeRestriction(wkt, ["12", "04"]);
    expect(placed).toEqual({ area: null, regions: ["04", "12"], isPlaced: true, unsure: null });
    expect(certaintyNear(IN_MAURICIE, wkt, "04")).toBe("in");
    expect(certaintyNear(IN_ESTRIE, wkt, "04")).toBe("out");
  });

  test("the ground is unknown if a shape is unusable and the record names no region, or an unknown region", () => {
    expect(placeRestriction(wkt, [])).toMatchObject({ area: null, regions: [], isPlaced: false });
    expect(placeRestriction(wkt, ["04", null])).toMatchObject({ regions: ["04"], isPlaced: false });
  });
});

test.each([
  ["apart from the first ring", ring(-72.4, 46.8)],
  ["half over the first ring", ring(-72.8, 46.9)],
])("a second ring that lies %s is not a hole, and its ground is possible ground", (_where, second) => {
  const wkt = `POLYGON (${MAURICIE}, ${second})`;
  expect(certaintyNear({ lon: -72.85, lat: 46.85 }, wkt, "04")).toBe("in");
  const [west = 0, south = 0] = second.slice(1).split(/[ ,]/).map(Number);
  expect(certaintyNear({ lon: west + 0.15, lat: south + 0.15 }, wkt, "04")).toBe("maybe");
  expect(certaintyNear(ELSEWHERE_THERE, wkt, "04")).toBe("out");
});

test("a hole that shares a side with the outer ring is read as a hole", () => {
  const hole = "(-72.9 46.8, -72.8 46.8, -72.8 46.9, -72.9 46.9, -72.9 46.8)";
  const wkt = `POLYGON (${MAURICIE}, ${hole})`;
  expect(placeRestriction(wkt, ["04"]).unsure).toBeNull();
  expect(certaintyNear({ lon: -72.85, lat: 46.85 }, wkt, "04")).toBe("out");
  expect(certaintyNear({ lon: -72.75, lat: 46.95 }, wkt, "04")).toBe("in");
});

test("a hole whose corners are all the same point is ignored", () => {
  const hole = "(-72.8 46.9, -72.8 46.9, -72.8 46.9, -72.8 46.9)";
  expect(certaintyNear(IN_MAURICIE, `POLYGON (${MAURICIE}, ${hole})`, "04")).toBe("in");
});

test("the common ground of two overlapping polygons is certain ground", () => {
  const wkt = `MULTIPOLYGON ((${MAURICIE}), (${ring(-72.85, 46.85)}))`;
  expect(certaintyNear({ lon: -72.75, lat: 46.95 }, wkt, "04")).toBe("in");
  expect(placeRestriction(wkt, ["04"]).unsure).toBeNull();
});

describe("a shape that contradicts the regions of its record", () => {
  test("if a shape touches no named region, the shape and the regions are possible ground, and no ground is certain", () => {
    const wkt = `POLYGON (${MAURICIE})`;
    expect(placeRestriction(wkt, ["05"])).toMatchObject({ regions: ["05"], unsure: { isWhole: true } });
    expect(certaintyNear(IN_MAURICIE, wkt, "05")).toBe("maybe");
    expect(certaintyNear(IN_ESTRIE, wkt, "05")).toBe("maybe");
    expect(certaintyNear(ELSEWHERE_THERE, wkt, "05")).toBe("out");
  });

  test("a shape stays certain ground, and a named region that the shape does not touch becomes possible ground", () => {
    const wkt = `POLYGON (${MAURICIE})`;
    expect(certaintyNear(IN_MAURICIE, wkt, "04", "05")).toBe("in");
    expect(certaintyNear(IN_ESTRIE, wkt, "04", "05")).toBe("maybe");
    expect(certaintyNear(ELSEWHERE_THERE, wkt, "04", "05")).toBe("out");
  });

  test("a shape a few kilometres beyond the border of the named region does not contradict this region", () => {
    // South of Trois-Rivières, across the river from Mauricie.
    const across = { lon: -72.53, lat: 46.3 };
    expect(regionAt(across)).toBe("17");
    expect(placeRestriction(`POLYGON (${ring(-72.53, 46.29, 0.02)})`, ["04"]).unsure).toBeNull();
  });
});

describe("an unusable polygon among usable ones", () => {
  const swapped = "((46 -74, 46 -73, 47 -73, 47 -74, 46 -74))";
  const collapsed = "((-71.9 45.4, -71.9 45.4, -71.9 45.4, -71.9 45.4))";

  test.each([
    ["is lost elsewhere", swapped],
    ["has no ground", collapsed],
    ["cannot be read", "((a b, c d))"],
  ])("an unusable polygon makes the named regions possible ground if it %s", (_what, bad) => {
    const wkt = `MULTIPOLYGON ((${MAURICIE}), ${bad})`;
    expect(certaintyNear(IN_MAURICIE, wkt, "04")).toBe("in");
    expect(certaintyNear(ELSEWHERE_THERE, wkt, "04")).toBe("maybe");
    expect(certaintyNear({ lon: -66.9, lat: 50.6 }, wkt, "04")).toBe("out");
  });

  test("in a record without regions, the region of an unusable polygon's corners is possible ground; without such a region, ground is unknown", () => {
    const wkt = `MULTIPOLYGON ((${MAURICIE}), ${collapsed})`;
    expect(certaintyNear(IN_ESTRIE, wkt)).toBe("maybe");
    expect(placeRestriction(wkt, []).isPlaced).toBe(true);
    expect(placeRestriction(`MULTIPOLYGON ((${MAURICIE}), ${swapped})`, []).isPlaced).toBe(false);
  });
});

describe("a folded ring", () => {
  /** A square with its two northern corners exchanged. */
  const bowTie = "(-72.9 46.8, -72.7 46.8, -72.9 47, -72.7 47, -72.9 46.8)";

  test("a folded ring certainly covers its two triangles, and possibly the rest of its hull", () => {
    const wkt = `POLYGON (${bowTie})`;
    expect(certaintyNear({ lon: -72.8, lat: 46.82 }, wkt, "04")).toBe("in");
    expect(certaintyNear({ lon: -72.8, lat: 46.98 }, wkt, "04")).toBe("in");
    expect(certaintyNear({ lon: -72.88, lat: 46.9 }, wkt, "04")).toBe("maybe");
    expect(certaintyNear({ lon: -72.72, lat: 46.9 }, wkt, "04")).toBe("maybe");
    expect(certaintyNear(ELSEWHERE_THERE, wkt, "04")).toBe("out");
  });

  test("a folded hole becomes possible ground", () => {
    const wkt = `POLYGON (${ring(-73, 46.7, 0.4)}, ${bowTie})`;
    expect(certaintyNear({ lon: -72.8, lat: 46.82 }, wkt, "04")).toBe("maybe");
    expect(certaintyNear({ lon: -72.88, lat: 46.9 }, wkt, "04")).toBe("in");
  });
});

test("each of several small polygons far apart is located in its region", () => {
  const wkt = `MULTIPOLYGON ((${ring(-72.9, 46.8, 0.04)}), (${COTE_NORD}), (${ring(-71.9, 45.4, 0.03)}))`;
  expect(placeRestriction(wkt, []).regions.toSorted()).toEqual(["04", "05", "09"]);
});

test("a strip that is too thin for a grid is a usable shape", () => {
  const strip = "(-72.9 46.8, -72.7 47.1, -72.701 47.1, -72.901 46.8, -72.9 46.8)";
  expect(placeRestriction(`POLYGON (${strip})`, [])).toMatchObject({ regions: ["04"], isPlaced: true });
});

test("equal shapes of two responses are the same object", () => {
  const wkt = `POLYGON (${COTE_NORD})`;
  expect(placeRestriction(wkt, []).area).toBe(placeRestriction(wkt, ["09"]).area);
});

test("the region of an unreadable inner ring or an unreadable polygon is possible ground", () => {
  const unclosed = COTE_NORD.replace(/, [^,]*$/, ")");
  for (const wkt of [`POLYGON (${MAURICIE}, ${unclosed})`, `MULTIPOLYGON ((${MAURICIE}), (${unclosed}))`]) {
    expect(placeRestriction(wkt, [])).toMatchObject({ regions: ["04"], unsure: { regions: ["09"] } });
    expect(certaintyNear(IN_MAURICIE, wkt)).toBe("in");
    expect(certaintyNear({ lon: -66.9, lat: 50.6 }, wkt)).toBe("maybe");
  }
});
