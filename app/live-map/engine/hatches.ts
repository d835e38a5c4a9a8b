import type { RestrictionType } from "#fires/restriction.ts";

/** Side of a hatch's tile, in pixels on the map and in units of the legend. */
export const HATCH_TILE = 12;

const LEVEL = "M0 6L12 6";
const UPRIGHT = "M6 0L6 12";
const DASHES = "M3 6L9 6";
const UPRIGHT_DASH = "M6 3L6 9";

/**
 * Hatch of each type of restriction, as a path. The lines differ, so that two overlapping hatches can be
 * distinguished. Hard restrictions have the colour of warnings.
 */
export const HATCHES: Readonly<Record<RestrictionType, string>> = {
  construction_morning: DASHES,
  construction_afternoon: UPRIGHT_DASH,
  construction_day: DASHES + UPRIGHT_DASH,
  fire: "M0 12L12 0M-3 3L3 -3M9 15L15 9",
  access: "M12 12L0 0M15 3L9 -3M3 15L-3 9",
  plane: "M2.4 3L3.6 3M8.4 9L9.6 9",
  risk: LEVEL,
  closure: LEVEL + UPRIGHT,
  other: UPRIGHT,
};

/** Strokes of each line, one over the other. The pale casing keeps the line visible on any danger colour. */
export const HATCH_STROKES = [
  { part: "casing", width: 3.7 },
  { part: "line", width: 1.8 },
] as const;
