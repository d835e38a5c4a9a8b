import type { TypedReport } from "#intake/reports/typed-report.ts";
import type { Language } from "#territory/language.ts";
import { positionShown } from "#territory/position-shown.ts";

/** To a hundred metres or so: what somebody recognizes. */
const DECIMALS = 3;

/** Where a report says that the fire is, in the words that its sender knows it by. */
export function reportPlace({ where, lat, lon, fromWhere }: TypedReport, language: Language): string {
  if (where.trim() !== "") return where.trim();
  if (lat !== "" && lon !== "")
    return positionShown({ lat: Number(lat), lon: Number(lon) }, language, DECIMALS);
  return fromWhere.trim();
}
