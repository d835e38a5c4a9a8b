import type { TextsOfSet } from "../../i18n/texts-of.ts";
import type { MapViewName } from "../../parts/map-links/map-words.ts";
import type { liveMapTexts } from "../texts.ts";

/** Names of the things in a view's list, except active fires. */
const THINGS: Partial<Record<MapViewName, "danger" | "restrictions" | "areas" | "territories">> = {
  danger: "danger",
  closures: "restrictions",
  measures: "restrictions",
  areas: "areas",
  territories: "territories",
};

/** Returns a count of a view's things by their name: “3 active fires”, “2 zones”. */
export function countedThings(view: MapViewName, count: number, t: TextsOfSet<typeof liveMapTexts>): string {
  const things = THINGS[view];
  return t(things ? `livemap.count.${things}` : "map.fires", { count });
}
