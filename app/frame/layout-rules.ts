import type { ScreenKind } from "../site-map.ts";

type LayoutName = ScreenKind["layout"] | "webviews";

/** The frame around a page; `isInside`: within the mobile application or another site's page. */
export const layoutFor = ({ layout }: ScreenKind, isInside: boolean): LayoutName =>
  isInside ? "webviews" : layout;
