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
