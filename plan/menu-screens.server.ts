import { SERVED_SCREENS } from "./site-map.server.ts";
import { OPEN_SCREENS, SCREENS, type ScreenName } from "./site-map.ts";

const MENU_SCREENS: ReadonlySet<string> = new Set(
  OPEN_SCREENS.filter((name) => SERVED_SCREENS[name].isInSitemap && !SCREENS[name].path.fr.includes("{")),
);

/** Returns whether an editor's menu can link to a screen of this name: its address needs no parameters. */
export const isMenuScreen = (name: string): name is ScreenName => MENU_SCREENS.has(name);
