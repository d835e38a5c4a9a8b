import { OPEN_SCREENS, type ScreenName } from "../../site-map.ts";

/** What the site plan is made of, in its order: each theme's screens that have one address. */
export const PLAN = {
  fires: ["home", "current-situation", "current-situation-location", "map", "review", "fire-index"],
  data: ["api"],
} as const satisfies Record<string, readonly ScreenName[]>;

export type PlanTheme = keyof typeof PLAN;
export type PlannedScreen = (typeof PLAN)[PlanTheme][number];
export const PLAN_THEMES = Object.keys(PLAN) as PlanTheme[];

/** Screens of many addresses, and where the plan has them: one by one, or in an index of their own. */
export const LISTED = {
  "current-situation-region": "regions",
  "map-region": "regions",
  "current-situation-zone": "zones",
  "map-zone": "zones",
  "current-situation-fire": "fire-index",
  "map-fire": "fire-index",
} as const satisfies Partial<Record<ScreenName, "regions" | "zones" | "fire-index">>;

export const isOpen = (name: ScreenName) => OPEN_SCREENS.includes(name);
