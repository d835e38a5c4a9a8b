import { noonInQuebec, quebecDay } from "#territory/quebec-day.ts";
import { TIME_ZONE } from "#territory/time-zone.ts";

const ISO_DATE =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d+))?)?\s*(Z|[+-]\d{2}:?\d{2})?)?$/i;

/** Earlier years are how some systems write "no date" (year 1, 1900). */
const FIRST_YEAR = 1901;

const QUEBEC_CLOCK = new Intl.DateTimeFormat("en-CA", {
  timeZone: TIME_ZONE,
  timeZoneName: "longOffset",
});

/**
 * Reads an ISO 8601 date. A time without an offset is Quebec's wall clock, never this machine's; a date
 * alone is its first instant in Quebec. Null when it is no date.
 */
export function readDate(value: unknown): Date | null {
  if (typeof value !== "string") return null;
  const match = ISO_DATE.exec(value.trim());
  if (!match) return null;
  const [, year, month, day, hour = "0", minute = "0", second = "0", fraction = "0", offset] = match;
  const [y, m, d] = [Number(year), Number(month), Number(day)];
  if (y < FIRST_YEAR || m < 1 || m > 12 || d < 1 || d > daysInMonth(y, m)) return null;
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return null;
  const milliseconds = Math.floor(Number(`0.${fraction}`) * 1000);
  const wall = Date.UTC(y, m - 1, d, Number(hour), Number(minute), Number(second), milliseconds);
  return new Date(wall - offsetMs(offset, wall));
}

const DATE_ALONE = /^\s*\d{4}-\d{2}-\d{2}\s*$/;

/** The same of an end: a date alone holds through that whole day in Quebec. A ban would end a day early otherwise. */
export function readEnd(value: unknown): Date | null {
  const date = readDate(value);
  if (date === null || typeof value !== "string" || !DATE_ALONE.test(value)) return date;
  return readDate(quebecDay(noonInQuebec(date, 1)));
}

function offsetMs(offset: string | undefined, wall: number): number {
  if (offset !== undefined) return readOffset(offset);
  // The offset is the one in force at the instant sought, which is only known once it is applied: twice is enough.
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
