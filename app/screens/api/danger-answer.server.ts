import type { DayDanger, ZoneDanger } from "#fires/model.ts";
import { noonInQuebec } from "#territory/quebec-day.ts";
import { DANGER_CODES } from "./codes.ts";

/** Returns the dates of a danger reading in Quebec's calendar: the reading's day and the next two days. */
export function dangerDates(readAt: Date): [string, string, string] {
  const dateOf = (later: number) => noonInQuebec(readAt, later).toISOString().slice(0, 10);
  return [dateOf(0), dateOf(1), dateOf(2)];
}

const level = (day: DayDanger | null) =>
  day && { level: day.level, code: DANGER_CODES[day.level], name: day.label };

/** Returns a zone's danger, one entry per day; null for a day without published data. */
export function zoneDanger({ days: [first, second, third] }: ZoneDanger) {
  return { today: level(first), tomorrow: level(second), dayAfterTomorrow: level(third) };
}
