/** A place and the person's channels for it. */
export interface Watched {
  readonly id: string;
  readonly lat: number;
  readonly lon: number;
  /** Location that is matched against restrictions: the nearest shore if the place is on water. */
  readonly ground: { readonly lat: number; readonly lon: number };
  readonly radiusKm: number;
  readonly zone: number | null;
  readonly region: string | null;
  readonly channels: readonly string[];
  /** True if the person wants official orders for the place. */
  readonly withOrders: boolean;
  /** Air quality index from which the person wants alerts; null for no alerts of bad air. */
  readonly airLevel: number | null;
  /** True if the person wants alerts of heat that no known fire explains. */
  readonly alertHeat: boolean;
  /** True if the person wants alerts of closed roads near fires. */
  readonly alertRoads: boolean;
}

/** Distance in kilometres between two points. */
export type Distance = (aLat: number, aLon: number, bLat: number, bLon: number) => number;
