import type { Language } from "#territory/language.ts";
import { TIME_ZONE } from "#territory/time-zone.ts";

const NOW = { fr: "à l’instant", en: "just now" } as const;

/** « il y a 5 minutes, 2 juill., 11 h 05 »; the moment alone where that is asked. */
export function ageSaid(at: Date, now: Date, language: Language, form: "age" | "moment" = "age"): string {
  const minutes = Math.max(0, Math.floor((now.getTime() - at.getTime()) / 60_000));
  const ago = new Intl.RelativeTimeFormat(`${language}-CA`, { numeric: "always", style: "long" });
  const counted =
    minutes < 120 ? ago.format(-minutes, "minute") : ago.format(-Math.floor(minutes / 60), "hour");
  const age = minutes === 0 ? NOW[language] : counted;
  const moment = new Intl.DateTimeFormat(`${language}-CA`, {
    ...{ month: "short", day: "numeric", hour: "numeric", minute: "2-digit", timeZone: TIME_ZONE },
  });
  return form === "moment" ? moment.format(at) : `${age}, ${moment.format(at)}`;
}
