import type { Situation } from "#fires/model.ts";
import type { Language } from "#territory/language.ts";
import { areaMapView } from "../area-map/area-map-view.server.ts";
import type { AreaMapView } from "../area-map/area-map-view.ts";
import { dataAge } from "../situation/data-age.ts";
import { cardView } from "./card-view.server.ts";
import { type MapChoices, typesShown } from "./map-choices.ts";
import type { MapSubject } from "./map-subject.ts";
import { filterCounts, placedRecords } from "./records.server.ts";
import type { MapRecord } from "./records.ts";
import { fireLabel, subjectView } from "./subject-view.server.ts";

/** Rows of the list that stand in one page. */
export const RECORDS_PER_PAGE = 25;

/** The list beside the map; null when its data has never come. */
export interface ListView {
  readonly records: readonly MapRecord[];
  readonly total: number;
  /** Listed, and not on the map for want of coordinates. */
  readonly unmapped: number;
  readonly page: number;
  readonly pages: number;
}

interface Asked {
  readonly choices: MapChoices;
  readonly language: Language;
  readonly now: Date;
}

/** What the map's page shows of a subject under some choices; null when the data does not list its fire. */
export function mapPageView(situation: Situation, subject: MapSubject, asked: Asked) {
  const shown = subjectView(situation, subject, asked.language);
  if (shown === null) return null;
  const { fires, danger, restrictions } = situation;
  return {
    subject: shown,
    card: cardView(situation, subject, asked.choices.selected, asked),
    drawn: drawnMap(situation, subject, asked),
    list: listView(situation, asked),
    counts: filterCounts(situation, asked),
    age: dataAge([fires, danger, restrictions]),
  };
}

/** The map of the subject as the server draws it, with the areas of the restrictions that the view is about. */
function drawnMap(
  situation: Situation,
  subject: MapSubject,
  { choices, language, now }: Asked,
): AreaMapView | null {
  const types = choices.view === "closures" || choices.view === "measures" ? typesShown(choices) : [];
  const restrictions = (situation.restrictions.value ?? []).filter(({ type }) => types.includes(type));
  if (subject.kind !== "fire") return areaMapView(situation, subject, { now, restrictions });
  const fire = situation.fires.value?.find(({ id }) => id === subject.id);
  if (!fire?.at) return areaMapView(situation, { kind: "province" }, { now, restrictions });
  return areaMapView(
    situation,
    { kind: "around", at: fire.at },
    { now, restrictions, subject: { kind: "fire", fire, label: fireLabel(fire, language) } },
  );
}

function listView(situation: Situation, asked: Asked): ListView | null {
  const placed = placedRecords(situation, asked);
  if (placed === null) return null;
  const pages = Math.max(1, Math.ceil(placed.length / RECORDS_PER_PAGE));
  const page = Math.min(asked.choices.page, pages);
  const start = (page - 1) * RECORDS_PER_PAGE;
  return {
    records: placed.slice(start, start + RECORDS_PER_PAGE).map(({ record }) => record),
    total: placed.length,
    unmapped: placed.filter(({ record, geometry }) => record.kind !== "zone" && geometry === null).length,
    page,
    pages,
  };
}
