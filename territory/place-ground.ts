import type { Point } from "./point.ts";

/** Where a place stands: what says of it which danger, which restrictions and whose region are its own. */
export interface PlaceGround {
  /** Code of its region; null outside the province. */
  readonly region: string | null;
  /** The point itself, or the shore that a point on the water is judged by. */
  readonly ground: Point;
  /** Number of its danger zone; null where no danger is rated. */
  readonly zone: number | null;
}
