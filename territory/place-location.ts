import type { Point } from "./point.ts";

/** The location of a place, which determines its danger, its restrictions and its region. */
export interface PlaceLocation {
  /** Code of the place's region; null outside the province. */
  readonly region: string | null;
  /** The point itself, or the shore that is used for a point on the water. */
  readonly ground: Point;
  /** Number of the place's danger zone; null where danger is not rated. */
  readonly zone: number | null;
}
