import { expect, test } from "vitest";
import { LONGEST_WAIT_MS, readRetryAfter } from "./retry-after.ts";

const NOW = Date.parse("2026-07-01T12:00:00Z");

test.each([
  ["30", 30_000],
  [" 0 ", 0],
  ["Wed, 01 Jul 2026 12:00:45 GMT", 45_000],
  ["Wed, 01 Jul 2026 11:00:00 GMT", 0],
  ["999999999", LONGEST_WAIT_MS],
  [null, null],
  ["", null],
  ["soon", null],
])("the header %j requests a pause of %j ms", (header, expected) => {
  expect(readRetryAfter(header, NOW)).toBe(expected);
});
