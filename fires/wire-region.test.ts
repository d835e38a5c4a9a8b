import { expect, test } from "vitest";
import { readClearRegion, readRegion } from "./coded-places.ts";

test.each([
  ["04", null, "04"],
  ["4", null, "04"],
  [null, "Mauricie", "04"],
  [null, "cote nord", "09"],
  [null, "Saguenay - Lac-Saint-Jean", "02"],
  [null, "Montreal", "06"],
  ["99", "Outaouais", "07"],
  ["08", "Outaouais", "08"],
  ["00", null, null],
  ["18", null, null],
  [null, "Ontario", null],
  [null, null, null],
])("the code %j and the name %j give the region %j", (Code, Nom, region) => {
  expect(readRegion({ Code, Nom })).toBe(region);
});

test("a region is unclear if its code and name contradict each other", () => {
  expect(readClearRegion({ Code: "12", Nom: "Estrie" })).toBeNull();
  expect(readClearRegion({ Code: "5", Nom: "Estrie" })).toBe("05");
  expect(readClearRegion({ Code: "99", Nom: "Estrie" })).toBe("05");
  expect(readClearRegion({ Code: "05", Nom: "Eastern Townships, south" })).toBe("05");
  expect(readClearRegion({ Code: "04", Nom: "Mauricie et Lanaudière" })).toBeNull();
  expect(readClearRegion({ Code: null, Nom: "Mauricie et Lanaudière" })).toBeNull();
});
