/** Values of the fields about the fire, in the order of the form. */
export const SEEN = ["smoke", "flames", "both"] as const;
export const COLOURS = ["white", "grey", "black", "brown"] as const;
/** Compared with familiar things: a campfire, a car, a house, a soccer field, larger. */
export const SIZES = ["campfire", "car", "house", "field", "larger"] as const;
export const SPREADS = ["no", "slowly", "fast"] as const;
export const BURNING = ["grass", "trees", "debris", "building", "vehicle"] as const;
export const SINCE = ["now", "hour", "hours", "day"] as const;
export const NEAR = ["people", "buildings", "power-lines"] as const;
export const FIGHTING = ["yes", "no"] as const;
export const ACCESS = ["road", "track", "water", "none"] as const;

/**
 * Sources of a fire's point: typed and looked up, set on the map, from the device, or by direction from the
 * person's location.
 */
export const POINT_SOURCES = ["words", "map", "device", "sight"] as const;
export type PointSource = (typeof POINT_SOURCES)[number];

/** Statuses that dispatch gives a report. */
export const REPORT_STATUSES = ["new", "checking", "confirmed", "known", "unfounded"] as const;
export type ReportStatus = (typeof REPORT_STATUSES)[number];

export const MOST_PHOTOS = 3;
export const MOST_COMMENT_CHARACTERS = 2_000;
