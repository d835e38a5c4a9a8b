import { expect, test } from "vitest";
import { NOTHING_REPORTED } from "#intake/reports/report-fields.ts";
import { distanceKm } from "#territory/distance.ts";
import {
  fromAfar,
  fromFields,
  pointFields,
  pointTyped,
  pointValue,
  readPointValue,
  seenPoint,
  withKnownFire,
} from "./typed-point.ts";

const LA_TUQUE = { lat: 47.44, lon: -72.78 };
const DEVICE = { ...NOTHING_REPORTED, ...fromFields(LA_TUQUE, 20.4) };

test("a point is written with a precision of a metre, and read back unchanged", () => {
  const fields = pointFields({ lat: 47.441234567, lon: -72.78 }, "map", 12.6);
  expect(fields).toEqual({ lat: "47.44123", lon: "-72.78", source: "map", found: "", accuracy: "13" });
  expect(pointTyped({ ...NOTHING_REPORTED, ...fields })).toEqual({ lat: 47.44123, lon: -72.78 });
  expect(readPointValue(pointValue(LA_TUQUE))).toEqual(LA_TUQUE);
});

test.each(["", ",", "47.44", "47.44,", "91,-72", "47,-72,1", "a,b", "47,-181"])(
  "readPointValue does not read %j as a point",
  (value) => {
    expect(readPointValue(value)).toBeNull();
  },
);

test("a fire that the person sees is at the person's position until direction and distance are given", () => {
  expect(seenPoint(DEVICE)).toEqual({
    lat: "47.44",
    lon: "-72.78",
    source: "device",
    found: "",
    accuracy: "20",
  });
  expect(seenPoint({ ...DEVICE, bearing: "90" })).toMatchObject({ lon: "-72.78", source: "device" });
  const byWords = { ...NOTHING_REPORTED, ...fromFields(LA_TUQUE) };
  expect(seenPoint(byWords)).toEqual({
    lat: "47.44",
    lon: "-72.78",
    source: "sight",
    found: "",
    accuracy: "",
  });
});

test("seenPoint computes the fire's point from the person's position, direction and distance", () => {
  const seen = seenPoint({ ...DEVICE, bearing: "90", distance: "5" });
  const at = pointTyped({ ...DEVICE, ...seen });
  expect(seen.source).toBe("sight");
  expect(at && at.lon > LA_TUQUE.lon).toBe(true);
  expect(at && distanceKm(LA_TUQUE, at)).toBeCloseTo(5, 2);
});

test("seenPoint keeps a point that was typed or set on the map, wherever the person is", () => {
  for (const source of ["words", "map"] as const) {
    const typed = { ...DEVICE, ...pointFields({ lat: 48, lon: -71 }, source) };
    expect(seenPoint({ ...typed, bearing: "90", distance: "5" })).toEqual({});
  }
});

test("without the person's position, a direction and a distance give no point", () => {
  expect(seenPoint({ ...NOTHING_REPORTED, bearing: "90", distance: "5" })).toEqual({
    lat: "",
    lon: "",
    source: "",
    found: "",
    accuracy: "",
  });
});

test("a device's position is marked as the person's position if the fire is seen from afar; a point set on the map is not", () => {
  expect(fromAfar(seenPoint(DEVICE), true)).toMatchObject({ lat: "47.44", source: "sight" });
  expect(fromAfar(seenPoint(DEVICE), null)).toMatchObject({ source: "device" });
  expect(fromAfar(seenPoint({ ...DEVICE, ...pointFields(LA_TUQUE, "map") }), true)).toEqual({});
});

test("withKnownFire clears the known fire if the place changes, but not if a pin is moved by a short distance", () => {
  const typed = { ...NOTHING_REPORTED, ...pointFields(LA_TUQUE, "map"), knownFire: "2026-12" };
  const forgets = (change: object) => withKnownFire(change, typed).knownFire === "";
  expect(forgets(pointFields({ lat: 47.45, lon: -72.78 }, "map"))).toBe(false);
  expect(forgets({ fromWhere: "La Tuque" })).toBe(false);
  expect(forgets(pointFields({ lat: 50, lon: -66 }, "words"))).toBe(true);
  expect(forgets({ where: "Sept-Îles", lat: "", lon: "", source: "" })).toBe(true);
  expect(forgets({ ...pointFields({ lat: 50, lon: -66 }, "words"), knownFire: "2026-7" })).toBe(false);
});
