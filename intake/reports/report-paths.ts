export const REPORT_START_PATH = "/api/report/start";
export const REPORT_PATH = "/api/report";
/** Path to which browsers send a report's photos, one by one, unchanged. */
export const REPORT_PHOTO_PATH = "/api/report/photo";

/** Headers of a photo: the report's key, the photo's key, and its location (`lat,lon`) if the sender agreed. */
export const PHOTO_HEADERS = {
  report: "Vigie-Report",
  photo: "Vigie-Photo",
  position: "Vigie-Photo-Position",
} as const;

/** Maximum bytes of a photo: a phone's full picture, if its browser could not make it smaller. */
export const MOST_PHOTO_BYTES = 12 * 1024 * 1024;
