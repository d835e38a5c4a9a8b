import type { Area } from "#fires/area.ts";
import { lazyFor } from "#territory/lazy.ts";
import type { Point } from "#territory/point.ts";
import { withRfcWinding } from "#territory/ring-winding.ts";

/** Decimals of a degree, about a metre: no boundary is known more precisely, and digits add size. */
const DECIMALS = 5;
const rounded = (degrees: number) => Math.round(degrees * 10 ** DECIMALS) / 10 ** DECIMALS;

/** Returns an area in the form that RFC 7946 requires, rounded to `DECIMALS`. */
export const publishedArea = lazyFor((area: Area) => withRfcWinding(area, DECIMALS));

/** Returns a point in the form of RFC 7946, rounded to `DECIMALS`. */
export const publishedPoint = ({ lon, lat }: Point) =>
  ({ type: "Point", coordinates: [rounded(lon), rounded(lat)] }) as const;
