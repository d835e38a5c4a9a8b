import type { Box } from "#territory/text-box.ts";
import { type DrawnFire, MANY_FIRES } from "./map-view.ts";

/** Half the side of a mark in drawing units by weight, smaller on a map with many fires. */
const MARK_SIZES = { few: [8, 12, 17], many: [6, 8.5, 12] } as const;

export const markSizes = (fires: number) => MARK_SIZES[fires > MANY_FIRES ? "many" : "few"];

/** Returns a function that gives the area covered by a mark, on a map with this many fires. */
export const markBox =
  (fires: number) =>
  ({ x, y, weight }: Pick<DrawnFire, "x" | "y" | "weight">): Box => {
    const half = markSizes(fires)[weight];
    return { left: x - half, right: x + half, top: y - half, bottom: y + half };
  };
