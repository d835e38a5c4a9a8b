import type { CAUSES } from "#fires/cause.ts";
import type { DangerLevel } from "#fires/danger.ts";
import type { OpenFireAnswer } from "#fires/open-fire.ts";
import type { RestrictionType } from "#fires/restriction.ts";
import type { STATUSES } from "#fires/status.ts";

// Public codes of the API. Client programs rely on these codes, which stay the same if the site's internal
// names change.

export const STATUS_CODES = {
  0: "recorded",
  1: "new",
  2: "under-observation",
  3: "out-of-control",
  4: "being-held",
  5: "under-control",
  6: "extinguished",
} as const satisfies Record<keyof typeof STATUSES, string>;

export const CAUSE_CODES = {
  1: "lightning",
  2: "railway",
  3: "forest-operations",
  4: "industrial-operations",
  5: "arson",
  6: "residents",
  7: "recreation",
  8: "miscellaneous",
  9: "undetermined",
} as const satisfies Record<keyof typeof CAUSES, string>;

export const DANGER_CODES = {
  1: "low",
  2: "moderate",
  3: "high",
  4: "very-high",
  5: "extreme",
} as const satisfies Record<DangerLevel, string>;

export const RESTRICTION_CODES = {
  construction_morning: "forest-work-morning",
  construction_afternoon: "forest-work-afternoon",
  construction_day: "forest-work-day",
  fire: "open-fire-ban",
  access: "access-ban",
  plane: "flight-ban",
  risk: "area-at-risk",
  closure: "closure",
  other: "other",
} as const satisfies Record<RestrictionType, string>;

export const OPEN_FIRE_CODES = {
  banned: "banned",
  beside: "ban-nearby",
  unknown: "unknown",
  unbanned: "no-provincial-ban",
} as const satisfies Record<OpenFireAnswer["kind"], string>;
