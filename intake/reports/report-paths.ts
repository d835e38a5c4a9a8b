/** Path of a start token, requested when a person starts a report. */
export const REPORT_START_PATH = "/api/report/start";
/** Path to which browsers send a report, as JSON. */
export const REPORT_PATH = "/api/report";
/** Path to which browsers send its photos, one by one, unchanged. */
export const REPORT_PHOTO_PATH = "/api/report/photo";

/**
 * Headers of a photo: the report's key, the photo's own key, and its location (`lat,lon`) if the sender
 * agreed.
 */
export const PHOTO_HEADERS = {
  report: "Vigie-Report",
  photo: "Vigie-Photo",
  position: "Vigie-Photo-Position",
} as const;

/** Maximum size: a phone's own picture, if its browser could not make it smaller. */
export const MOST_PHOTO_BYTES = 12 * 1024 * 1024;
