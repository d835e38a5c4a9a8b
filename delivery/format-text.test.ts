import { expect, test } from "vitest";
import { formatMoment } from "./format-text.ts";

test.each([
  ["2026-07-05T12:00:00Z", "5 juillet à 8 h", "July 5 at 8 a.m."],
  ["2026-07-01T15:05:00Z", "1er juillet à 11 h 05", "July 1 at 11:05 a.m."],
  ["2026-07-05T04:00:00Z", "5 juillet à 0 h", "July 5 at midnight"],
  ["2026-07-05T16:00:00Z", "5 juillet à 12 h", "July 5 at noon"],
])("formats the time %s for an email in Quebec's time and in the style of pages", (iso, french, english) => {
  const plain = (text: string) => text.replaceAll("\u00a0", " ");
  expect(plain(formatMoment(new Date(iso), "fr"))).toBe(french);
  expect(plain(formatMoment(new Date(iso), "en"))).toBe(english);
});
