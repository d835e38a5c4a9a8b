import { expect, it } from "vitest";
import { readPoint, roundedPoint, writePoint } from "./rounded-point.ts";

const read = (query: string) => readPoint(new URLSearchParams(query), "fr");

it("a point in an address says no house", () => {
  const house = { lat: 46.813_878, lon: -71.207_981 };
  expect(writePoint(house)).toBe("46.81,-71.21");
  expect(read(`ici=${writePoint(house)}`)).toEqual(roundedPoint(house));
});

it.each(["", "ici=", "ici=la-tuque", "ici=95.1,-72", "ici=47.4", "ici=47.4,-192.5"])(
  "%j is no point",
  (query) => expect(read(query)).toBeNull(),
);
