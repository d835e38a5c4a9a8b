import type { TypedReport } from "#intake/reports/report-fields.ts";
import { formatPosition } from "#territory/format-position.ts";
import type { Language } from "#territory/language.ts";

/** Decimals of a location: about a hundred metres, a precision that a person can recognize. */
const DECIMALS = 3;

/** Returns the fire's place in the words by which the sender recognizes the report. */
export function reportPlace({ where, lat, lon, fromWhere }: TypedReport, language: Language): string {
  if (where.trim() !== "") return where.trim();
  if (lat !== "" && lon !== "")
    return formatPosition({ lat: Number(lat), lon: Number(lon) }, language, DECIMALS);
  return fromWhere.trim();
}
