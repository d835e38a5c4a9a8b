import { describe, expect, test } from "vitest";
import { readPosition } from "./read-position.ts";
import { roundedPosition, writePosition } from "./written-position.ts";

const LA_TUQUE = { lat: 47.44, lon: -72.78 };

describe("a position is read", () => {
  test.each([
    "47.44,-72.78",
    "47.44, -72.78",
    "  47.44   -72.78 ",
    "47.44;-72.78",
    "47,44 -72,78",
    "47,44, -72,78",
    "47,44,-72,78",
    "47,44 ; −72,78",
    "+47.44 / -72.78",
    "47.44° N, 72.78° W",
    "47,44° N ; 72,78° O",
    "47.44N 72.78W",
    "N47.44 W72.78",
    "n 47.44, o 72.78",
    "72.78 W, 47.44 N",
    "72,78° O 47,44° N",
    "47°26.4′N 72°46.8′O",
    "47° 26,4' N, 72° 46,8' O",
    "47°26′24″N 72°46′48″O",
    "47° 26' 24\" N 72° 46' 48\" W",
    "47°26’24’’N, 72°46’48’’O",
    "47°26′24″N72°46′48″O",
    "47.44°, -72.78°",
    "-72.78, 47.44",
  ])("%s", (text) => {
    const at = readPosition(text);
    if (at === null || at === "off-globe") throw new Error(`${text}: ${at}`);
    expect(at.lat).toBeCloseTo(LA_TUQUE.lat, 6);
    expect(at.lon).toBeCloseTo(LA_TUQUE.lon, 6);
  });

  test("without minutes it means what it says", () => {
    expect(readPosition("47 -72")).toEqual({ lat: 47, lon: -72 });
    expect(readPosition("47,-72")).toEqual({ lat: 47, lon: -72 });
    expect(readPosition("0,0")).toEqual({ lat: 0, lon: 0 });
  });
});

test("figures that may be either stay in their order", () => {
  expect(readPosition("72.78, 47.44")).toEqual({ lat: 72.78, lon: 47.44 });
  expect(readPosition("-40.71, 74.01")).toEqual({ lat: -40.71, lon: 74.01 });
});

test.each(["95,-72", "47,-181", "900 900", "47°75′N 72°46′O", "47°26′75″N 72°46′48″O"])(
  "%s is off the globe",
  (text) => {
    expect(readPosition(text)).toBe("off-globe");
  },
);

test.each([
  "",
  "47.44",
  "NaN,NaN",
  "Infinity,-72",
  "1e2,3e1",
  "0x2f,-72",
  "47.44,-72.78,12",
  "47.44 N 72.78 N",
  "N 47.44 N, 72.78",
  "123 rue Principale",
  "1035, rue du Pont",
  "4500 1200",
  "La Tuque",
  "--47,-72",
  "47..44,-72",
  "47.44,-72.78; DROP TABLE fires",
  "9".repeat(10_000),
  `${"1,".repeat(5000)}1`,
  "° ′ ″",
])("%j is no position", (text) => {
  expect(readPosition(text)).toBeNull();
});

test("addresses carry a position to about a kilometre", () => {
  expect(writePosition({ lat: 47.438_765, lon: -72.784_321 })).toBe("47.44,-72.78");
  expect(writePosition({ lat: 47, lon: -72.1 })).toBe("47.00,-72.10");
  expect(roundedPosition({ lat: 47.438_765, lon: -72.784_321 })).toEqual(LA_TUQUE);
});
