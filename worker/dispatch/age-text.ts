import { clockTime } from "#territory/clock.ts";
import { withOrdinal } from "#territory/first-of-month.ts";
import { formatAge } from "#territory/format-age.ts";
import type { Language } from "#territory/language.ts";
import { lazy } from "#territory/lazy.ts";
import { TIME_ZONE } from "#territory/time-zone.ts";

const NOW = { fr: "à l’instant", en: "just now" } as const;
const MINUTE_MS = 60_000;
/** Formatters, created once per language: creating one takes longer than formatting a page of rows. */
const dayIn = (language: Language) =>
  lazy(
    () => new Intl.DateTimeFormat(`${language}-CA`, { month: "short", day: "numeric", timeZone: TIME_ZONE }),
  );
const DAYS = { fr: dayIn("fr"), en: dayIn("en") } as const;

/** Returns the age and time « il y a 5 minutes, 2 juill., 11 h 05 », or only the time as "moment". */
export function ageText(at: Date, now: Date, language: Language, form: "age" | "moment" = "age"): string {
  const milliseconds = now.getTime() - at.getTime();
  const age = milliseconds < MINUTE_MS ? NOW[language] : formatAge(milliseconds, language);
  const day = withOrdinal(DAYS[language]().format(at), language);
  const moment = `${day}, ${clockTime(at, language)}`;
  return form === "moment" ? moment : `${age}, ${moment}`;
}
