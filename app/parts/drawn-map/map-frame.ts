import type { Point } from "#territory/point.ts";

/** Extent of a map: the province, a region or zone with its surroundings, or about 60 km around a point. */
export type MapFrame =
  | { readonly kind: "province" }
  | { readonly kind: "region"; readonly code: string }
  | { readonly kind: "zone"; readonly number: number }
  | { readonly kind: "around"; readonly at: Point };
