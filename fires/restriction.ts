/** Restriction types in display order. */
export const RESTRICTION_ORDER = [
  "construction_morning",
  "construction_afternoon",
  "construction_day",
  "fire",
  "access",
  "plane",
  "risk",
  "closure",
] as const;

export type RestrictionType = (typeof RESTRICTION_ORDER)[number];
