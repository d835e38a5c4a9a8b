/** Round numbers, times a power of ten. */
const ROUND = [5, 2, 1] as const;

/** A round length on the map, in kilometres and in pixels. */
export interface Scale {
  readonly km: number;
  readonly pixels: number;
}

interface ScaleOptions {
  readonly kmPerPixel: number;
  /** Number of the visitor's units in a kilometre. */
  readonly unitsPerKm: number;
  readonly mostPixels: number;
}

/** Returns the longest round length in the visitor's unit that fits the width. */
export function scaleOf({ kmPerPixel, unitsPerKm, mostPixels }: ScaleOptions): Scale {
  const most = mostPixels * kmPerPixel * unitsPerKm;
  const power = 10 ** Math.floor(Math.log10(most));
  // Allow for rounding errors: 0.1 * 3 is more than 0.3.
  const units = (ROUND.find((each) => each * power <= most * (1 + 1e-9)) ?? 1) * power;
  const km = units / unitsPerKm;
  return { km, pixels: Math.round(km / kmPerPixel) };
}
