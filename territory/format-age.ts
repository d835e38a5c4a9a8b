import { decimal } from "./decimal.ts";
import type { Bilingual, Language } from "./language.ts";

const UNITS = {
  minute: { fr: "minute", en: "minute" },
  hour: { fr: "heure", en: "hour" },
  day: { fr: "jour", en: "day" },
} as const satisfies Record<string, Bilingual>;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Formats an age: `il y a 3 minutes`. For less than a minute, callers use `à l'instant`. */
export function formatAge(milliseconds: number, language: Language): string {
  if (milliseconds < HOUR) return ago(Math.max(1, Math.floor(milliseconds / MINUTE)), "minute", language);
  if (milliseconds < 2 * DAY) return ago(Math.floor(milliseconds / HOUR), "hour", language);
  return ago(Math.floor(milliseconds / DAY), "day", language);
}

function ago(count: number, unit: keyof typeof UNITS, language: Language): string {
  const counted = `${decimal(count, 0, language)} ${UNITS[unit][language]}${count === 1 ? "" : "s"}`;
  return language === "fr" ? `il y a ${counted}` : `${counted} ago`;
}
