import { useLocation } from "react-router";
import { screenKindAt } from "../paths.ts";
import type { ScreenKind } from "../site-map.ts";

/** How the screen that is shown stands in the site. */
export const useScreenKind = (): ScreenKind => screenKindAt(useLocation().pathname);
