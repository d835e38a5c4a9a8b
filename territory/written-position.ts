import type { Point } from "./point.ts";

/** A hundredth of a degree is about a kilometre: enough to answer by, not enough to find a house. */
const DECIMALS = 2;

/** Longitude and latitude to a hundredth of a degree. */
export function roundedPosition({ lat, lon }: Point): Point {
  return { lat: Number(lat.toFixed(DECIMALS)), lon: Number(lon.toFixed(DECIMALS)) };
}

/** A position as addresses carry it, rounded: `47.44,-72.78`. */
export function writePosition({ lat, lon }: Point): string {
  return `${lat.toFixed(DECIMALS)},${lon.toFixed(DECIMALS)}`;
}
