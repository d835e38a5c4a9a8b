import type { PlaceLocation } from "#territory/place-location.ts";
import type { Point } from "#territory/point.ts";

/** Location of a place (region, zone, nearest shore), and the key of the shapes used to find it. */
export interface KeyedLocation extends PlaceLocation {
  /** Key of the version of the shapes. Each version has its own key. */
  readonly shapesKey: string;
}

/** Locates a place as pages do, with the current shapes. */
export type LocatePlace = (at: Point) => Promise<KeyedLocation>;
