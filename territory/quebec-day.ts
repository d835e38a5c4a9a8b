import { lazy } from "./lazy.ts";
import { TIME_ZONE } from "./time-zone.ts";

const written = lazy(() => new Intl.DateTimeFormat("en-CA", { timeZone: TIME_ZONE, dateStyle: "short" }));
const DAY_MS = 24 * 3_600_000;

/** Returns the day in Quebec at a moment, whatever the machine's time zone: `2026-07-02`. */
export const quebecDay = (at: Date): string => written().format(at);

export const quebecYear = (at: Date): number => Number(quebecDay(at).slice(0, 4));

/** Returns the start of a day in Quebec. Clocks change at 2:00, so midnight has one of two offsets. */
export function midnightInQuebec(at: Date): Date {
  const day = quebecDay(at);
  const summer = new Date(`${day}T04:00:00Z`);
  return quebecDay(summer) === day ? summer : new Date(`${day}T05:00:00Z`);
}

/** Returns about noon of a moment's day in Quebec, or of a later day, also when clocks change. */
export const noonInQuebec = (at: Date, daysLater = 0): Date =>
  new Date(Date.parse(`${quebecDay(at)}T17:00:00Z`) + daysLater * DAY_MS);
