/** What people may say of what they see; each list in the order that it is asked. */
export const SEEN = ["smoke", "flames", "both"] as const;
export const COLOURS = ["white", "grey", "black", "brown"] as const;
/** Against familiar things: a campfire, a car, a house, a soccer field, more than that. */
export const SIZES = ["campfire", "car", "house", "field", "larger"] as const;
export const SPREADS = ["no", "slowly", "fast"] as const;
export const BURNING = ["grass", "trees", "debris", "building", "vehicle"] as const;
export const SINCE = ["now", "hour", "hours", "day"] as const;
export const NEAR = ["people", "buildings", "power-lines"] as const;
export const FIGHTING = ["yes", "no"] as const;
export const ACCESS = ["road", "track", "water", "none"] as const;

/** How the point of a fire came to be: typed and looked up, set on the map, the device's own, or seen from where somebody stands. */
export const POINT_SOURCES = ["words", "map", "device", "sight"] as const;
export type PointSource = (typeof POINT_SOURCES)[number];

/** What dispatch makes of a report. */
export const REPORT_STATUSES = ["new", "checking", "confirmed", "known", "unfounded"] as const;
export type ReportStatus = (typeof REPORT_STATUSES)[number];

export const MOST_PHOTOS = 3;
export const MOST_COMMENT_LETTERS = 2_000;
