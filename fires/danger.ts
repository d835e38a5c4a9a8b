/** Fire danger levels: 1 low, 2 moderate, 3 high, 4 very high, 5 extreme. */
export const DANGER_LEVELS = [1, 2, 3, 4, 5] as const;

export type DangerLevel = (typeof DANGER_LEVELS)[number];
