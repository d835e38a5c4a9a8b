import { chosenFires } from "#fires/chosen-fires.ts";
import type { Fire, Situation } from "#fires/model.ts";
import { isActive } from "#fires/status.ts";
import type { Language } from "#territory/language.ts";
import { formatsOf } from "../../i18n/format.ts";
import { formatAge } from "../../parts/data-age/data-age.ts";
import { EVERY_FIRE, type FireChoices, isNarrowed } from "../../parts/fire/fire-choices.ts";
import { fireRow } from "../../parts/fire/rows.server.ts";
import { zoneName } from "../../parts/place/area.server.ts";

/** Rows per page, to fit a page in 14 KB. */
const INDEX_PAGE_ROWS = 50;

function indexRow(fire: Fire, language: Language, now: Date) {
  const { contained, ...row } = fireRow(fire, language, now);
  const { shortDay } = formatsOf(language);
  const { startedAt, extinguishedAt, statusId } = fire;
  return {
    ...row,
    started: startedAt && shortDay(startedAt, now),
    extinguished: isActive(statusId) ? null : extinguishedAt && shortDay(extinguishedAt, now),
  };
}

export type IndexRow = ReturnType<typeof indexRow>;

function listView(situation: Situation, choices: FireChoices, language: Language, now: Date) {
  const { value } = situation.fires;
  if (value === null) return null;
  const found = chosenFires(value, choices);
  const pages = Math.max(1, Math.ceil(found.length / INDEX_PAGE_ROWS));
  const page = Math.min(choices.page, pages);
  const rows = found.slice((page - 1) * INDEX_PAGE_ROWS, page * INDEX_PAGE_ROWS);
  const isFiltered = isNarrowed(choices, EVERY_FIRE);
  return {
    total: found.length,
    isFiltered,
    zoneName: choices.zone === null ? null : zoneName(situation, choices.zone),
    page,
    pages,
    rows: rows.map((fire) => indexRow(fire, language, now)),
  };
}

/** Returns a filtered page of the year's fires; `list` is null until data has been read. */
export function fireIndexView(situation: Situation, choices: FireChoices, language: Language, now: Date) {
  const changedAt = situation.statistics.intensive.value?.modifiedAt ?? null;
  const regions = new Set(situation.fires.value?.flatMap(({ region }) => region ?? []));
  return {
    age: formatAge([situation.fires], language, now),
    changedAt: changedAt && formatsOf(language).dayTime(changedAt, now),
    regions: [...regions].join(" "),
    list: listView(situation, choices, language, now),
  };
}
