import type { ScreenKind } from "#plan/site-map.ts";

type LayoutName = ScreenKind["layout"] | "webviews";

/**
 * Returns the layout around a page. `isInside` means inside the mobile application or another site's page.
 */
export const layoutFor = ({ layout }: ScreenKind, isInside: boolean): LayoutName =>
  isInside ? "webviews" : layout;
