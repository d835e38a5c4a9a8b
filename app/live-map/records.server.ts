import { filterFires } from "#fires/filter.ts";
import type { Fire, Restriction, Situation, ZoneDanger } from "#fires/model.ts";
import { restrictionsInForce } from "#fires/restriction-rules.ts";
import { sortFires } from "#fires/sort.ts";
import type { Language } from "#territory/language.ts";
import { zoneByNumber } from "#territory/zones.ts";
import { formatsOf } from "../i18n/format.ts";
import { dangerRow, fireRow, regionName } from "../situation/rows.server.ts";
import { levelOn } from "../situation/rows.ts";
import { MAP_STATUSES, type MapChoices, typesShown } from "./map-choices.ts";
import type { FireRecord, MapRecord, PlacedRecord, RestrictionRecord, ZoneRecord } from "./records.ts";

/** How many records each choice of a view's filter would show, by the choice's own key. */
export type FilterCounts = Readonly<Record<string, number>>;

interface Asked {
  readonly choices: MapChoices;
  readonly language: Language;
  readonly now: Date;
}

/** Every record that some choices show, in the list's order; null when its data has never come. */
export function placedRecords(situation: Situation, asked: Asked): readonly PlacedRecord[] | null {
  const { view } = asked.choices;
  if (view === "danger") return situation.danger.value && dangerRecords(situation.danger.value, asked);
  if (view === "closures" || view === "measures") {
    return situation.restrictions.value && restrictionRecords(situation.restrictions.value, asked);
  }
  return situation.fires.value && fireRecords(situation.fires.value, asked);
}

/** The counts beside the choices of the view's own filter: statuses, levels or types. */
export function filterCounts(situation: Situation, asked: Asked): FilterCounts {
  const everything: MapChoices = { ...asked.choices, statuses: MAP_STATUSES, types: [] };
  const placed = placedRecords(situation, { ...asked, choices: everything }) ?? [];
  const keys = placed.map(({ record }) => filterKey(record));
  return Object.fromEntries([...Map.groupBy(keys, (key) => key)].map(([key, all]) => [key, all.length]));
}

function filterKey(record: MapRecord): string {
  if (record.kind === "fire") return String(record.status);
  return record.kind === "zone" ? String(record.level) : record.type;
}

function fireRecords(fires: readonly Fire[], { choices, language, now }: Asked): PlacedRecord[] {
  const { statuses, protection } = choices;
  const shown = filterFires(fires, { statuses, ...(protection && { protection }) });
  return sortFires(shown, "gravity").map((fire) => ({
    record: fireRecord(fire, language, now),
    geometry: fire.at && { type: "Point", coordinates: [fire.at.lon, fire.at.lat] },
  }));
}

export function fireRecord(fire: Fire, language: Language, now: Date): FireRecord {
  const { id, name, number, sizeHa, region, place, started, isNorthern } = fireRow(fire, language, now);
  return {
    kind: "fire",
    id,
    name,
    number,
    status: fire.statusId,
    sizeHa,
    region,
    place,
    started,
    isNorthern,
  };
}

/** Gravest first, as the reader fears them. */
function dangerRecords(danger: readonly ZoneDanger[], { choices: { day } }: Asked): PlacedRecord[] {
  return danger
    .map((zone) => ({ record: zoneRecord(zone, day), geometry: null }))
    .sort(
      (a, b) =>
        (b.record.level ?? 0) - (a.record.level ?? 0) || a.record.name.localeCompare(b.record.name, "fr"),
    );
}

function zoneRecord(zone: ZoneDanger, day: number): ZoneRecord {
  const row = dangerRow(zone);
  return {
    kind: "zone",
    id: String(zone.zone),
    name: row.name,
    slug: zoneByNumber(zone.zone)?.slug ?? "",
    levels: row.levels,
    level: levelOn(day, row),
  };
}

function restrictionRecords(restrictions: readonly Restriction[], asked: Asked): PlacedRecord[] {
  const types = typesShown(asked.choices);
  return restrictionsInForce(restrictions, asked.now)
    .filter(({ type }) => types.includes(type))
    .sort((a, b) => types.indexOf(a.type) - types.indexOf(b.type))
    .map((restriction) => ({ record: restrictionRecord(restriction, asked), geometry: restriction.area }));
}

export function restrictionRecord(
  restriction: Restriction,
  { language, now }: Pick<Asked, "language" | "now">,
): RestrictionRecord {
  const { id, type, title, regions, startsAt, endsAt } = restriction;
  const formats = formatsOf(language);
  return {
    kind: "restriction",
    id,
    type,
    title: title[language],
    regions: formats.list(regions.map((code) => regionName(code, language))),
    from: startsAt && formats.dayTime(startsAt, now),
    until: endsAt && formats.dayTime(endsAt, now),
  };
}
