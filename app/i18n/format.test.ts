import { expect, test } from "vitest";
import { formatsOf } from "./format.ts";

const fr = formatsOf("fr");
const en = formatsOf("en");
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");

test.each([
  [0, "0 ha", "0 ha"],
  [0.04, "0,04 ha", "0.04 ha"],
  [0.25, "0,3 ha", "0.3 ha"],
  [12.6, "13 ha", "13 ha"],
  [1204, "1 204 ha", "1,204 ha"],
])("an area of %s hectares is rounded for display in both languages", (value, french, english) => {
  expect(plain(fr.measure(value, "hectares"))).toBe(french);
  expect(plain(en.measure(value, "hectares"))).toBe(english);
});

test.each([
  [0.74, "acres", "0,7 acre", "0.7 acres"],
  [1, "acres", "1 acre", "1 acre"],
  [2.9, "arpents", "2,9 arpents", "2.9 arpents"],
  [3280.84, "feet", "3 281 pi", "3,281 ft"],
  [7.4, "metres", "7 m", "7 m"],
  [12.6, "kilometres", "13 km", "13 km"],
] as const)(
  "the value %s in the unit %s is written with the unit's sign in both languages",
  (value, unit, french, english) => {
    expect(plain(fr.measure(value, unit))).toBe(french);
    expect(plain(en.measure(value, unit))).toBe(english);
  },
);

test.each([
  ["2026-06-06T11:00:00Z", "7 h", "7 a.m."],
  ["2026-06-06T18:05:00Z", "14 h 05", "2:05 p.m."],
  ["2026-06-06T04:30:00Z", "0 h 30", "12:30 a.m."],
])("the time %s is written in Quebec's time zone in both languages", (iso, french, english) => {
  expect(plain(fr.time(new Date(iso)))).toBe(french);
  expect(plain(en.time(new Date(iso)))).toBe(english);
});

test("a date only contains its year if it is not the current year", () => {
  const day = new Date("2026-06-06T18:05:00Z");
  expect(plain(fr.dayTime(day, day))).toBe("6 juin à 14 h 05");
  expect(plain(en.dayTime(day, day))).toBe("June 6, 2:05 p.m.");
  expect(plain(fr.day(day, new Date("2027-06-06T18:05:00Z")))).toBe("6 juin 2026");
});

test("the first day of a month is an ordinal in French, and a plain number in English", () => {
  const [first, eleventh] = [new Date("2026-06-01T18:05:00Z"), new Date("2026-06-11T18:05:00Z")];
  const later = new Date("2027-01-01T12:00:00Z");
  expect([fr.day(first), fr.shortDay(first), fr.weekday(first)].map(plain)).toEqual([
    "1er juin",
    "1er juin",
    "lundi 1er juin",
  ]);
  expect([fr.day(first, later), fr.shortDay(first, later)].map(plain)).toEqual([
    "1er juin 2026",
    "1er juin 2026",
  ]);
  expect(plain(fr.dayTime(first))).toBe("1er juin à 14 h 05");
  expect(plain(fr.shortDayTime(first))).toBe("1er juin, 14 h 05");
  expect([fr.day(eleventh), fr.weekday(eleventh)]).toEqual(["11 juin", "jeudi 11 juin"]);
  expect([en.day(first), en.weekday(first)]).toEqual(["June 1", "Monday, June 1"]);
});

test("a list of names is joined by commas, with “et” or “and” before the last name", () => {
  expect(fr.list(["Estrie", "Laval", "Mauricie"])).toBe("Estrie, Laval et Mauricie");
  expect(en.list(["Estrie", "Laval"])).toBe("Estrie and Laval");
  expect(en.list(["Estrie"])).toBe("Estrie");
  expect(en.list([])).toBe("");
});

test.each(["fr", "en"] as const)(
  "compact, signed and percentage figures in %s match Intl.NumberFormat, except for the minus sign",
  (language) => {
    const intl = (options: Intl.NumberFormatOptions) => {
      const format = new Intl.NumberFormat(`${language}-CA`, options);
      return (value: number) => format.format(value);
    };
    const formats = formatsOf(language);
    const compact = intl({ notation: "compact", maximumSignificantDigits: 2 });
    const large = [1000, 1049, 1234, 9960, 12_345, 123_456, 994_999, 995_001, 999_999, 1_260_000, 23_456_789];
    expect(large.map(formats.compact)).toEqual(large.map(compact));
    const minus = (text: string) => text.replace("-", "−");
    const ratios = [0, 0.001, 0.125, -0.125, 0.4, 1, 12.3];
    const share = intl({ style: "percent", maximumFractionDigits: 0 });
    expect(ratios.map(formats.share)).toEqual(ratios.map(share).map(minus));
    const percent = intl({ style: "percent", maximumFractionDigits: 0, signDisplay: "exceptZero" });
    expect(ratios.map(formats.percent)).toEqual(ratios.map(percent).map(minus));
    const signed = intl({ maximumFractionDigits: 0, signDisplay: "exceptZero" });
    const changes = [0, 3, -3, 1204, -1204];
    expect(changes.map(formats.signed)).toEqual(changes.map(signed).map(minus));
  },
);
