import type { Scenario } from "./scenarios.ts";

export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

/** Quebec's legal day begins at 4 or 5 h UTC. The season uses summer's offset all year. */
const DAY_STARTS_AT_UTC_HOUR = 4;

/** Days of the year between which the season can follow the real calendar (May 10 to August 15). */
const REAL_CALENDAR_FROM = 130;
const REAL_CALENDAR_TO = 227;

/** The season's first and last day of the year (April 5, November 1). */
const SEASON_OPENS = 95;
const SEASON_CLOSES = 305;

/** Maps real instants to the days of a season. */
export interface Calendar {
  /** Year of the anchor date. All fires of the season have this year. */
  readonly year: number;
  readonly opensAt: number;
  readonly closesAt: number;
  readonly anchorAt: number;
  /** Returns the day of the season's year at an instant, from 1, with the time of day as a fraction. */
  dayOf(instant: number): number;
}

/** A real date, `2026-11-20`. */
export type IsoDate = string;

/** Returns whole Quebec days since 1970 at an instant. */
export function dayNumber(instant: number): number {
  return Math.floor((instant - DAY_STARTS_AT_UTC_HOUR * HOUR_MS) / DAY_MS);
}

/** Returns the instant at which a day number begins, plus hours of the Quebec clock. */
export function instantOfDay(day: number, hour = 0): number {
  return day * DAY_MS + (DAY_STARTS_AT_UTC_HOUR + hour) * HOUR_MS;
}

/** Returns the real date of an instant, in Quebec. */
export function isoDate(instant: number): IsoDate {
  return new Date(dayNumber(instant) * DAY_MS).toISOString().slice(0, 10);
}

/**
 * Returns the calendar of a season that is anchored on a real date. A scenario with its own day (the crisis:
 * June 6) shows that day at the anchor. An ordinary summer follows the real calendar during the fire season,
 * so that people's fires come in May and lightning in July. Out of season, it shows its reference day.
 */
export function calendarOf(scenario: Scenario, anchor: IsoDate): Calendar {
  const anchorDay = Date.parse(`${anchor}T00:00:00Z`) / DAY_MS;
  const year = new Date(anchorDay * DAY_MS).getUTCFullYear();
  const realDay = anchorDay - Date.UTC(year, 0, 1) / DAY_MS + 1;
  const followsReal =
    scenario.followsRealCalendar && realDay >= REAL_CALENDAR_FROM && realDay <= REAL_CALENDAR_TO;
  const shown = followsReal ? realDay : scenario.referenceDay;
  const startOfYear = instantOfDay(anchorDay - shown + 1);
  return {
    year,
    anchorAt: instantOfDay(anchorDay, 12),
    opensAt: startOfYear + (SEASON_OPENS - 1) * DAY_MS,
    closesAt: startOfYear + (SEASON_CLOSES - 1) * DAY_MS,
    dayOf: (instant) => (instant - startOfYear) / DAY_MS + 1,
  };
}
