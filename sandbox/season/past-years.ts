import { randomOf } from "./random.ts";

/** Fires and hectares, of a whole year or a part of it. */
export interface Toll {
  readonly fires: number;
  readonly hectares: number;
}

export type ProtectionZone = "intensive" | "northern";

/** Known figures of real years. Figures that are missing here are drawn at random. */
const KNOWN: Readonly<Record<number, Readonly<Partial<Record<ProtectionZone, Partial<Toll>>>>>> = {
  2023: { intensive: { fires: 566, hectares: 1_100_000 }, northern: { hectares: 3_200_000 } },
  2024: { intensive: { fires: 352 } },
  2025: { intensive: { fires: 528, hectares: 1314 } },
};

/** Ordinary year of each protection zone: medians, deviations of the logarithms, and largest hectares. */
const ORDINARY = {
  intensive: { fires: 465, firesSigma: 0.2, hectares: 9000, hectaresSigma: 1.2, mostHectares: 160_000 },
  northern: { fires: 100, firesSigma: 0.3, hectares: 45_000, hectaresSigma: 1.1, mostHectares: 600_000 },
} as const satisfies Record<ProtectionZone, object>;

/** Share of a year's fires that have started by a day: few in April, half by late June, all by November. */
const SEEN_BY_DAY: readonly (readonly [day: number, share: number])[] = [
  [95, 0],
  [121, 0.09],
  [152, 0.36],
  [182, 0.58],
  [213, 0.78],
  [244, 0.9],
  [305, 1],
];

/** Returns the totals of a past year up to a day of the season. The same arguments give the same totals. */
export function pastYear(year: number, zone: ProtectionZone, seasonDay: number): Toll {
  const { fires, firesSigma, hectares, hectaresSigma, mostHectares } = ORDINARY[zone];
  const random = randomOf("past-years", year, zone);
  const drawn = {
    fires: Math.round(random.lognormal(fires, firesSigma)),
    hectares: Math.round(Math.min(mostHectares, random.lognormal(hectares, hectaresSigma))),
  };
  const whole = { ...drawn, ...KNOWN[year]?.[zone] };
  // Some years burn early, others late.
  const seen = seenBy(seasonDay) ** random.between(0.7, 1.4);
  return { fires: Math.round(whole.fires * seen), hectares: Math.round(whole.hectares * seen) };
}

/** Returns the shares of a past year's fires by cause. People caused the remaining fires. */
export function pastCauses(year: number, zone: ProtectionZone) {
  const random = randomOf("past-causes", year, zone);
  const lightning = zone === "northern" ? random.between(0.8, 0.95) : random.between(0.2, 0.42);
  return { lightning, undetermined: random.between(0.005, 0.03) };
}

function seenBy(day: number): number {
  const next = SEEN_BY_DAY.findIndex(([from]) => from > day);
  const [fromDay, fromShare] = SEEN_BY_DAY[next - 1] ?? [0, next === 0 ? 0 : 1];
  const [toDay, toShare] = SEEN_BY_DAY[next] ?? [fromDay, fromShare];
  return next <= 0 ? fromShare : fromShare + ((toShare - fromShare) * (day - fromDay)) / (toDay - fromDay);
}

const YEARS_OF_MEAN = 10;

/** Returns the mean of the ten years before a year, up to the same day of the season. */
export function tenYearMean(zone: ProtectionZone, year: number, seasonDay: number): Toll {
  const years = Array.from({ length: YEARS_OF_MEAN }, (_, ago) => pastYear(year - 1 - ago, zone, seasonDay));
  const mean = (of: (toll: Toll) => number) => years.reduce((sum, toll) => sum + of(toll), 0) / YEARS_OF_MEAN;
  return { fires: mean(({ fires }) => fires), hectares: mean(({ hectares }) => hectares) };
}
