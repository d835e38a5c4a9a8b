import { filterFires, sortFires } from "#fires/chosen-fires.ts";
import type { Fire, Restriction, Situation, ZoneDanger } from "#fires/model.ts";
import { isUpcoming, restrictionsInForce, upcomingRestrictions } from "#fires/restriction-rules.ts";
import type { Language } from "#territory/language.ts";
import { zoneByNumber } from "#territory/zones.ts";
import { dangerRow, fireRow, restrictionPlace } from "../../parts/fire/rows.server.ts";
import { levelOn } from "../../parts/fire/rows.ts";
import { MAP_STATUSES } from "../../parts/map-links/map-words.ts";
import { kindsShown, type MapChoices, typesShown } from "../choices/map-choices.ts";
import { areaRecords } from "./area-records.server.ts";
import type { RecordOptions } from "./record-options.ts";
import type { FireRecord, PlacedRecord, RestrictionRecord, ZoneRecord } from "./records.ts";
import { territoryRecords } from "./territory-records.server.ts";

/** Number of records for each choice of a view's filter, by the choice's key. */
export type FilterCounts = Readonly<Record<string, number>>;

/** Returns all records for some choices in list order; null if their data was never received. */
export function placedRecords(situation: Situation, options: RecordOptions): readonly PlacedRecord[] | null {
  const { fires, danger, restrictions } = situation;
  switch (options.choices.view) {
    case "danger":
      return danger.value && dangerRecords(danger.value, options);
    case "closures":
    case "measures":
      return restrictions.value && restrictionRecords(restrictions.value, options);
    case "areas":
      return areaRecords(situation, options);
    case "territories":
      return territoryRecords(situation, options);
    case "bookmarks":
      // Bookmarks are only in the browser: the server does not know them.
      return [];
    case "fires":
      return fires.value && fireRecords(fires.value, options);
    case "report":
      return (
        fires.value && fireRecords(fires.value, { ...options, choices: everyActiveFire(options.choices) })
      );
  }
}

/** Returns choices with all active fires: the report and its map include both protection zones. */
const everyActiveFire = (choices: MapChoices): MapChoices => ({
  ...choices,
  statuses: MAP_STATUSES,
  protection: null,
});

/** Returns the fires shown for some choices; empty if the view shows no fires. */
export function firesShown(fires: readonly Fire[], choices: MapChoices): Fire[] {
  if (choices.view !== "fires" && choices.view !== "report") return [];
  const { statuses, protection } = choices.view === "report" ? everyActiveFire(choices) : choices;
  return filterFires(fires, { statuses, ...(protection && { protection }) });
}

/** Returns the view's announced restrictions, which are listed separately and not on the map. */
export function announcedRecords(situation: Situation, options: RecordOptions): readonly RestrictionRecord[] {
  const { view } = options.choices;
  if (view !== "closures" && view !== "measures") return [];
  const types = typesShown(options.choices);
  return upcomingRestrictions(options.within.touching(situation.restrictions.value ?? []), options.now)
    .filter(({ type }) => types.includes(type))
    .map((restriction) => restrictionRecord(restriction, options));
}

/** Returns the listed records, and the counts for the view's filter (statuses, types or kinds). */
export function countedRecords(situation: Situation, options: RecordOptions) {
  const unfiltered: MapChoices = { ...options.choices, statuses: MAP_STATUSES, types: [], kinds: [] };
  const all = placedRecords(situation, { ...options, choices: unfiltered });
  const keys = keysShown(options.choices);
  const groups = Map.groupBy(all ?? [], ({ filterKey }) => filterKey);
  const counts: FilterCounts = Object.fromEntries([...groups].map(([key, each]) => [key, each.length]));
  return { placed: all && (keys ? all.filter(({ filterKey }) => keys.includes(filterKey)) : all), counts };
}

/** Returns the selected choices of the view's filter; null if the view has no filter with counts. */
function keysShown(choices: MapChoices): readonly string[] | null {
  switch (choices.view) {
    case "fires":
      return choices.statuses.map(String);
    case "closures":
    case "measures":
      return typesShown(choices);
    case "areas":
    case "territories":
      return kindsShown(choices);
    case "danger":
    case "bookmarks":
    case "report":
      return null;
  }
}

function fireRecords(
  fires: readonly Fire[],
  { choices, language, now, within }: RecordOptions,
): PlacedRecord[] {
  return sortFires(firesShown(fires, choices).filter(within.hasFire), "gravity").map((fire) => ({
    filterKey: String(fire.statusId),
    record: () => fireRecord(fire, language, now),
    geometry: fire.at && { type: "Point", coordinates: [fire.at.lon, fire.at.lat] },
  }));
}

export function fireRecord(fire: Fire, language: Language, now: Date): FireRecord {
  const { statusId: status, contained, extinguished, causeId, ...row } = fireRow(fire, language, now);
  return { kind: "fire", ...row, status };
}

/** Returns zones, highest danger first. */
function dangerRecords(
  danger: readonly ZoneDanger[],
  { choices: { day }, within }: RecordOptions,
): PlacedRecord[] {
  return danger
    .filter(({ zone }) => within.hasZone(zone))
    .map((zone) => zoneRecord(zone, day))
    .sort((a, b) => (b.level ?? 0) - (a.level ?? 0) || a.name.localeCompare(b.name, "fr"))
    .map((record) => ({ filterKey: String(record.level), record: () => record, geometry: null }));
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

function restrictionRecords(restrictions: readonly Restriction[], options: RecordOptions): PlacedRecord[] {
  const types = typesShown(options.choices);
  return restrictionsInForce(options.within.touching(restrictions), options.now)
    .filter(({ type }) => types.includes(type))
    .sort((a, b) => types.indexOf(a.type) - types.indexOf(b.type))
    .map((restriction) => ({
      filterKey: restriction.type,
      record: () => restrictionRecord(restriction, options),
      geometry: restriction.area,
    }));
}

export function restrictionRecord(
  restriction: Restriction,
  { language, now }: Pick<RecordOptions, "language" | "now">,
): RestrictionRecord {
  const { isUnsure = false, ...place } = restrictionPlace(restriction, language, now);
  const { type, title } = restriction;
  const isAnnounced = isUpcoming(restriction, now);
  return { kind: "restriction", type, title: title[language], ...place, isUnsure, isAnnounced };
}
