import { expect, it } from "vitest";
import { waitAsked } from "./wait-asked.ts";

const AT = new Date("2026-07-02T12:00:00Z");

it.each<[string | null, number | null]>([
  ["7", 7_000],
  [" 0 ", 0],
  ["Thu, 02 Jul 2026 12:00:30 GMT", 30_000],
  ["Thu, 02 Jul 2026 11:00:00 GMT", 0],
  ["86400", 3_600_000],
  ["soon", null],
  ["", null],
  [null, null],
])("Retry-After %j asks for %j ms", (header, ms) => {
  expect(waitAsked(header, AT)).toBe(ms);
});
