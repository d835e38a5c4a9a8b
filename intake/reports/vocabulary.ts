/** Sources of a fire's point: typed, set on the map, the device's, or seen from the person's location. */
export const POINT_SOURCES = ["words", "map", "device", "sight"] as const;
export type PointSource = (typeof POINT_SOURCES)[number];

export const REPORT_STATUSES = ["new", "checking", "confirmed", "known", "unfounded"] as const;
export type ReportStatus = (typeof REPORT_STATUSES)[number];

export const MOST_PHOTOS = 3;
export const MOST_COMMENT_CHARACTERS = 2_000;
