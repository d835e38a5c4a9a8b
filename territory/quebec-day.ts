import { lazy } from "./lazy.ts";
import { TIME_ZONE } from "./time-zone.ts";

const written = lazy(() => new Intl.DateTimeFormat("en-CA", { timeZone: TIME_ZONE, dateStyle: "short" }));
const DAY_MS = 24 * 3_600_000;

/** Returns the current day in Quebec, whatever the machine's time zone: `2026-07-02`. */
export const quebecDay = (at: Date): string => written().format(at);

export const quebecYear = (at: Date): number => Number(quebecDay(at).slice(0, 4));

/** Returns the start of the day in Quebec: clocks change at 2:00, so one of two offsets is right. */
export function midnightInQuebec(at: Date): Date {
  const day = quebecDay(at);
  const summer = new Date(`${day}T04:00:00Z`);
  return quebecDay(summer) === day ? summer : new Date(`${day}T05:00:00Z`);
}

/** Returns about noon of the day in Quebec, or of a later day: added hours would err when clocks change. */
export const noonInQuebec = (at: Date, daysLater = 0): Date =>
  new Date(Date.parse(`${quebecDay(at)}T17:00:00Z`) + daysLater * DAY_MS);
