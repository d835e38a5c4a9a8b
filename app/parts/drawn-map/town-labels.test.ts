import { describe, expect, test } from "vitest";
import { PLACES } from "#territory/gazetteer.server.ts";
import { type Box, overlap } from "#territory/text-box.ts";
import { LANDMARKS } from "./landmarks.ts";
import { markSizes } from "./mark-sizes.ts";
import { MAP_HEIGHT, MAP_WIDTH } from "./projection.server.ts";
import { lineBoxes, nameBox, provinceSpots, townLabels, townSpots } from "./town-labels.server.ts";
import { TOWN_SIZES } from "./town-sizes.ts";

const VIEW = { left: 8, right: MAP_WIDTH - 8, top: 8, bottom: MAP_HEIGHT - 8 };
/** Distance within which towns are suburbs of a city, in drawing units: 70 km on the province's map. */
const NEAR = 36;
const CITIES = ["Montréal", "Québec", "Gatineau", "Saguenay"];

const square = (x: number, y: number, half: number): Box => ({
  left: x - half,
  right: x + half,
  top: y - half,
  bottom: y + half,
});
const spotOf = (name: string, spots = provinceSpots()) => {
  const spot = spots.find((each) => each.name === name);
  if (!spot) throw new Error(`${name} is not on the map`);
  return spot;
};
const namesOf = (towns: readonly { readonly name: string }[]) => towns.map(({ name }) => name);

/** Views that show these cities at other scales: 5 and 20 times as large as the province's map. */
const zoomed = (name: string, scale: number) => {
  const { x, y } = spotOf(name);
  return townSpots(
    ([left, top]) => {
      const at = { x: (left - x) * scale + MAP_WIDTH / 2, y: (top - y) * scale + MAP_HEIGHT / 2 };
      return at.x < 0 || at.y < 0 || at.x > MAP_WIDTH || at.y > MAP_HEIGHT ? null : at;
    },
    (_, population) => population,
  );
};

const SCENES = CITIES.flatMap((city) => [
  { city, map: "the province", spots: provinceSpots() },
  { city, map: "a region", spots: zoomed(city, 5) },
  { city, map: "a city's surroundings", spots: zoomed(city, 20) },
]);
/** Fires by offset from a dot and half their size: on the dot, over its edges, on both sides, in a crowd. */
const FIRES: (readonly [dx: number, dy: number, half: number])[][] = [
  ...markSizes(1).flatMap((half): (readonly [number, number, number])[][] => [
    [[0, 0, half]],
    [[half, 0, half]],
    [[-half, 3, half]],
    [
      [-half - 4, 0, half],
      [half + 4, 0, half],
    ],
  ]),
  Array.from({ length: 9 }, (_, index) => [((index % 3) - 1) * 14, (Math.floor(index / 3) - 1) * 14, 8]),
];

