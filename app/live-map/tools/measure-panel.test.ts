import { geoArea } from "d3-geo";
import { expect, it } from "vitest";
import { areaHa, lengthKm } from "./measure-panel.tsx";

const QUEBEC = { lat: 46.8139, lon: -71.208 };
const MONTREAL = { lat: 45.5019, lon: -73.5674 };
const CHICOUTIMI = { lat: 48.4284, lon: -71.0537 };

it("lengthKm measures along a line, and back to its start if it is closed", () => {
  expect(lengthKm([], false)).toBe(0);
  expect(lengthKm([QUEBEC], true)).toBe(0);
  // The published distance is about 233 km in a straight line.
  expect(lengthKm([QUEBEC, MONTREAL], false)).toBeCloseTo(233, -1);
  const open = lengthKm([QUEBEC, MONTREAL, CHICOUTIMI], false);
  const back = lengthKm([CHICOUTIMI, QUEBEC], false);
  expect(lengthKm([QUEBEC, MONTREAL, CHICOUTIMI], true)).toBeCloseTo(open + back);
});

it("areaHa returns 0 for two points, and the area of a shape whatever the direction of its corners", () => {
  expect(areaHa([QUEBEC, MONTREAL])).toBe(0);
  const corners = [
    { lat: 48, lon: -72 },
    { lat: 48, lon: -71.9 },
    { lat: 48.1, lon: -71.9 },
    { lat: 48.1, lon: -72 },
  ];
  const ring = corners.toReversed().map(({ lat, lon }) => [lon, lat]);
  const expected =
    geoArea({ type: "Polygon", coordinates: [[...ring, ring[0] ?? []]] }) * 6371.0088 ** 2 * 100;
  expect(areaHa(corners) / expected).toBeCloseTo(1, 3);
  expect(areaHa(corners.toReversed())).toBeCloseTo(areaHa(corners));
});
