import { SERVED_SCREENS } from "./site-map.server.ts";
import { OPEN_SCREENS, SCREENS, type ScreenName } from "./site-map.ts";

/** Screens that an editor's menu can link to, by name: their addresses need no parameters. */
export const MENU_SCREENS: ReadonlyMap<string, ScreenName> = new Map(
  OPEN_SCREENS.filter((name) => SERVED_SCREENS[name].isInSitemap && !SCREENS[name].path.fr.includes("{")).map(
    (name) => [name, name],
  ),
);

/** Returns whether a menu can link to a screen of this name. */
export const isMenuScreen = (name: string): boolean => MENU_SCREENS.has(name);
