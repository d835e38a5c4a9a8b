/** A place on the ground, in decimal degrees (WGS 84). */
export interface Point {
  readonly lon: number;
  readonly lat: number;
}

/** Whether degrees are any on this globe. */
export const isOnGlobe = ({ lat, lon }: Point): boolean => Math.abs(lat) <= 90 && Math.abs(lon) <= 180;
