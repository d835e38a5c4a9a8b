import { screenAt } from "./paths.ts";
import { SERVED_SCREENS } from "./site-map.server.ts";

/** Whether a page's own form is sent to its address, as it is where no script runs. */
export function takesForm(pathname: string): boolean {
  const screen = screenAt(pathname);
  return screen !== null && "takesForm" in SERVED_SCREENS[screen.name];
}
