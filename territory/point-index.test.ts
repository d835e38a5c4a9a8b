import { expect, test } from "vitest";
import { distanceKm } from "./distance.ts";
import { createPointIndex } from "./point-index.ts";

test("the index finds the same points as a comparison of the distances to all points", () => {
  const things = Array.from({ length: 2_000 }, (_, id) => ({
    ...{ id, at: { lat: 45 + ((id * 7919) % 1_000) / 60, lon: -79 + ((id * 104_729) % 1_000) / 45 } },
  }));
  const index = createPointIndex(things);
  for (const km of [0, 3, 10, 50, 120])
    for (const { at } of things.slice(0, 60)) {
      const each = things.filter((thing) => distanceKm(at, thing.at) <= km).map(({ id }) => id);
      const found = index.within(at, km).map(({ id }) => id);
      expect(found.toSorted((one, other) => one - other)).toEqual(each);
    }
});

test("the index finds an item added later, and never an item without a point", () => {
  const index = createPointIndex<{ readonly at: { lat: number; lon: number } | null }>([{ at: null }]);
  const at = { lat: 48, lon: -72 };
  expect(index.within(at, 1)).toEqual([]);
  index.add({ at });
  expect(index.within(at, 1)).toEqual([{ at }]);
});
