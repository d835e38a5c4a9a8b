import { expect, it } from "vitest";
import { readFoundPlaces } from "./read-found-places.ts";

const LA_TUQUE = { name: "La Tuque", about: "Mauricie", at: { lat: 47.44, lon: -72.78 }, record: null };
const ZONE = { name: "La Tuque", about: "zone", at: null, record: { kind: "zone", slug: "la-tuque" } };

it("readFoundPlaces() reads valid places and leaves out invalid places", () => {
  const places = [LA_TUQUE, ZONE, null, { ...LA_TUQUE, at: { lat: "47" } }, { ...ZONE, record: null }];
  expect(readFoundPlaces({ places, isAnswer: false, said: "Several" })).toEqual({
    places: [LA_TUQUE, ZONE],
    isAnswer: false,
    said: "Several",
  });
  expect(readFoundPlaces({ places: [] })).toEqual({ places: [], isAnswer: false, said: "" });
});

it.each([null, undefined, "", {}, { places: {} }])(
  "readFoundPlaces() refuses %j as a response of the place search",
  (answer) => {
    expect(() => readFoundPlaces(answer)).toThrow();
  },
);
