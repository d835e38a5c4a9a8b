import type { DayDanger, ZoneDanger } from "#fires/model.ts";
import { noonInQuebec } from "#territory/quebec-day.ts";
import { DANGER_CODES } from "./codes.ts";

/** The three days a reading speaks of, as Quebec's calendar writes them: the day it was read, and two more. */
export function dangerDates(readAt: Date): [string, string, string] {
  const dateOf = (later: number) => noonInQuebec(readAt, later).toISOString().slice(0, 10);
  return [dateOf(0), dateOf(1), dateOf(2)];
}

const level = (day: DayDanger | null) =>
  day && { level: day.level, code: DANGER_CODES[day.level], name: day.label };

/** A zone's danger, one entry a day; null for a day that is not published. */
export function zoneDanger({ days: [first, second, third] }: ZoneDanger) {
  return { today: level(first), tomorrow: level(second), dayAfterTomorrow: level(third) };
}
