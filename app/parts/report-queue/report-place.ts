import type { TypedReport } from "#intake/reports/typed-report.ts";
import type { Language } from "#territory/language.ts";
import { positionShown } from "#territory/position-shown.ts";

/** A precision of about a hundred metres, which a person can recognize. */
const DECIMALS = 3;

/** Returns the fire's place in the words by which the sender recognizes the report. */
export function reportPlace({ where, lat, lon, fromWhere }: TypedReport, language: Language): string {
  if (where.trim() !== "") return where.trim();
  if (lat !== "" && lon !== "")
    return positionShown({ lat: Number(lat), lon: Number(lon) }, language, DECIMALS);
  return fromWhere.trim();
}
