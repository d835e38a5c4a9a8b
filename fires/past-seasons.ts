import { quebecDay } from "#territory/quebec-day.ts";
import type { Protection } from "./model.ts";

/** What one season came to in one zone of protection, by a date. */
export interface SeasonToll {
  readonly fires: number;
  /** Null when the answer does not say. */
  readonly hectares: number | null;
}

/** One past season by a date; a zone's toll is null when it has not come or cannot be believed. */
export interface PastSeason {
  readonly year: number;
  readonly until: Date;
  readonly tolls: Readonly<Record<Protection, SeasonToll | null>>;
}

export interface PastSeasons {
  /** The season before, at the same date. */
  readonly yearBefore: PastSeason;
  /** The ten seasons before, whole, the latest first. */
  readonly seasons: readonly PastSeason[];
}

export interface PastSeasonsService {
  /**
   * The seasons before one, which is looked at on a date of its year. Asks nothing before the first call; waits a moment
   * for what was never asked, then answers what it has. Never rejects.
   */
  read(season: { readonly year: number; readonly on: Date }): Promise<PastSeasons>;
}

const SEASONS = 10;
const DAY_MS = 86_400_000;
/** Midnight of Quebec's summer in UTC; the same instant is still in the same day, and year, in winter. */
const DAY_ENDS_AT_MS = 4 * 3_600_000 - 1000;

/** The end of a date of another year; the 29th of February falls back on the 28th. */
export function endOfDay(date: Date, year: number): Date {
  const [, month = "", day = ""] = quebecDay(date).split("-");
  const isLeap = new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1;
  const known = month === "02" && day === "29" && !isLeap ? "28" : day;
  return new Date(Date.parse(`${year}-${month}-${known}T00:00:00Z`) + DAY_MS + DAY_ENDS_AT_MS);
}

/** The last day of a year, when its season is whole. */
export const endOfYear = (year: number): Date => endOfDay(new Date(Date.UTC(year, 11, 31, 12)), year);

/** Year and instant of everything asked for a season: the year before to date, then the ten whole ones. */
export function pastMoments({ year, on }: { readonly year: number; readonly on: Date }) {
  return {
    yearBefore: { year: year - 1, until: endOfDay(on, year - 1) },
    seasons: Array.from({ length: SEASONS }, (_, ago) => ({
      year: year - 1 - ago,
      until: endOfYear(year - 1 - ago),
    })),
  };
}

/** As many fires on the mean of ten years: that a season had none is then a sign that nobody counted. */
const MANY_FIRES = 10;

/** What a season came to by a date; null where it says nothing burned and the ten-year mean says that much does. */
export function believedToll(toll: SeasonToll | null, tenYearMean: number | null): SeasonToll | null {
  return toll?.fires === 0 && (tenYearMean ?? 0) >= MANY_FIRES ? null : toll;
}

/**
 * Seasons whose very figures another year has too are no season's: a service that forgets the date answers the one
 * that runs, year after year.
 */
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
