import type { Language } from "#territory/language.ts";
import type { Point } from "#territory/point.ts";
import { PARAMETERS } from "../paths.ts";

/** A hundredth of a degree is about a kilometre: enough to answer, not enough to find a house. */
const DECIMALS = 2;
const POINT = /^(-?\d{1,2}(?:\.\d+)?),(-?\d{1,3}(?:\.\d+)?)$/;

/** A person's own place, as the map centres on it and addresses carry it. */
export const roundedPoint = ({ lat, lon }: Point): Point => ({
  lat: Number(lat.toFixed(DECIMALS)),
  lon: Number(lon.toFixed(DECIMALS)),
});

export const writePoint = ({ lat, lon }: Point): string =>
  `${lat.toFixed(DECIMALS)},${lon.toFixed(DECIMALS)}`;

/** The chosen point of an address: `47.44,-72.78`; null when there is none or it makes no sense. */
export function readPoint(search: URLSearchParams, language: Language): Point | null {
  const [, lat, lon] = POINT.exec(search.get(PARAMETERS.here[language]) ?? "")?.map(Number) ?? [];
  if (lat === undefined || lon === undefined || Math.abs(lat) > 85 || Math.abs(lon) > 180) return null;
  return { lat, lon };
}
