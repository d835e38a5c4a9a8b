/** Round numbers that a reader can lay along a road, times a power of ten. */
const ROUND = [5, 2, 1] as const;

/** A length on the map: how much of the visitor's unit it is, in kilometres, and how many pixels wide. */
export interface Scale {
  readonly km: number;
  readonly pixels: number;
}

interface ScaleOptions {
  readonly kmPerPixel: number;
  /** Of the visitor's unit in a kilometre. */
  readonly unitsPerKm: number;
  readonly mostPixels: number;
}

/** The longest round length, in the visitor's unit, that is no wider than asked. */
export function scaleOf({ kmPerPixel, unitsPerKm, mostPixels }: ScaleOptions): Scale {
  const most = mostPixels * kmPerPixel * unitsPerKm;
  const power = 10 ** Math.floor(Math.log10(most));
  // Divisions leave crumbs: 0.1 * 3 is more than 0.3.
  const units = (ROUND.find((each) => each * power <= most * (1 + 1e-9)) ?? 1) * power;
  const km = units / unitsPerKm;
  return { km, pixels: Math.round(km / kmPerPixel) };
}
