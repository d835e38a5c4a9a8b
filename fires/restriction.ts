/** Restriction types in display order. `other` is a missing or unknown type. */
export const RESTRICTION_ORDER = [
  "construction_morning",
  "construction_afternoon",
  "construction_day",
  "fire",
  "access",
  "plane",
  "risk",
  "closure",
  "other",
] as const;

export type RestrictionType = (typeof RESTRICTION_ORDER)[number];
