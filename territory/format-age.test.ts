import { expect, test } from "vitest";
import { formatAge } from "./format-age.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

test.each([
  [20_000, "il y a 1 minute", "1 minute ago"],
  [3 * MINUTE, "il y a 3 minutes", "3 minutes ago"],
  [59.9 * MINUTE, "il y a 59 minutes", "59 minutes ago"],
  [61 * MINUTE, "il y a 1 heure", "1 hour ago"],
  [119 * MINUTE, "il y a 1 heure", "1 hour ago"],
  [47 * HOUR, "il y a 47 heures", "47 hours ago"],
  [49 * HOUR, "il y a 2 jours", "2 days ago"],
  [1204 * 24 * HOUR, "il y a 1\u00a0204 jours", "1,204 days ago"],
])("an age of %s ms is written in words in both languages", (age, french, english) => {
  expect([formatAge(age, "fr"), formatAge(age, "en")]).toEqual([french, english]);
});
