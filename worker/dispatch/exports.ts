import type { FeatureCollection, Point } from "geojson";
import type { DispatchReport } from "#intake/reports/operator-reports.server.ts";
import { reportLines } from "#intake/reports/report-lines.ts";
import { STATUS_WORDS } from "#intake/reports/report-words.ts";
import type { Language } from "#territory/language.ts";
import { spreadsheet } from "#territory/spreadsheet.server.ts";
import { textsIn } from "./texts.ts";

type Groups = readonly (readonly DispatchReport[])[];

/** Returns the reports as CSV for spreadsheets in that language, like the site's own files. */
export function reportsCsv(groups: Groups, language: Language): string {
  const t = textsIn(language);
  const lines = groups.flatMap((group, index) =>
    group.map((report) => {
      const { reference, createdAt, status, at, content, isSuspect } = report;
      const own: readonly (readonly [string, string | number | Date])[] = [
        [t("reference"), reference],
        [t("received"), createdAt],
        [t("status"), STATUS_WORDS[status][language]],
        [t("group"), index + 1],
        [t("latitude"), at?.lat ?? ""],
        [t("longitude"), at?.lon ?? ""],
        [t("suspect"), isSuspect ? "1" : ""],
        [t("phone"), content?.phone ?? ""],
        [t("photos"), report.photos.length],
      ];
      return new Map<string, string | number | Date>([
        ...own,
        ...(content ? reportLines(content, language).map(({ label, text }) => [label, text] as const) : []),
      ]);
    }),
  );
  const titles = [...new Set(lines.flatMap((line) => [...line.keys()]))];
  return spreadsheet(
    [titles, ...lines.map((line) => titles.map((title) => line.get(title) ?? ""))],
    language,
  );
}

/**
 * Returns the reports as GeoJSON (RFC 7946) for dispatch's own map. A report without a location has no
 * geometry.
 */
export function reportsGeoJson(groups: Groups): FeatureCollection<Point | null> {
  return {
    type: "FeatureCollection",
    features: groups.flatMap((group, index) =>
      group.map(({ id, at, photos, content, createdAt, ...rest }) => ({
        type: "Feature" as const,
        id,
        geometry: at && { type: "Point" as const, coordinates: [at.lon, at.lat] },
        properties: {
          ...{ ...rest, ...content, createdAt: createdAt.toISOString() },
          ...{ photos: photos.length, group: index + 1 },
        },
      })),
    ),
  };
}
