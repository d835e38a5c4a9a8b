import { AROUND_FILES, type AroundFile } from "#plan/around-files.ts";
import { activeAlerts } from "#surroundings/alerts-at.ts";
import { currentRecords } from "#surroundings/current-records.ts";
import type { SourceReading, SourceRecords, Surroundings } from "#surroundings/model.ts";
import type { Language } from "#territory/language.ts";
import { quebecDay } from "#territory/quebec-day.ts";
import { csvOf, fileResponse } from "../../parts/downloads/csv.server.ts";
import { AROUND_COLUMNS, AROUND_ORIGINS } from "./around-columns.server.ts";

/** Returns a source's current records as CSV; "absent" if not configured, null before the first reading. */
export function aroundFile(
  surroundings: Surroundings,
  source: AroundFile,
  language: Language,
  now: Date,
): Response | "absent" | null {
  if (surroundings[source] === undefined) return "absent";
  const { publicAlerts } = surroundings;
  if (source !== "publicAlerts" || publicAlerts === undefined)
    return fileOf(surroundings, source, language, now);
  const inForce = activeAlerts(publicAlerts.records ?? [], now).map(({ message }) => message);
  const records = publicAlerts.records && inForce;
  return fileOf({ publicAlerts: { ...publicAlerts, records } }, source, language, now);
}

function fileOf<S extends AroundFile>(surroundings: Surroundings, source: S, language: Language, now: Date) {
  // TypeScript cannot infer the reading's type from the generic source.
  const reading = surroundings[source] as SourceReading<SourceRecords[S]> | undefined;
  if (!reading?.records || reading.receivedAt === null) return null;
  const { records, receivedAt, takenAt } = reading;
  const csv = csvOf(
    {
      rows: currentRecords(source, records, now),
      columns: [
        ...AROUND_COLUMNS[source].map((column) => ({ ...column, key: column.title })),
        { key: SOURCE_TIME, title: SOURCE_TIME, cell: () => takenAt },
      ],
      readAt: receivedAt,
      origin: AROUND_ORIGINS[source],
    },
    language,
  );
  const name = `vigie-${AROUND_FILES[source][language]}-${quebecDay(receivedAt)}.csv`;
  return fileResponse(csv, { name, language, readAt: receivedAt });
}

const SOURCE_TIME = {
  fr: "Heure des données les plus récentes de la source (heure de l’Est)",
  en: "Time of the source’s latest data (Eastern time)",
};
