import { type Bilingual, LANGUAGES, type Language } from "#territory/language.ts";
import { once } from "#territory/once.ts";
import type { DistanceUnit, SizeUnit } from "../units/units.ts";

/** Quebec's legal time; the few places on Atlantic time read it with the rest of the province. */
const TIME_ZONE = "America/Toronto";
/** How each unit is written after its number. */
const UNIT_SIGNS = {
  hectares: { fr: "ha", en: "ha" },
  acres: { fr: "acres", en: "acres" },
  arpents: { fr: "arpents", en: "arpents" },
  kilometres: { fr: "km", en: "km" },
  metres: { fr: "m", en: "m" },
  feet: { fr: "pi", en: "ft" },
} as const satisfies Record<SizeUnit | DistanceUnit, Bilingual>;
const LOCALES = { fr: "fr-CA", en: "en-CA" } as const satisfies Record<Language, string>;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Ways of writing numbers and dates in one language. */
export interface Formats {
  /** `1 204`, `0,3`: at most one decimal, and none from 10 up. */
  number(value: number): string;
  /** `1 204 ha`: a value already in that unit; metres and feet are whole, and no size that is not nothing is 0. */
  measure(value: number, unit: SizeUnit | DistanceUnit): string;
  /** `+12`, `−3`. */
  signed(value: number): string;
  /** `+12 %`. */
  percent(ratio: number): string;
  /** `12 %`. */
  share(ratio: number): string;
  /** `6 juin`, with the year when it is not the year of `now`. */
  day(date: Date, now?: Date): string;
  /** The same for tables: `6 juin`, `13 nov.` */
  shortDay(date: Date, now?: Date): string;
  weekday(date: Date): string;
  time(date: Date): string;
  dayTime(date: Date, now?: Date): string;
  /** The same for tables: `13 nov., 17 h 05`. */
  shortDayTime(date: Date, now?: Date): string;
  /** `il y a 3 minutes`; under a minute: `à l'instant`, said by the caller. */
  age(milliseconds: number): string;
  list(parts: readonly string[]): string;
  /** `juin`, by its number in the year, 1 to 12. */
  month(month: number): string;
  /** The same for charts: `juin`, `juill.`. */
  shortMonth(month: number): string;
  /** For charts: `1,1 M`, `34 k`, `120`. */
  compact(value: number): string;
}

function makeFormats(language: Language): Formats {
  const locale = LOCALES[language];
  const date = (options: Intl.DateTimeFormatOptions) =>
    once(() => new Intl.DateTimeFormat(locale, { timeZone: TIME_ZONE, ...options }));
  const numeral = (options: Intl.NumberFormatOptions) => once(() => new Intl.NumberFormat(locale, options));
  const whole = numeral({ maximumFractionDigits: 0 });
  const oneDecimal = numeral({ maximumFractionDigits: 1 });
  const oneDigit = numeral({ maximumSignificantDigits: 1 });
  const plural = once(() => new Intl.PluralRules(locale, { maximumFractionDigits: 1 }));
  const signed = numeral({ maximumFractionDigits: 0, signDisplay: "exceptZero" });
  const percent = numeral({ style: "percent", maximumFractionDigits: 0, signDisplay: "exceptZero" });
  const share = numeral({ style: "percent", maximumFractionDigits: 0 });
  const dayMonth = date({ day: "numeric", month: "long" });
  const shortDay = date({ day: "numeric", month: "short" });
  const shortDayYear = date({ day: "numeric", month: "short", year: "numeric" });
  const dayMonthYear = date({ day: "numeric", month: "long", year: "numeric" });
  const weekday = date({ weekday: "long", day: "numeric", month: "long" });
  const clock = date({ timeStyle: "short" });
  // Quebec writes 7 h and 14 h 05, where Intl has 07 h 00.
  const time = (value: Date) =>
    language === "fr"
      ? clock()
          .format(value)
          .replace(/^0(?=\d)/, "")
          .replace(/\D00$/, "")
          .replace(/\s/g, "\u00a0")
      : clock().format(value);
  const year = date({ year: "numeric" });
  const relative = once(() => new Intl.RelativeTimeFormat(locale, { numeric: "always" }));
  const list = once(() => new Intl.ListFormat(locale, { type: "conjunction" }));
  const compact = numeral({ notation: "compact", maximumSignificantDigits: 2 });
  const longMonth = date({ month: "long" });
  const shortMonth = date({ month: "short" });
  const middleOf = (month: number) => new Date(Date.UTC(2000, month - 1, 15, 12));
  const number = (value: number) => (Math.abs(value) < 10 ? oneDecimal : whole)().format(value);
  const measured = (value: number, unit: SizeUnit | DistanceUnit) => {
    if (unit === "metres" || unit === "feet") return whole().format(value);
    return value > 0 && value < 0.1 ? oneDigit().format(value) : number(value);
  };
  const signOf = (value: number, unit: SizeUnit | DistanceUnit) => {
    const sign = UNIT_SIGNS[unit][language];
    return sign === unit && plural().select(value) === "one" ? sign.slice(0, -1) : sign;
  };
  const isSameYear = (value: Date, now: Date) => year().format(value) === year().format(now);
  const day = (value: Date, now = value) =>
    (isSameYear(value, now) ? dayMonth : dayMonthYear)().format(value);
  const dayForTables = (value: Date, now = value) =>
    (isSameYear(value, now) ? shortDay : shortDayYear)().format(value);
  return {
    number,
    measure: (value, unit) => `${measured(value, unit)}\u00a0${signOf(value, unit)}`,
    signed: (value) => signed().format(value),
    percent: (ratio) => percent().format(ratio),
    share: (ratio) => share().format(ratio),
    day,
    weekday: (value) => weekday().format(value),
    time,
    dayTime: (value, now) =>
      language === "fr" ? `${day(value, now)} à ${time(value)}` : `${day(value, now)}, ${time(value)}`,
    shortDay: dayForTables,
    shortDayTime: (value, now) => `${dayForTables(value, now)}, ${time(value)}`,
    age(milliseconds) {
      if (milliseconds < HOUR)
        return relative().format(-Math.max(1, Math.round(milliseconds / MINUTE)), "minute");
      if (milliseconds < 2 * DAY) return relative().format(-Math.floor(milliseconds / HOUR), "hour");
      return relative().format(-Math.floor(milliseconds / DAY), "day");
    },
    list: (parts) => list().format(parts),
    month: (month) => longMonth().format(middleOf(month)),
    shortMonth: (month) => shortMonth().format(middleOf(month)),
    compact: (value) => (Math.abs(value) < 1000 ? number(value) : compact().format(value)),
  };
}

const formats = Object.fromEntries(LANGUAGES.map((language) => [language, makeFormats(language)])) as Record<
  Language,
  Formats
>;

/** Intl objects are slow to make, half a second for all on a cheap phone: each is made once, when first asked for. */
export function formatsOf(language: Language): Formats {
  return formats[language];
}
