/** A place and the person's channels for it. */
export interface Watched {
  readonly id: string;
  readonly lat: number;
  readonly lon: number;
  /** Location used for matching: the shore, if the place is on water. */
  readonly ground: { readonly lat: number; readonly lon: number };
  readonly radiusKm: number;
  readonly zone: number | null;
  readonly region: string | null;
  readonly channels: readonly string[];
  /** Whether the person wants official orders for the place. */
  readonly withOrders: boolean;
  /** Air quality from which the person wants alerts. */
  readonly airLevel: number | null;
  /** Whether the person wants heat where no fire is known. */
  readonly alertHeat: boolean;
  /** Whether the person wants closed roads near fires. */
  readonly alertRoads: boolean;
}

/** Distance in kilometres between two points. */
export type Distance = (aLat: number, aLon: number, bLat: number, bLon: number) => number;
