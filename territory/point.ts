/** A place on the ground, in decimal degrees (WGS 84). */
export interface Point {
  readonly lon: number;
  readonly lat: number;
}
