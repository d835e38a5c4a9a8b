import type { Box } from "#territory/text-box.ts";

/** Round lengths, easy to compare with a road. */
const KILOMETRES = [200, 100, 50, 20, 10, 5, 2, 1] as const;
const LONGEST_SHARE = 0.24;
/** Position of the bar from the view's lower left corner. */
export const SCALE_AT = { x: 20, y: 20 } as const;
/** Height of the text above the bar in the largest font. */
const WORDS_HIGH = 36;

/** Returns the longest round distance that fits in a quarter of the view's width. */
export function scaleBar({ left, right }: Box, kmPerUnit: number): { km: number; length: number } {
  const most = (right - left) * LONGEST_SHARE * kmPerUnit;
  const km = KILOMETRES.find((each) => each <= most) ?? 1;
  return { km, length: Math.round(km / kmPerUnit) };
}

/** Returns the area that the bar and its text can cover. */
export function scaleBox({ left, right, bottom }: Box): Box {
  return {
    left,
    right: left + SCALE_AT.x + (right - left) * LONGEST_SHARE,
    top: bottom - SCALE_AT.y - WORDS_HIGH,
    bottom,
  };
}
