import type { DayDanger, ZoneDanger } from "#fires/model.ts";
import { TIME_ZONE } from "#territory/time-zone.ts";
import { DANGER_CODES } from "./codes.ts";

const quebecDay = new Intl.DateTimeFormat("en-CA", { timeZone: TIME_ZONE, dateStyle: "short" });
const DAY_MS = 24 * 3600 * 1000;

/** The three days a reading speaks of, as Quebec's calendar writes them: the day it was read, and two more. */
export function dangerDates(readAt: Date): [string, string, string] {
  const today = quebecDay.format(readAt);
  const noon = Date.parse(`${today}T12:00:00Z`);
  const after = (days: number) => new Date(noon + days * DAY_MS).toISOString().slice(0, 10);
  return [today, after(1), after(2)];
}

const level = (day: DayDanger | null) =>
  day && { level: day.level, code: DANGER_CODES[day.level], name: day.label };

/** A zone's danger, one entry a day; null for a day that is not published. */
export function zoneDanger({ days: [first, second, third] }: ZoneDanger) {
  return { today: level(first), tomorrow: level(second), dayAfterTomorrow: level(third) };
}
