import { expect, test } from "vitest";
import { clockTime } from "./clock.ts";

test.each([
  ["2026-06-06T11:00:00Z", "7 h", "7 a.m."],
  ["2026-06-06T13:42:00Z", "9 h 42", "9:42 a.m."],
  ["2026-06-06T18:05:00Z", "14 h 05", "2:05 p.m."],
  ["2026-06-06T16:00:00Z", "12 h", "noon"],
  ["2026-06-06T16:30:00Z", "12 h 30", "12:30 p.m."],
  ["2026-06-06T04:00:00Z", "0 h", "midnight"],
  ["2026-06-06T04:30:00Z", "0 h 30", "12:30 a.m."],
  ["2026-12-06T12:00:00Z", "7 h", "7 a.m."],
])("%s is formatted as a time in Quebec in each language", (iso, french, english) => {
  const plain = (text: string) => text.replaceAll("\u00a0", " ");
  expect(plain(clockTime(new Date(iso), "fr"))).toBe(french);
  expect(plain(clockTime(new Date(iso), "en"))).toBe(english);
});
