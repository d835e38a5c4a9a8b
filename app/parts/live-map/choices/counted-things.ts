import type { SayOf } from "../../../i18n/texts-of.ts";
import type { liveMapTexts } from "../texts.ts";
import type { MapViewName } from "./map-words.ts";

/** The things in each view's list. Bookmarks have their own text. */
const THINGS = {
  fires: "fires",
  danger: "danger",
  closures: "restrictions",
  measures: "restrictions",
  areas: "areas",
  territories: "territories",
  bookmarks: "fires",
  report: "fires",
} as const satisfies Record<MapViewName, string>;

/** Returns a count of a view's things by their name: “3 fires”, “2 zones”. */
export const countedThings = (view: MapViewName, count: number, t: SayOf<typeof liveMapTexts>): string =>
  t(`livemap.count.${THINGS[view]}`, { count });
