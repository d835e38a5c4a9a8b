import type { FormKind } from "./page-rules.ts";
import { screenAt } from "./paths.ts";
import { SERVED_SCREENS } from "./site-map.server.ts";

/** Returns the kind of form that is sent to an address without scripts; null if there is none. */
export function takesForm(pathname: string): FormKind | null {
  const screen = screenAt(pathname);
  const served = screen && SERVED_SCREENS[screen.name];
  return served && "takesForm" in served ? served.takesForm : null;
}
