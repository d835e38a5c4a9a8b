import type { PlaceGround } from "#territory/place-ground.ts";
import type { Point } from "#territory/point.ts";

/** Where a place stands, and the shapes that say so. */
export interface KeyedGround extends PlaceGround {
  /** Other shapes have another key. */
  readonly shapesKey: string;
}

/** Finds where a place stands as pages do, by the shapes that are known now. */
export type FindGround = (at: Point) => Promise<KeyedGround>;
