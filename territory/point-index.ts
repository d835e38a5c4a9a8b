import { distanceKm } from "./distance.ts";
import type { Point } from "./point.ts";

/** Least length of a degree of latitude, in kilometres. */
const KM_PER_DEGREE = 110.5;
/** Size of a cell in degrees. North to south, it is about the distance within which callers search. */
const CELL = 0.25;

interface Located {
  readonly at: Point | null;
}

/** Index that finds the things near a point without computing the distance of every thing. */
export interface PointIndex<T> {
  add(thing: T): void;
  /** Returns the things within a distance, in no particular order. */
  within(at: Point, km: number): T[];
}

const cellOf = (degrees: number) => Math.floor(degrees / CELL);

/** Creates an index that groups things by cells of a grid. A thing without a point is never found. */
export function createPointIndex<T extends Located>(things: Iterable<T> = []): PointIndex<T> {
  const cells = new Map<string, T[]>();
  const index: PointIndex<T> = {
    add(thing) {
      if (thing.at === null) return;
      const key = `${cellOf(thing.at.lat)} ${cellOf(thing.at.lon)}`;
      const cell = cells.get(key);
      if (cell === undefined) cells.set(key, [thing]);
      else cell.push(thing);
    },
    within(at, km) {
      const lat = km / KM_PER_DEGREE;
      // Degrees of longitude are shortest at the edge that is nearest to the pole.
      const edge = Math.min(89, Math.abs(at.lat) + lat);
      const lon = lat / Math.cos((edge * Math.PI) / 180);
      const found: T[] = [];
      for (let row = cellOf(at.lat - lat); row <= cellOf(at.lat + lat); row += 1)
        for (let column = cellOf(at.lon - lon); column <= cellOf(at.lon + lon); column += 1)
          for (const thing of cells.get(`${row} ${column}`) ?? [])
            if (thing.at !== null && distanceKm(at, thing.at) <= km) found.push(thing);
      return found;
    },
  };
  for (const thing of things) index.add(thing);
  return index;
}
