import { noonInQuebec, quebecDay } from "#territory/quebec-day.ts";
import { TIME_ZONE } from "#territory/time-zone.ts";

// Rules for the meaning of dates in outside records.

/** Marks a date that is present but impossible. */
export const UNUSABLE = "unusable";

/** A date of an outside record; null if it is missing. */
export type OutsideDate = Date | null | typeof UNUSABLE;

const ISO_DATE =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d+))?)?\s*(Z|[+-]\d{2}:?\d{2})?)?$/i;

/** First year of a real date: some systems write "no date" as the year 1, 1753, 1900, 1970 or 1980. */
const FIRST_YEAR = 1990;

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const YEAR_MS = 365 * DAY_MS;

const QUEBEC_CLOCK = new Intl.DateTimeFormat("en-CA", {
  timeZone: TIME_ZONE,
  timeZoneName: "longOffset",
});

/** Reads an ISO 8601 date: in Quebec's time zone if it has no offset, and at midnight if it has no time. */
export function readDate(value: unknown): OutsideDate {
  if (value === undefined || value === null) return null;
  if (typeof value !== "string") return UNUSABLE;
  const text = value.trim();
  if (text === "") return null;
  const match = ISO_DATE.exec(text);
  if (!match) return UNUSABLE;
  const [, year, month, day, hour = "0", minute = "0", second = "0", fraction = "0", offset] = match;
  const [y, m, d] = [Number(year), Number(month), Number(day)];
  if (y < FIRST_YEAR || m < 1 || m > 12 || d < 1 || d > daysInMonth(y, m)) return UNUSABLE;
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return UNUSABLE;
  const milliseconds = Math.floor(Number(`0.${fraction}`) * 1000);
  const wall = Date.UTC(y, m - 1, d, Number(hour), Number(minute), Number(second), milliseconds);
  return new Date(wall - offsetMs(offset, wall));
}

/** A date without a time, or at midnight of its own offset. */
const AT_MIDNIGHT = /^(\d{4}-\d{2}-\d{2})(?:[T ]00:00(?::00(?:[.,]0+)?)?(?:\s*(?:Z|[+-]\d{2}:?\d{2}))?)?$/i;

/**
 * Reads the end of a restriction. An end at midnight is a date without a time: it includes that day in
 * Quebec. For midnight in UTC, that day is the written day, so that the restriction lasts longer.
 */
export function readEnd(value: unknown): OutsideDate {
  const date = readDate(value);
  if (!(date instanceof Date) || typeof value !== "string") return date;
  const day = quebecDay(date);
  const isQuebecMidnight = timeOf(readDate(day)) === date.getTime();
  const days = [isQuebecMidnight ? day : null, AT_MIDNIGHT.exec(value.trim())?.[1] ?? null];
  const ends = days
    .map((each) => (each === null ? null : timeOf(endOfDay(each))))
    .filter((end) => end !== null);
  return new Date(Math.max(date.getTime(), ...ends));
}

/** Returns the start of the next day in Quebec; null if the year of that day has five digits. */
function endOfDay(day: string): OutsideDate {
  const start = readDate(day);
  return start instanceof Date ? readDate(quebecDay(noonInQuebec(start, 1))) : null;
}

const timeOf = (date: OutsideDate): number | null => (date instanceof Date ? date.getTime() : null);

/** Makes a check that marks dates further in the future than `aheadMs` as unusable. */
const atMost =
  (aheadMs: number) =>
  (date: OutsideDate, now: Date): OutsideDate =>
    date instanceof Date && date.getTime() > now.getTime() + aheadMs ? UNUSABLE : date;

/** Checks the time when a record was modified: clocks differ by minutes at most. */
export const modificationDate = atMost(10 * MINUTE_MS);

/** Checks the time of an event of a fire: some of these dates have no exact time. */
export const eventDate = atMost(DAY_MS);

/** Checks the start of a restriction: no restriction is announced a year ahead. */
export const startDate = atMost(YEAR_MS);

/** Checks the end of a restriction: an end too far ahead to be real (year 9999) means no end. */
export const endDate = (date: OutsideDate, now: Date): OutsideDate =>
  atMost(5 * YEAR_MS)(date, now) === UNUSABLE && date !== UNUSABLE ? null : date;

/** Returns the date, or null if it is unusable. */
export const usable = (date: OutsideDate): Date | null => (date === UNUSABLE ? null : date);

function offsetMs(offset: string | undefined, wall: number): number {
  if (offset !== undefined) return readOffset(offset);
  // The offset depends on the result, so apply it twice.
  return quebecOffset(wall - quebecOffset(wall));
}

function quebecOffset(instant: number): number {
  const zone = QUEBEC_CLOCK.formatToParts(instant).find((part) => part.type === "timeZoneName");
  return readOffset(zone?.value.replace("GMT", "") ?? "");
}

function readOffset(text: string): number {
  const match = /^([+-])(\d{2}):?(\d{2})$/.exec(text);
  if (!match) return 0;
  const minutes = Number(match[2]) * 60 + Number(match[3]);
  return (match[1] === "-" ? -minutes : minutes) * 60_000;
}

function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}
