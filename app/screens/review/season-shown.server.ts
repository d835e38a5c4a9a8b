import type { Fire, Protection, Situation, Statistics } from "#fires/model.ts";
import { quebecYear } from "#territory/quebec-day.ts";

/** The season a review is of, and the date it is looked at. */
export interface SeasonShown {
  readonly year: number;
  readonly on: Date;
}

/**
 * The season of the newest fires of the list, else of the statistics, else of this year: in January it is still last
 * year's until the service begins the new one. A season that is over is looked at on the date of its last change.
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

/** Fires of one season: the list may still hold some of the season before. */
export function firesOfSeason(situation: Situation, { year }: SeasonShown): readonly Fire[] | null {
  return situation.fires.value?.filter((fire) => fire.year === year) ?? null;
}

/**
 * The statistics of a zone, where they are the season's: around the New Year the service begins its list and its counts apart. Those last
 * changed in another year are another season's when they count more fires than the list has of a newer season, or fewer than of an older.
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
