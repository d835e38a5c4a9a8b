import type { Point } from "#territory/point.ts";

/** Size of a cell of heat, in degrees: about 50 km. */
const CELL = { lat: 0.5, lon: 0.75 } as const;

/** Returns the key of the cell that contains a point. The page lists heat by cell. */
export const heatCellOf = ({ lat, lon }: Point): string =>
  `${Math.floor(lat / CELL.lat)},${Math.floor(lon / CELL.lon)}`;
