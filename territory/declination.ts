import type { Point } from "./point.ts";

/**
 * Degrees from true north to magnetic north in Quebec, west negative. Rows are 3 degrees apart northward from
 * 44, columns 4 degrees eastward from 80 west. World Magnetic Model 2025 (public domain) for June 2027. The
 * values change by a tenth of a degree a year.
 */
const GRID: readonly (readonly number[])[] = [
  [-9.8, -12.1, -13.9, -15.1, -15.8, -16.1, -15.9],
  [-10.4, -12.7, -14.5, -15.8, -16.5, -16.7, -16.5],
  [-11.1, -13.5, -15.4, -16.6, -17.4, -17.6, -17.4],
  [-12.1, -14.5, -16.4, -17.7, -18.4, -18.6, -18.4],
  [-13.2, -15.8, -17.7, -19, -19.7, -19.9, -19.7],
  [-14.7, -17.4, -19.3, -20.6, -21.3, -21.5, -21.2],
  [-16.6, -19.3, -21.3, -22.5, -23.2, -23.3, -22.9],
];
const SOUTH = 44;
const WEST = -80;
const STEP = { lat: 3, lon: 4 } as const;

/** Returns a place's grid square along one axis, and the part of the square (0 to 1) before the place. */
function within(steps: number, squares: number): { readonly square: number; readonly part: number } {
  const inside = Math.max(0, Math.min(squares, steps));
  const square = Math.min(squares - 1, Math.floor(inside));
  return { square, part: inside - square };
}

/**
 * Returns the correction from a compass heading to degrees from true north. Precise to half a degree in
 * Quebec; outside the grid, the value at the grid's edge.
 */
export function declinationAt({ lat, lon }: Point): number {
  const row = within((lat - SOUTH) / STEP.lat, GRID.length - 1);
  const column = within((lon - WEST) / STEP.lon, (GRID[0]?.length ?? 1) - 1);
  const value = (up: number, right: number) => GRID[row.square + up]?.[column.square + right] ?? 0;
  const along = (up: number) => value(up, 0) * (1 - column.part) + value(up, 1) * column.part;
  return along(0) * (1 - row.part) + along(1) * row.part;
}
