import { stringify } from "csv-stringify/sync";
import type { FeatureCollection, Point } from "geojson";
import type { DispatchReport } from "#intake/reports/operator-reports.server.ts";
import { STATUS_WORDS } from "#intake/reports/report-words.ts";
import { saidOf } from "#intake/reports/said-of.ts";
import type { Language } from "#territory/language.ts";
import { TIME_ZONE } from "#territory/time-zone.ts";
import { sayIn } from "./texts.ts";

type Groups = readonly (readonly DispatchReport[])[];

const MARKS = { fr: { delimiter: ";", decimal: "," }, en: { delimiter: ",", decimal: "." } } as const;
const quebecTime = new Intl.DateTimeFormat("sv-SE", {
  timeZone: TIME_ZONE,
  dateStyle: "short",
  timeStyle: "short",
});

/** For a spreadsheet of that language, as the site's own files: text that begins as a formula does is made harmless. */
export function reportsCsv(groups: Groups, language: Language): string {
  const t = sayIn(language);
  const { delimiter, decimal } = MARKS[language];
  const lines = groups.flatMap((group, index) =>
    group.map((report) => {
      const { reference, createdAt, status, at, said, isSuspect } = report;
      const own: readonly (readonly [string, string | number])[] = [
        [t("reference"), reference],
        [t("received"), quebecTime.format(createdAt)],
        [t("status"), STATUS_WORDS[status][language]],
        [t("group"), index + 1],
        [t("latitude"), at?.lat ?? ""],
        [t("longitude"), at?.lon ?? ""],
        [t("suspect"), isSuspect ? "1" : ""],
        [t("phone"), said?.phone ?? ""],
        [t("photos"), report.photos.length],
      ];
      return new Map<string, string | number>([
        ...own,
        ...(said ? saidOf(said, language).map(({ label, text }) => [label, text] as const) : []),
      ]);
    }),
  );
  const titles = [...new Set(lines.flatMap((line) => [...line.keys()]))];
  return stringify([titles, ...lines.map((line) => titles.map((title) => line.get(title) ?? ""))], {
    bom: true,
    delimiter,
    record_delimiter: "windows",
    escape_formulas: true,
    cast: { number: (value) => String(value).replace(".", decimal) },
  });
}

/** For a map of dispatch's own (RFC 7946); a report without a point has no geometry. */
export function reportsGeoJson(groups: Groups): FeatureCollection<Point | null> {
  return {
    type: "FeatureCollection",
    features: groups.flatMap((group, index) =>
      group.map(({ id, at, photos, said, createdAt, ...rest }) => ({
        type: "Feature" as const,
        id,
        geometry: at && { type: "Point" as const, coordinates: [at.lon, at.lat] },
        properties: {
          ...{ ...rest, ...said, createdAt: createdAt.toISOString() },
          ...{ photos: photos.length, group: index + 1 },
        },
      })),
    ),
  };
}
