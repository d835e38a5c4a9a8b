import { SERVED_SCREENS } from "#plan/site-map.server.ts";
import { OPEN_SCREENS, type ScreenName } from "#plan/site-map.ts";

/** The site plan's themes, in order. */
export const PLAN_THEMES = ["fires", "profile", "agency", "data"] as const;
type PlanTheme = (typeof PLAN_THEMES)[number];

/** Names of the screens listed in the site plan. */
export type PlannedScreen = {
  [Name in ScreenName]: (typeof SERVED_SCREENS)[Name]["plan"] extends PlanTheme ? Name : never;
}[ScreenName];

/** Returns the screens of a theme, in the order of the site map. */
export const screensOf = (theme: PlanTheme): PlannedScreen[] =>
  OPEN_SCREENS.filter((name): name is PlannedScreen => SERVED_SCREENS[name].plan === theme);
