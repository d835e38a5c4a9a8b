/** A location in decimal degrees (WGS 84). */
export interface Point {
  readonly lon: number;
  readonly lat: number;
}

/** Returns whether the degrees are valid. */
export const isOnGlobe = ({ lat, lon }: Point): boolean => Math.abs(lat) <= 90 && Math.abs(lon) <= 180;
