import { clockTime } from "#territory/clock.ts";
import { withOrdinal } from "#territory/first-of-month.ts";
import type { Bilingual, Language } from "#territory/language.ts";
import { lazy } from "#territory/lazy.ts";
import { TIME_ZONE } from "#territory/time-zone.ts";

/** Creates each formatter only once, because creating one takes longer than writing an email. */
function formattersOf(
  options: Intl.DateTimeFormatOptions,
): Readonly<Record<Language, () => Intl.DateTimeFormat>> {
  const formatterIn = (language: Language) =>
    lazy(() => new Intl.DateTimeFormat(`${language}-CA`, { ...options, timeZone: TIME_ZONE }));
  return { fr: formatterIn("fr"), en: formatterIn("en") };
}
const DAYS = formattersOf({ month: "long", day: "numeric" });
const DAYS_OF_YEAR = formattersOf({ year: "numeric", month: "long", day: "numeric" });
const AT = { fr: "à", en: "at" } as const satisfies Bilingual;

/** Formats a moment: « 2 juillet à 11 h 05 », “July 2 at 11:05 a.m.” */
export const formatMoment = (at: Date, language: Language): string =>
  `${withOrdinal(DAYS[language]().format(at), language)} ${AT[language]} ${clockTime(at, language)}`;

/** Formats a day: « 2 juillet 2026 », “July 2, 2026”. */
export const formatDay = (at: Date, language: Language): string =>
  withOrdinal(DAYS_OF_YEAR[language]().format(at), language);

/** Ends a text with a full stop, unless the text already ends with one, such as “a.m.” */
export const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

export const capitalized = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
