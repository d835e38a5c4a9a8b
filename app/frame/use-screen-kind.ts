import { useLocation } from "react-router";
import { screenKindAt } from "../paths.ts";
import type { ScreenKind } from "../site-map.ts";

/** Returns the kind of the current screen. */
export const useScreenKind = (): ScreenKind => screenKindAt(useLocation().pathname);
