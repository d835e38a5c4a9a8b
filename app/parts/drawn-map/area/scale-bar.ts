import type { Box } from "#territory/text-box.ts";

/** Round lengths that a reader can lay along a road. */
const KILOMETRES = [200, 100, 50, 20, 10, 5, 2, 1] as const;
const LONGEST_SHARE = 0.24;
/** Where the bar stands, from the lower left corner of the view. */
export const SCALE_AT = { x: 20, y: 20 } as const;
/** Room above the bar for its words in the largest letters. */
const WORDS_HIGH = 36;

/** The longest round distance that takes less than a quarter of the view. */
export function scaleBar({ left, right }: Box, kmPerUnit: number): { km: number; length: number } {
  const most = (right - left) * LONGEST_SHARE * kmPerUnit;
  const km = KILOMETRES.find((each) => each <= most) ?? 1;
  return { km, length: Math.round(km / kmPerUnit) };
}

/** What the bar and its words cover at most. */
export function scaleBox({ left, right, bottom }: Box): Box {
  return {
    left,
    right: left + SCALE_AT.x + (right - left) * LONGEST_SHARE,
    top: bottom - SCALE_AT.y - WORDS_HIGH,
    bottom,
  };
}
