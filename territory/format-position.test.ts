import { expect, test } from "vitest";
import { formatPosition } from "./format-position.ts";

test("a position is formatted in the reader's language", () => {
  const at = { lat: 47.4, lon: -72.784 };
  expect(formatPosition(at, "fr")).toBe("47,40°\u00a0N\u202f; 72,78°\u00a0O");
  expect(formatPosition(at, "en")).toBe("47.40°\u00a0N, 72.78°\u00a0W");
});

test("a position is formatted with four decimals of a degree if requested", () => {
  const at = { lat: 47.43, lon: -72.78119 };
  expect(formatPosition(at, "fr", 4)).toBe("47,4300°\u00a0N\u202f; 72,7812°\u00a0O");
  expect(formatPosition(at, "en", 4)).toBe("47.4300°\u00a0N, 72.7812°\u00a0W");
});

test("a positive longitude is shown as east, and a negative latitude as south", () => {
  expect(formatPosition({ lat: 47.44, lon: 72.78 }, "fr")).toBe("47,44°\u00a0N\u202f; 72,78°\u00a0E");
  expect(formatPosition({ lat: -12.5, lon: 130.75 }, "en")).toBe("12.50°\u00a0S, 130.75°\u00a0E");
});

test("a position of zeros, which a faulty device sends, is shown as north and east", () => {
  expect(formatPosition({ lat: 0, lon: 0 }, "en")).toBe("0.00°\u00a0N, 0.00°\u00a0E");
});
