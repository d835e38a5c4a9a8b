import type { AirBand } from "./surroundings-view.ts";

/** Greatest value of each band of the air quality health index, except the last. */
const BANDS: readonly (readonly [number, AirBand])[] = [
  [3, "low"],
  [6, "moderate"],
  [10, "high"],
];

/** Returns an air quality health index as it is written, with its band. */
export function airIndex(index: number): { readonly index: string; readonly band: AirBand } {
  const rounded = Math.round(index);
  return {
    index: rounded > 10 ? "10+" : String(rounded),
    band: BANDS.find(([most]) => rounded <= most)?.[1] ?? "very-high",
  };
}
