import { useLocation } from "react-router";
import { screenKindAt } from "#plan/paths.ts";
import type { ScreenKind } from "#plan/site-map.ts";

export const useScreenKind = (): ScreenKind => screenKindAt(useLocation().pathname);
