import { expect, it } from "vitest";
import { readFoundPlaces } from "./read-found-places.ts";

const LA_TUQUE = { kind: "city", name: "La Tuque", lat: 47.44, lon: -72.78 };

it("reads places, and leaves out what is none", () => {
  const places = [LA_TUQUE, null, { ...LA_TUQUE, lat: "47" }, { ...LA_TUQUE, kind: "planet" }];
  expect(readFoundPlaces({ places })).toEqual([LA_TUQUE]);
  expect(readFoundPlaces({ places: [] })).toEqual([]);
});

it.each([null, undefined, "", {}, { places: {} }])("refuses %j", (answer) => {
  expect(() => readFoundPlaces(answer)).toThrow();
});
