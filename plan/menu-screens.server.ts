import { SERVED_SCREENS } from "./site-map.server.ts";
import { OPEN_SCREENS, SCREENS, type ScreenName } from "./site-map.ts";

const MENU_SCREENS: ReadonlySet<string> = new Set(
  OPEN_SCREENS.filter((name) => SERVED_SCREENS[name].isInSitemap && !SCREENS[name].path.fr.includes("{")),
);

/** Returns whether editors' menus can link to a screen: it is in the sitemap and has no variable parts. */
export const isMenuScreen = (name: string): name is ScreenName => MENU_SCREENS.has(name);
