import type { downloadWords as french } from "./words.fr.ts";

export const downloadWords: Readonly<Record<keyof typeof french, string>> = {
  "download.fires": "Download the list of fires",
  "download.danger": "Download fire danger by zone",
  "download.restrictions": "Download the restrictions",
  "download.csv": "CSV",
  "download.csv.use": "spreadsheet",
  "download.geojson": "GeoJSON",
  "download.geojson.use": "map",
  "download.missing":
    "This data is not available right now: the agency’s service has not responded yet. Try again in a minute.",
  "download.notFound": "There is no file at this address.",
};
