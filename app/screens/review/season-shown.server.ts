import type { Fire, Protection, Situation, Statistics } from "#fires/model.ts";
import { quebecYear } from "#territory/quebec-day.ts";

export interface SeasonShown {
  readonly year: number;
  readonly on: Date;
}

/**
 * Returns the season of the newest fires in the list; without fires, the season of the statistics, else this
 * year's. In January, this is last year's season until the service starts the new season. A past season has
 * the date of its last change.
 */
export function seasonShown(situation: Situation, now: Date): SeasonShown {
  const changedAt = situation.statistics.intensive.value?.modifiedAt ?? null;
  const years = situation.fires.value?.map(({ year }) => year) ?? [];
  const thisYear = quebecYear(now);
  const year = Math.min(thisYear, years.length > 0 ? years.reduce(latest) : quebecYear(changedAt ?? now));
  if (year === thisYear) return { year, on: now };
  const isOfSeason = changedAt !== null && quebecYear(changedAt) === year;
  return { year, on: isOfSeason ? changedAt : new Date(Date.UTC(year, 11, 31, 17)) };
}

const latest = (a: number, b: number) => Math.max(a, b);

/** Returns the fires of one season: the list can still contain fires of the previous season. */
export function firesOfSeason(situation: Situation, { year }: SeasonShown): readonly Fire[] | null {
  return situation.fires.value?.filter((fire) => fire.year === year) ?? null;
}

/**
 * Returns a protection zone's statistics if they belong to the season, else null. Near New Year, the service
 * starts its list and its counts at different times. Statistics that changed after the season's year belong
 * to a newer season if they count fewer fires than the list; before that year, to an older one if more.
 */
export function statisticsOfSeason(
  situation: Situation,
  zone: Protection,
  season: SeasonShown,
): Statistics | null {
  const { value } = situation.statistics[zone];
  const listed = firesOfSeason(situation, season)?.filter(({ protection }) => protection === zone).length;
  if (!value?.modifiedAt || value.firesYear === null || listed === undefined) return value;
  const later = quebecYear(value.modifiedAt) - season.year;
  return later * (listed - value.firesYear) > 0 ? null : value;
}
