import type { RestrictionType } from "#fires/restriction.ts";

/** A line across a tile: x1, y1, x2, y2. */
export type HatchLine = readonly [number, number, number, number];

/** Side of a hatch's tile, in pixels on the map and in units of the legend. */
export const HATCH_TILE = 12;

const RISING: readonly HatchLine[] = [
  [0, 12, 12, 0],
  [-3, 3, 3, -3],
  [9, 15, 15, 9],
];
const FALLING: readonly HatchLine[] = RISING.map(([x1, y1, x2, y2]) => [12 - x1, y1, 12 - x2, y2]);
const LEVEL: readonly HatchLine[] = [[0, 6, 12, 6]];
const UPRIGHT: readonly HatchLine[] = [[6, 0, 6, 12]];
const DASHES: readonly HatchLine[] = [[3, 6, 9, 6]];
const DOTS: readonly HatchLine[] = [
  [2.4, 3, 3.6, 3],
  [8.4, 9, 9.6, 9],
];

/**
 * Hatch of each type of restriction. The lines differ, so that two overlapping hatches can be distinguished.
 * Restrictions that keep people out (closure, risk) have the colour of warnings.
 */
export const HATCHES = {
  construction_morning: { lines: DASHES, isHard: false },
  construction_afternoon: { lines: [[6, 3, 6, 9]], isHard: false },
  construction_day: { lines: [...DASHES, [6, 3, 6, 9]], isHard: false },
  fire: { lines: RISING, isHard: false },
  access: { lines: FALLING, isHard: false },
  plane: { lines: DOTS, isHard: false },
  risk: { lines: LEVEL, isHard: true },
  closure: { lines: [...LEVEL, ...UPRIGHT], isHard: true },
  other: { lines: UPRIGHT, isHard: false },
} as const satisfies Record<RestrictionType, { lines: readonly HatchLine[]; isHard: boolean }>;

/** Strokes of each line, one over the other. The pale casing keeps it visible on any danger colour. */
export const HATCH_STROKES = [
  { part: "casing", width: 3.7 },
  { part: "line", width: 1.8 },
] as const;

/** Returns a hatch as SVG path data. */
export const hatchPath = (type: RestrictionType): string =>
  HATCHES[type].lines.map(([x1, y1, x2, y2]) => `M${x1} ${y1}L${x2} ${y2}`).join("");
