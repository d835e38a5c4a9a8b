import { filterFires, hasStatus, sortFires } from "#fires/chosen-fires.ts";
import type { Fire, Situation } from "#fires/model.ts";
import type { Language } from "#territory/language.ts";
import { type FireChoices, isNarrowed, STATUS_CHOICES } from "../fire/fire-choices.ts";
import { fireRow } from "../fire/rows.server.ts";
import { writeCounts, writeFireRows } from "../fire/rows.ts";
import { quietState } from "../fire/season-state.ts";
import { zoneName } from "../place/area.server.ts";

/** Fires per page, few enough for the page and its headers to fit in a connection's first ten packets. */
export const FIRES_PER_PAGE = 10;

/**
 * Returns a page of the fires chosen from `all` (the situation's or an area's), with counts by status; null
 * if the fires are unknown.
 */
export function firesView(
  situation: Situation,
  all: readonly Fire[] | null,
  {
    choices,
    language,
    now,
  }: { readonly choices: FireChoices; readonly language: Language; readonly now: Date },
) {
  if (all === null) return null;
  const around = filterFires(all, { ...choices, status: "all" });
  const found = sortFires(filterFires(around, { status: choices.status }), choices.sort, choices.isReversed);
  const pages = Math.max(1, Math.ceil(found.length / FIRES_PER_PAGE));
  const page = Math.min(choices.page, pages);
  const rows = found.slice((page - 1) * FIRES_PER_PAGE, page * FIRES_PER_PAGE);
  const isFiltered = isNarrowed(choices);
  return {
    /** True if the choices filter the list more than the default does (active fires). */
    isFiltered,
    counts: writeCounts(STATUS_CHOICES, (status) => around.filter((fire) => hasStatus(fire, status)).length),
    rows: writeFireRows(rows.map((fire) => fireRow(fire, language, now))),
    zoneName: choices.zone === null ? null : zoneName(situation, choices.zone),
    total: found.length,
    /** The reason the list is empty; null if it is not. */
    none: found.length > 0 ? null : isFiltered ? ("filtered" as const) : quietState(situation, now),
    page,
    pages,
  };
}

export type FiresView = NonNullable<ReturnType<typeof firesView>>;
