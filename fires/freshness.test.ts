import { expect, test } from "vitest";
import { freshnessOf } from "./freshness.ts";

const MINUTE_MS = 60_000;

test.each([
  [0, "fresh"],
  [15 * MINUTE_MS, "fresh"],
  [15 * MINUTE_MS + 1, "late"],
  [60 * MINUTE_MS, "late"],
  [60 * MINUTE_MS + 1, "old"],
  [Number.POSITIVE_INFINITY, "old"],
])("data that is %d ms old counts as %s", (age, freshness) => {
  expect(freshnessOf(age)).toBe(freshness);
});
