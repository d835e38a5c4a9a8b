import type { ListDoubt } from "#fires/restrictions-doubt.ts";
import type { ListedRecord, RestrictionRecord } from "./records.ts";

export const RECORDS_PER_PAGE = 25;

/** The list next to the map; null if its data was never received. */
export interface ListView {
  readonly records: readonly ListedRecord[];
  readonly total: number;
  /** Reason why an empty list of restrictions may be wrong, if any; null in views without restrictions. */
  readonly doubt: ListDoubt | null;
  /** Number of listed records without a position on the map. */
  readonly unmapped: number;
  readonly page: number;
  readonly pages: number;
  readonly announced: readonly RestrictionRecord[];
}

/** Returns one page of a list. A page number past the end gives the last page. */
export function listPage<T>(all: readonly T[], wanted: number) {
  const pages = Math.max(1, Math.ceil(all.length / RECORDS_PER_PAGE));
  const page = Math.min(wanted, pages);
  const start = (page - 1) * RECORDS_PER_PAGE;
  return { rows: all.slice(start, start + RECORDS_PER_PAGE), total: all.length, page, pages };
}
