/** Restriction types in display order. `other` is one whose type the data leaves out, or that we do not know. */
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
