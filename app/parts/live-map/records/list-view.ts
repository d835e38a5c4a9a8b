import type { ListDoubt } from "#fires/restrictions-doubt.ts";
import type { ListedRecord, RestrictionRecord } from "./records.ts";

/** Rows of the list that stand in one page. */
export const RECORDS_PER_PAGE = 25;

/** The list beside the map; null when its data has never come. */
export interface ListView {
  readonly records: readonly ListedRecord[];
  readonly total: number;
  /** Whether an empty list says that none is in force; null of what are no restrictions. */
  readonly doubt: ListDoubt | null;
  /** Listed, and not on the map for want of a place. */
  readonly unmapped: number;
  readonly page: number;
  readonly pages: number;
  readonly announced: readonly RestrictionRecord[];
}

/** One page of all that is listed; a page beyond the last is the last. */
export function listPage<T>(all: readonly T[], wanted: number) {
  const pages = Math.max(1, Math.ceil(all.length / RECORDS_PER_PAGE));
  const page = Math.min(wanted, pages);
  const start = (page - 1) * RECORDS_PER_PAGE;
  return { rows: all.slice(start, start + RECORDS_PER_PAGE), total: all.length, page, pages };
}
