/** Seven silhouettes of equal style and weight, filled on a 24 px grid. A map can draw the same paths. */
export const SHAPE_PATHS = {
  triangle: "M12 2.5L22.5 21h-21z",
  square: "M4 4h16v16H4z",
  circle: "M12 2.5a9.5 9.5 0 1 1 0 19a9.5 9.5 0 0 1 0-19z",
  spark: "M12 .5l3 8.5 8.5 3-8.5 3-3 8.5-3-8.5L.5 12 9 9z",
  diamond: "M12 1l10.5 11L12 23 1.5 12z",
  ring: "M12 2.5a9.5 9.5 0 1 1 0 19a9.5 9.5 0 0 1 0-19zM12 6a6 6 0 1 0 0 12a6 6 0 0 0 0-12zM12 9.2a2.8 2.8 0 1 1 0 5.6a2.8 2.8 0 0 1 0-5.6z",
  cross: "M7 2.5l5 5 5-5L21.5 7l-5 5 5 5-4.5 4.5-5-5-5 5L2.5 17l5-5-5-5z",
} as const satisfies Record<string, string>;

export type Shape = keyof typeof SHAPE_PATHS;
