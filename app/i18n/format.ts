import type { DistanceUnit, SizeUnit } from "#plan/units.ts";
import { clockTime } from "#territory/clock.ts";
import { decimal } from "#territory/decimal.ts";
import { withOrdinal } from "#territory/first-of-month.ts";
import { formatAge } from "#territory/format-age.ts";
import { type Bilingual, LANGUAGES, type Language } from "#territory/language.ts";
import { lazy } from "#territory/lazy.ts";
import { TIME_ZONE } from "#territory/time-zone.ts";

/** Sign of each unit, written after the number. */
const UNIT_SIGNS = {
  hectares: { fr: "ha", en: "ha" },
  acres: { fr: "acres", en: "acres" },
  arpents: { fr: "arpents", en: "arpents" },
  kilometres: { fr: "km", en: "km" },
  metres: { fr: "m", en: "m" },
  feet: { fr: "pi", en: "ft" },
} as const satisfies Record<SizeUnit | DistanceUnit, Bilingual>;
const PERCENT_SIGNS = { fr: "\u00a0%", en: "%" } as const satisfies Bilingual;
const AND = { fr: "et", en: "and" } as const satisfies Bilingual;
const THOUSANDS = [1e3, { fr: "\u00a0k", en: "K" }] as const;
const MILLIONS = [1e6, { fr: "\u00a0M", en: "M" }] as const;
const LOCALES = { fr: "fr-CA", en: "en-CA" } as const satisfies Record<Language, string>;

export type Formats = ReturnType<typeof makeFormats>;

function makeFormats(language: Language) {
  const locale = LOCALES[language];
  const date = (options: Intl.DateTimeFormatOptions) =>
    lazy(() => new Intl.DateTimeFormat(locale, { timeZone: TIME_ZONE, ...options }));
  const oneDigit = lazy(() => new Intl.NumberFormat(locale, { maximumSignificantDigits: 1 }));
  const plural = lazy(() => new Intl.PluralRules(locale, { maximumFractionDigits: 1 }));
  const dayMonth = date({ day: "numeric", month: "long" });
  const shortDay = date({ day: "numeric", month: "short" });
  const shortDayYear = date({ day: "numeric", month: "short", year: "numeric" });
  const dayMonthYear = date({ day: "numeric", month: "long", year: "numeric" });
  const weekday = date({ weekday: "long", day: "numeric", month: "long" });
  const time = (value: Date) => clockTime(value, language);
  const year = date({ year: "numeric" });
  const longMonth = date({ month: "long" });
  const shortMonth = date({ month: "short" });
  const middleOf = (month: number) => new Date(Date.UTC(2000, month - 1, 15, 12));
  const number = (value: number) => decimal(value, Math.abs(value) < 10 ? 1 : 0, language);
  const measured = (value: number, unit: SizeUnit | DistanceUnit) => {
    if (unit === "metres" || unit === "feet") return decimal(value, 0, language);
    return value > 0 && value < 0.1 ? oneDigit().format(value) : number(value);
  };
  const signOf = (value: number, unit: SizeUnit | DistanceUnit) => {
    const sign = UNIT_SIGNS[unit][language];
    return sign === unit && plural().select(value) === "one" ? sign.slice(0, -1) : sign;
  };
  const signed = (value: number) => (Math.round(value) > 0 ? "+" : "") + decimal(value, 0, language);
  const percentSign = PERCENT_SIGNS[language];
  const dated = (format: Intl.DateTimeFormat, value: Date) => withOrdinal(format.format(value), language);
  const isSameYear = (value: Date, now: Date) => year().format(value) === year().format(now);
  const day = (value: Date, now = value) =>
    dated((isSameYear(value, now) ? dayMonth : dayMonthYear)(), value);
  const dayForTables = (value: Date, now = value) =>
    dated((isSameYear(value, now) ? shortDay : shortDayYear)(), value);
  return {
    /** `1 204`, `0,3`: at most one decimal, and no decimal from 10 up. */
    number,
    /** `1 204 ha`, for a value in `unit`. Metres and feet are whole. A small area is never shown as 0 ha. */
    measure: (value: number, unit: SizeUnit | DistanceUnit) =>
      `${measured(value, unit)}\u00a0${signOf(value, unit)}`,
    /** `+12`, `−3`. */
    signed,
    /** `+12 %`. */
    percent: (ratio: number) => signed(ratio * 100) + percentSign,
    /** `12 %`. */
    share: (ratio: number) => decimal(ratio * 100, 0, language) + percentSign,
    /** `6 juin`, `1er juin`, with the year if it is not the year of `now`. */
    day,
    weekday: (value: Date) => dated(weekday(), value),
    time,
    dayTime: (value: Date, now?: Date) =>
      language === "fr" ? `${day(value, now)} à ${time(value)}` : `${day(value, now)}, ${time(value)}`,
    /** Short form for tables: `6 juin`, `13 nov.` */
    shortDay: dayForTables,
    /** Short form for tables: `13 nov., 17 h 05`. */
    shortDayTime: (value: Date, now?: Date) => `${dayForTables(value, now)}, ${time(value)}`,
    /** `il y a 3 minutes`. For less than a minute the caller writes `à l'instant`. */
    age: (milliseconds: number) => formatAge(milliseconds, language),
    list(parts: readonly string[]) {
      const first = parts.slice(0, -1).join(", ");
      return first ? `${first} ${AND[language]} ${parts.at(-1)}` : (parts[0] ?? "");
    },
    /** `juin`, by the month's number, 1 to 12. */
    month: (month: number) => longMonth().format(middleOf(month)),
    /** Short form for charts: `juin`, `juill.`. */
    shortMonth: (month: number) => shortMonth().format(middleOf(month)),
    /** Compact form for charts: `1,1 M`, `34 k`, `120`. */
    compact(value: number) {
      if (Math.abs(value) < 1000) return number(value);
      const [size, sign] = Math.abs(value) < 995_000 ? THOUSANDS : MILLIONS;
      return decimal(Number((value / size).toPrecision(2)), 1, language) + sign[language];
    },
  };
}

const formats = Object.fromEntries(LANGUAGES.map((language) => [language, makeFormats(language)])) as Record<
  Language,
  Formats
>;

/** Returns the formats of a language. Intl objects are created at first use: a cheap phone takes 0.2 s. */
export function formatsOf(language: Language): Formats {
  return formats[language];
}
