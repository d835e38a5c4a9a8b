import type { Point } from "#territory/point.ts";
import type { FireCountry } from "./fire-country.ts";
import type { Random } from "./random.ts";

/** Fires scatter so far around the middle of their zone, in degrees of latitude. */
const SCATTER_DEG = 0.28;

/** A point of a zone where a fire starts. */
export function drawPoint(random: Random, { anchor }: FireCountry): Point {
  const lat = anchor.lat + SCATTER_DEG * random.normal();
  const lon = anchor.lon + 1.5 * SCATTER_DEG * random.normal();
  return { lon: roundDegrees(lon), lat: roundDegrees(lat) };
}

function roundDegrees(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
