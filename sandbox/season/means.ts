import { type ProtectionZone, pastYear, type Toll } from "./past-years.ts";

const YEARS = 10;

/** The mean of the ten years before a year, by the same day of the season. */
export function tenYearMean(zone: ProtectionZone, year: number, seasonDay: number): Toll {
  const years = Array.from({ length: YEARS }, (_, ago) => pastYear(year - 1 - ago, zone, seasonDay));
  const mean = (of: (toll: Toll) => number) => years.reduce((sum, toll) => sum + of(toll), 0) / YEARS;
  return { fires: mean(({ fires }) => fires), hectares: mean(({ hectares }) => hectares) };
}
