/** Where browsers say that somebody begins a report: answered with what tells when. */
export const REPORT_START_PATH = "/api/report/start";
/** Where browsers send a report, as JSON. */
export const REPORT_PATH = "/api/report";
/** Where they send its photos, one by one, as they are. */
export const REPORT_PHOTO_PATH = "/api/report/photo";

/** Headers of a photo: the report's key, the photo's own, and where it was taken (`lat,lon`) if its sender agreed. */
export const PHOTO_HEADERS = {
  report: "Vigie-Report",
  photo: "Vigie-Photo",
  position: "Vigie-Photo-Position",
} as const;

/** A phone's own picture, where its browser could not make it smaller. */
export const MOST_PHOTO_BYTES = 12 * 1024 * 1024;
