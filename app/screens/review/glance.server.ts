import type { Fire, Protection, Statistics } from "#fires/model.ts";
import { believedToll, type SeasonToll } from "#fires/past-seasons.ts";
import { lengthsOf, type Percent } from "./chart-geometry.server.ts";
import { hectaresOf } from "./hectares.server.ts";

/** A figure of this season and two figures to compare it with, each null if unknown. */
export interface Comparison {
  readonly now: number | null;
  /** Figure at the same date of the previous year. */
  readonly yearBefore: number | null;
  /** Mean of ten years, at the same date. */
  readonly mean: number | null;
  /** Lengths of the bars for the three figures, in that order. */
  readonly lengths: readonly Percent[];
}

export interface Glance {
  readonly zone: Protection;
  readonly fires: Comparison;
  readonly hectares: Comparison;
  /** True if the figures are counted from the list, because the agency's own count has not been read. */
  readonly isCounted: boolean;
}

const rounded = (value: number | null) => value && Math.round(value);

function comparison(now: number | null, yearBefore: number | null, mean: number | null): Comparison {
  return { now, yearBefore, mean, lengths: lengthsOf([now, yearBefore, mean]) };
}

/** Returns a protection zone's fires and hectares this season, by the agency's count, else from the list. */
export function glanceOf(
  zone: Protection,
  statistics: Statistics | null,
  fires: readonly Fire[] | null,
  yearBefore: SeasonToll | null,
): Glance {
  const own = fires?.filter(({ protection }) => protection === zone) ?? null;
  const before = believedToll(yearBefore, statistics?.firesTenYearMean ?? null);
  const { firesYear = null, hectaresBurnedYear = null } = statistics ?? {};
  return {
    zone,
    fires: comparison(
      firesYear ?? own?.length ?? null,
      before?.fires ?? null,
      rounded(statistics?.firesTenYearMean ?? null),
    ),
    hectares: comparison(
      hectaresBurnedYear ?? (own && hectaresOf(own)),
      before?.hectares ?? null,
      rounded(statistics?.hectaresTenYearMean ?? null),
    ),
    isCounted: own !== null && (firesYear === null || hectaresBurnedYear === null),
  };
}