describe("names of large cities", () => {
  test("the largest cities are named first on phones and on wide screens", () => {
    const towns = townLabels(provinceSpots(), { view: VIEW, occupied: [] });
    expect(namesOf(towns.filter(({ minor }) => !minor))).toEqual(expect.arrayContaining(CITIES));
    expect(towns.every(({ dx, dy }) => Math.hypot(dx, dy) < 30)).toBe(true);
  });

  test.for(SCENES)("on a map of $map, $city is named beside fires that cover its dot", ({ city, spots }) => {
    const { x, y } = spotOf(city, spots);
    // Among large suburbs, a crowd of marks can leave no room.
    for (const fires of spots === provinceSpots() ? FIRES : FIRES.slice(0, -1)) {
      const occupied = fires.map(([dx, dy, half]) => square(x + dx, y + dy, half));
      const towns = townLabels(spots, { view: VIEW, occupied });
      const named = towns.find(({ name }) => name === city);
      expect(named, JSON.stringify(fires)).toBeDefined();
      expect(Math.hypot(named?.dx ?? 0, named?.dy ?? 0)).toBeLessThan(75);
    }
  });

  /** Crowds of fires, which leave little room: columns of marks, and offset of the first mark from a city. */
  const CROWDS = [
    ...[10, 20, 30, 40, 50].map((south) => ({ city: "Gatineau", columns: 20, west: -160, south })),
    ...[80, 120].map((south) => ({ city: "Gatineau", columns: 20, west: -40, south })),
    ...[30, 60, 80].map((south) => ({ city: "Saguenay", columns: 12, west: -80, south })),
  ];

  test.for(CROWDS)(
    "no line crosses a name if another position is free, with $columns columns of fires $south units south of $city",
    ({ city, columns, west, south }) => {
      const { x, y } = spotOf(city);
      const occupied = Array.from({ length: columns * 15 }, (_, index) =>
        square(x + west + (index % columns) * 16, y + south - Math.floor(index / columns) * 16, 8),
      );
      const towns = townLabels(provinceSpots(), { view: VIEW, occupied });
      const boxes = towns.map((town) => nameBox(town, town.minor ? TOWN_SIZES.wide : TOWN_SIZES.narrow));
      expect(namesOf(towns.filter((town) => lineBoxes(town).length > 0))).toContain(city);
      const crossed = towns.filter((town, at) =>
        lineBoxes(town).some((point) => boxes.some((name, of) => of !== at && overlap(name, point))),
      );
      expect(namesOf(crossed)).toEqual([]);
    },
  );

  test("all large cities keep their names when fires cover the dot of one city", () => {
    for (const city of CITIES) {
      const { x, y } = spotOf(city);
      for (const fires of FIRES) {
        const occupied = fires.map(([dx, dy, half]) => square(x + dx, y + dy, half));
        expect(namesOf(townLabels(provinceSpots(), { view: VIEW, occupied }))).toEqual(
          expect.arrayContaining(CITIES),
        );
      }
    }
  });
});

test.for(SCENES)(
  "on a map of $map, no suburb is named if the name of $city does not fit",
  ({ city, spots }) => {
    const { x, y } = spotOf(city, spots);
    // The suburbs' dots are free: only the city's name has no room, since marks are in a grid around its dot.
    const marks = Array.from({ length: 15 * 19 }, (_, index) =>
      square(x + ((index % 15) - 7) * 28, y + (Math.floor(index / 15) - 9) * 20, 2),
    );
    const towns = townLabels(spots, { view: VIEW, occupied: marks });
    expect(namesOf(towns)).not.toContain(city);
    expect(towns.filter((town) => Math.hypot(town.x - x, town.y - y) < NEAR)).toEqual([]);
    expect(towns.length).toBeGreaterThan(2);
  },
);

test("town names never overlap fire marks, dots or each other, wherever fires burn", () => {
  let seed = 3;
  const next = (most: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    return (seed / 2 ** 31) * most;
  };
  for (const count of [5, 40, 200, 600]) {
    for (const { spots } of SCENES) {
      const [light = 0, middle = 0, heavy = 0] = markSizes(count);
      const half = (index: number) => [light, middle, heavy][index % 3] ?? light;
      const occupied = Array.from({ length: count }, (_, index) => {
        // Every second fire is near a town.
        const near = spots[Math.floor(next(20))];
        return index % 2 === 0 && near
          ? square(near.x + next(30) - 15, near.y + next(30) - 15, half(index))
          : square(next(MAP_WIDTH), next(MAP_HEIGHT), half(index));
      });
      const towns = townLabels(spots, { view: VIEW, occupied });
      for (const [size, shown] of [
        [TOWN_SIZES.narrow, towns.filter(({ minor }) => !minor)],
        [TOWN_SIZES.wide, towns],
      ] as const) {
        const boxes = shown.map((town) => nameBox(town, size));
        for (const [index, box] of boxes.entries()) {
          expect(occupied.filter((mark) => overlap(mark, box))).toEqual([]);
          expect(boxes.filter((other, at) => at !== index && overlap(other, box))).toEqual([]);
          expect(shown.filter(({ x, y }) => overlap(square(x, y, 4), box))).toEqual([]);
        }
      }
    }
  }
});

test("every landmark is a town that the province's map can name", () => {
  const slugs = new Set(PLACES.map(({ slug }) => slug));
  expect([...LANDMARKS].filter((slug) => !slugs.has(slug))).toEqual([]);
});
