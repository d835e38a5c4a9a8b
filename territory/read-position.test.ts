import { describe, expect, test } from "vitest";
import { readPosition } from "./read-position.ts";
import { roundedPosition, writePosition } from "./rounded-position.ts";

const LA_TUQUE = { lat: 47.44, lon: -72.78 };

describe("a typed position", () => {
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
    "(47.44, -72.78)",
    "[47.44, -72.78]",
    "47.44, -72.78.",
    "47.440000000000001, -72.780000000000001",
    "lat 47.44 lon -72.78",
    "Latitude : 47,44, longitude : -72,78",
    "lon=-72.78, lat=47.44",
    "47.44 Nord, 72.78 Ouest",
    "47.44 north 72.78 west",
    "47˚26'24\"N 72˚46'48\"W",
    "47 26 24 N, 72 46 48 W",
    "47 26.4 N 72 46.8 O",
    "47-26-24N 072-46-48W",
    "47:26:24N 72:46:48W",
    "47° 26.4 N, 72° 46.8 W",
    "N47 26.400 W072 46.800",
    "N 47 26 24, W 72 46 48",
  ])("a position is read from the text %s", (text) => {
    const at = readPosition(text);
    if (at === null || at === "off-globe") throw new Error(`${text}: ${at}`);
    expect(at.lat).toBeCloseTo(LA_TUQUE.lat, 6);
    expect(at.lon).toBeCloseTo(LA_TUQUE.lon, 6);
  });

  test("two whole numbers are read as degrees", () => {
    expect(readPosition("47 -72")).toEqual({ lat: 47, lon: -72 });
    expect(readPosition("47,-72")).toEqual({ lat: 47, lon: -72 });
    expect(readPosition("0,0")).toEqual({ lat: 0, lon: 0 });
  });
});

test("two numbers in an ambiguous order are read as latitude, then longitude", () => {
  expect(readPosition("72.78, 47.44")).toEqual({ lat: 72.78, lon: 47.44 });
  expect(readPosition("-40.71, 74.01")).toEqual({ lat: -40.71, lon: 74.01 });
});

describe("a position with the longitude first, without letters", () => {
  test.each([
    ["the west of Quebec", "-79.9, 46"],
    ["the east", "-57.1, 51.5"],
    ["the south", "-72.5, 44.9"],
    ["the north", "-74, 62.6"],
  ])("a longitude as the first number is recognized in %s", (_where, text) => {
    const [lon, lat] = text.split(", ").map(Number);
    expect(readPosition(text)).toEqual({ lat, lon });
  });

  test.each([
    ["west of it", "-80, 47"],
    ["far west of it", "-85, 47"],
    ["east of it", "-57, 47"],
    ["east of Greenwich", "50, 47"],
    ["south of it", "-72, 44"],
    ["south of the equator", "-72, -12"],
    ["north of it", "-72, 63"],
    ["at the pole", "-72, 89"],
  ])("a first number is not read as a longitude if the point is outside Quebec: %s", (_where, text) => {
    const [lat, lon] = text.split(", ").map(Number);
    expect(readPosition(text)).toEqual({ lat, lon });
  });
});

describe("the letter of a coordinate", () => {
  test.each([
    ["12.5 S, 130.75 E", { lat: -12.5, lon: 130.75 }],
    ["130.75 E, 12.5 S", { lat: -12.5, lon: 130.75 }],
    ["S 12.5, E 130.75", { lat: -12.5, lon: 130.75 }],
    ["12.5 N, 30.75 E", { lat: 12.5, lon: 30.75 }],
  ])("the letters determine the axis and the sign of each number: %s", (text, at) => {
    expect(readPosition(text)).toEqual(at);
  });

  test.each([
    ["of the first figure, a longitude", "72.75 W, 47.5"],
    ["of the second figure, a latitude", "-72.75, 47.5 N"],
    ["of the first figure, a latitude", "47.5 N, -72.75"],
    ["of the second figure, a longitude", "47.5, 72.75 W"],
  ])("a letter on only one of the coordinates is enough: %s", (_which, text) => {
    expect(readPosition(text)).toEqual({ lat: 47.5, lon: -72.75 });
  });

  test("the letter takes precedence over the usual ranges of latitude and longitude", () => {
    expect(readPosition("-72.75 N, 47.5 E")).toEqual({ lat: -72.75, lon: 47.5 });
    expect(readPosition("-72.75 N, 47.5")).toEqual({ lat: -72.75, lon: 47.5 });
  });
});

test("any number of spaces between the numbers is read as one space", () => {
  expect(readPosition(`47.5,${" ".repeat(100)}\t\n-72.75`)).toEqual({ lat: 47.5, lon: -72.75 });
});

test("a text with more digits than any instrument gives is not a position", () => {
  const figures = (degrees: number) => `${degrees}.000000000000°26.000000000000′24.000000000000″`;
  expect(readPosition(`${figures(47)}N ${figures(72)}O`)).toBeNull();
});

test.each([
  "95,-72",
  "47,-181",
  "900 900",
  "47°75′N 72°46′O",
  "47°26′75″N 72°46′48″O",
  "47°60′N 72°46′O",
  "47°26′60″N 72°46′48″O",
])("the text %s is off the globe", (text) => {
  expect(readPosition(text)).toBe("off-globe");
});

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
])("the text %j is not a position", (text) => {
  expect(readPosition(text)).toBeNull();
});

test("a position in a URL is rounded to a hundredth of a degree, about a kilometre", () => {
  expect(writePosition({ lat: 47.438_765, lon: -72.784_321 })).toBe("47.44,-72.78");
  expect(writePosition({ lat: 47, lon: -72.1 })).toBe("47.00,-72.10");
  expect(roundedPosition({ lat: 47.438_765, lon: -72.784_321 })).toEqual(LA_TUQUE);
});
