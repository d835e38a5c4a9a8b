import { expect, test } from "vitest";
import { inMinutes } from "./coordinates.ts";

const NBSP = "\u00a0";

test("a position is written in degrees and minutes", () => {
  const at = { lat: 47.4312, lon: -72.7812 };
  expect(inMinutes(at, "fr")).toBe(`47°${NBSP}25,9′${NBSP}N\u202f; 72°${NBSP}46,9′${NBSP}O`);
  expect(inMinutes(at, "en")).toBe(`47°${NBSP}25.9′${NBSP}N, 72°${NBSP}46.9′${NBSP}W`);
});

test("minutes that are rounded to sixty become the next degree", () => {
  expect(inMinutes({ lat: 47.9995, lon: -72.99999 }, "en")).toBe(
    `48°${NBSP}0.0′${NBSP}N, 73°${NBSP}0.0′${NBSP}W`,
  );
});
