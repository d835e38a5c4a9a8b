import { quebecDay } from "#territory/quebec-day.ts";
import type { Protection } from "./model.ts";

/** Totals of one season in one protection zone, up to a date. */
export interface SeasonToll {
  readonly fires: number;
  /** Burned hectares; null if the response has no value. */
  readonly hectares: number | null;
}

/** One past season up to a date. A zone's total is null if it has not arrived or is not accepted. */
export interface PastSeason {
  readonly year: number;
  readonly until: Date;
  readonly tolls: Readonly<Record<Protection, SeasonToll | null>>;
}

export interface PastSeasons {
  /** The previous season up to the same date. */
  readonly yearBefore: PastSeason;
  /** The ten previous seasons, complete, the latest first. */
  readonly seasons: readonly PastSeason[];
}

export interface PastSeasonsService {
  /**
   * Returns the seasons before `year`, as of the date `on`. Sends no request before the first call. Waits a
   * moment for missing values, then returns the available values. Never rejects.
   */
  read(season: { readonly year: number; readonly on: Date }): Promise<PastSeasons>;
}

const SEASONS = 10;
const DAY_MS = 86_400_000;
/** Ms from midnight in UTC to 23:59:59 of Quebec's summer time; in winter, this is still in the same day. */
const DAY_ENDS_AT_MS = 4 * 3_600_000 - 1000;

/** Returns the end of the same date in another year; 29 February becomes 28 February if necessary. */
export function endOfDay(date: Date, year: number): Date {
  const [, month = "", day = ""] = quebecDay(date).split("-");
  const isLeap = new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1;
  const known = month === "02" && day === "29" && !isLeap ? "28" : day;
  return new Date(Date.parse(`${year}-${month}-${known}T00:00:00Z`) + DAY_MS + DAY_ENDS_AT_MS);
}

/** Returns the end of the last day of a year, when the season is complete. */
export const endOfYear = (year: number): Date => endOfDay(new Date(Date.UTC(year, 11, 31, 12)), year);

/** Returns year and time of each request for a season: the previous year to date, then ten whole years. */
export function pastMoments({ year, on }: { readonly year: number; readonly on: Date }) {
  return {
    yearBefore: { year: year - 1, until: endOfDay(on, year - 1) },
    seasons: Array.from({ length: SEASONS }, (_, ago) => ({
      year: year - 1 - ago,
      until: endOfYear(year - 1 - ago),
    })),
  };
}

/** Ten-year mean from which a season with zero fires means that fires were not counted. */
const MANY_FIRES = 10;

/** Returns the totals of a season up to a date; null if it has zero fires but the ten-year mean is high. */
export function believedToll(toll: SeasonToll | null, tenYearMean: number | null): SeasonToll | null {
  return toll?.fires === 0 && (tenYearMean ?? 0) >= MANY_FIRES ? null : toll;
}

/** Removes totals that two years share: a service that ignores the date returns the current season. */
export function withoutRepeats(seasons: readonly PastSeason[]): PastSeason[] {
  const isRepeated = (season: PastSeason, zone: Protection) => {
    const toll = season.tolls[zone];
    return (
      toll !== null &&
      toll.fires > 0 &&
      seasons.some(({ year, tolls: { [zone]: other } }) => {
        return year !== season.year && other?.fires === toll.fires && other.hectares === toll.hectares;
      })
    );
  };
  return seasons.map((season) => ({
    ...season,
    tolls: {
      intensive: isRepeated(season, "intensive") ? null : season.tolls.intensive,
      northern: isRepeated(season, "northern") ? null : season.tolls.northern,
    },
  }));
}
