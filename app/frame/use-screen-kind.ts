import { useLocation } from "react-router";
import { screenKindAt } from "#plan/paths.ts";
import type { ScreenKind } from "#plan/site-map.ts";

/** Returns the kind of the current screen. */
export const useScreenKind = (): ScreenKind => screenKindAt(useLocation().pathname);
