import { expect, test } from "vitest";
import { pointAt } from "./distance.ts";
import { nearest } from "./nearest.ts";

const FROM = { lat: 47.5, lon: -72.5 };
const away = (name: string, km: number, bearing: number) => ({ name, at: pointAt(FROM, bearing, km) });

test("near items are sorted by distance, with their heading, and limited in number", () => {
  const things = [away("far", 30.01, 0), away("east", 12, 90), away("north", 29.99, 0), away("here", 0, 0)];
  const near = nearest(things, FROM, { withinKm: 30, most: 5 });
  expect(near.map(({ thing }) => thing.name)).toEqual(["here", "east", "north"]);
  expect(near[1]?.km).toBeCloseTo(12, 6);
  expect(near[1]?.bearing).toBeCloseTo(90, 6);
  expect(nearest(things, FROM, { withinKm: 30, most: 1 }).map(({ thing }) => thing.name)).toEqual(["here"]);
});

test("an item without a location is never among the near items", () => {
  expect(nearest([{ at: null }], FROM, { withinKm: 30, most: 5 })).toEqual([]);
});
