import type { Bookmark } from "../bookmarks/bookmarks.ts";
import type { RecordFeatures } from "./geojson-guard.ts";

export const bookmarksOnMap = (bookmarks: readonly Bookmark[]): RecordFeatures => ({
  type: "FeatureCollection",
  features: bookmarks.flatMap(({ path, title, at }) =>
    at
      ? [
          {
            type: "Feature" as const,
            geometry: { type: "Point" as const, coordinates: [at.lon, at.lat] },
            properties: { kind: "bookmark" as const, id: path, name: title },
          },
        ]
      : [],
  ),
});
