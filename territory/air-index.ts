/** Bands of the air quality health index. */
export type AirBand = "low" | "moderate" | "high" | "very-high";

/** Lowest index of each band after the first. A person can choose one of them as the level for alerts. */
export const AIR_LEVELS = [4, 7, 11] as const;
export type AirLevel = (typeof AIR_LEVELS)[number];

const BANDS = { 4: "moderate", 7: "high", 11: "very-high" } as const satisfies Record<AirLevel, AirBand>;

/** Returns an air quality health index as text, `10+` above 10, with its band. */
export function airIndex(index: number): { readonly index: string; readonly band: AirBand } {
  const rounded = Math.round(index);
  const level = AIR_LEVELS.findLast((least) => rounded >= least);
  return {
    index: rounded > 10 ? "10+" : String(rounded),
    band: level === undefined ? "low" : BANDS[level],
  };
}
