export const REPORT_START_PATH = "/api/report/start";
export const REPORT_PATH = "/api/report";
/** Path to which browsers send its photos, one by one, unchanged. */
export const REPORT_PHOTO_PATH = "/api/report/photo";

/** Headers of a photo: both keys, and its location (`lat,lon`) if the sender agreed. */
export const PHOTO_HEADERS = {
  report: "Vigie-Report",
  photo: "Vigie-Photo",
  position: "Vigie-Photo-Position",
} as const;

/** Maximum size: a phone's own picture, if its browser could not make it smaller. */
export const MOST_PHOTO_BYTES = 12 * 1024 * 1024;
