import type { Language } from "./language.ts";
import { lazy } from "./lazy.ts";
import { TIME_ZONE } from "./time-zone.ts";

/** Formatter of times, made on first use: a page's first formatter takes 0.2 s on a cheap phone. */
const clock = lazy(
  () =>
    new Intl.DateTimeFormat("en-GB", {
      hour: "2-digit",
      minute: "2-digit",
      hourCycle: "h23",
      timeZone: TIME_ZONE,
    }),
);
const NAMED: Readonly<Record<string, string>> = { "00:00": "midnight", "12:00": "noon" };

/** Returns the time in Quebec: « 7 h », « 14 h 05 »; “7 a.m.”, “2:05 p.m.”, “noon”, “midnight”. */
export function clockTime(at: Date, language: Language): string {
  const read = clock().format(at);
  const [hour = 0, minute = 0] = read.split(":").map(Number);
  const minutes = minute === 0 ? "" : read.slice(-2);
  if (language === "fr") return `${hour}\u00a0h${minutes && `\u00a0${minutes}`}`;
  return NAMED[read] ?? `${hour % 12 || 12}${minutes && `:${minutes}`}\u00a0${hour < 12 ? "a.m." : "p.m."}`;
}
