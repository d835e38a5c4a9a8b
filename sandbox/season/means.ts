/** Ten ordinary years, by zone of protection: fires and hectares of a whole year. */
const WHOLE_YEAR = {
  intensive: { fires: 450, hectares: 18_500 },
  northern: { fires: 105, hectares: 96_000 },
} as const;

/** Share of the year's fires seen by day of the season: few in April, half by the end of June, all by November. */
const SEEN_BY_DAY: readonly (readonly [day: number, share: number])[] = [
  [95, 0],
  [121, 0.09],
  [152, 0.36],
  [182, 0.58],
  [213, 0.78],
  [244, 0.9],
  [305, 1],
];

export interface TenYearMean {
  readonly fires: number;
  readonly hectares: number;
}

/**
 * The ten-year mean to date.
 * @param share the part of the fires that fall where one looks (a region, an MRC), 0 to 1
 */
export function tenYearMean(
  protection: keyof typeof WHOLE_YEAR,
  seasonDay: number,
  share: number,
): TenYearMean {
  const seen = seenBy(seasonDay) * share;
  const { fires, hectares } = WHOLE_YEAR[protection];
  return { fires: Math.round(fires * seen), hectares: Math.round(hectares * seen) };
}

function seenBy(day: number): number {
  const next = SEEN_BY_DAY.findIndex(([from]) => from > day);
  const [fromDay, fromShare] = SEEN_BY_DAY[next - 1] ?? [0, next === 0 ? 0 : 1];
  const [toDay, toShare] = SEEN_BY_DAY[next] ?? [fromDay, fromShare];
  return next <= 0 ? fromShare : fromShare + ((toShare - fromShare) * (day - fromDay)) / (toDay - fromDay);
}
