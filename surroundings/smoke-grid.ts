import type { Point } from "#territory/point.ts";
import type { SmokeGrid } from "./model.ts";
import { SMOKE_BOUNDS } from "./smoke-pictures.ts";

const [west, south, east, north] = SMOKE_BOUNDS;
/** Side of a cell in degrees: about the forecast's own 10 km. */
export const CELL = 0.1;

/** Size of a grid of values over `SMOKE_BOUNDS`. */
export const GRID = { columns: Math.round((east - west) / CELL), rows: Math.round((north - south) / CELL) };

/** Interpolates the smoke at a point from the four nearest cells; null outside the grid or without a value. */
export function smokeValueAt({ micrograms }: SmokeGrid, { lon, lat }: Point): number | null {
  const [x, y] = [(lon - west) / CELL - 0.5, (north - lat) / CELL - 0.5];
  if (x < 0 || y < 0 || x > GRID.columns - 1 || y > GRID.rows - 1) return null;
  const [column, row] = [Math.min(Math.floor(x), GRID.columns - 2), Math.min(Math.floor(y), GRID.rows - 2)];
  const [right, down] = [x - column, y - row];
  const at = row * GRID.columns + column;
  const of = (index: number) => micrograms[index] ?? Number.NaN;
  const above = of(at) * (1 - right) + of(at + 1) * right;
  const below = of(at + GRID.columns) * (1 - right) + of(at + GRID.columns + 1) * right;
  const value = above * (1 - down) + below * down;
  return Number.isNaN(value) ? null : value;
}
