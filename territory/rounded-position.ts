import type { Point } from "./point.ts";

/** Decimals of shared positions: precise to about a kilometre, too little to find a house. */
const DECIMALS = 2;

/** Rounds longitude and latitude to a hundredth of a degree. */
export function roundedPosition({ lat, lon }: Point): Point {
  return { lat: Number(lat.toFixed(DECIMALS)), lon: Number(lon.toFixed(DECIMALS)) };
}

/** Returns a rounded position for URLs: `47.44,-72.78`. */
export function writePosition({ lat, lon }: Point): string {
  return `${lat.toFixed(DECIMALS)},${lon.toFixed(DECIMALS)}`;
}
