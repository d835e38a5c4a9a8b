import { plainWords } from "#territory/slug.ts";
import { zoneByNumber } from "#territory/zones.ts";
import { DANGER_LEVELS, type DangerLevel } from "./danger.ts";
import type { DayDanger, ZoneDanger, ZoneShape } from "./model.ts";
import type { WireDayDanger, WireZoneDanger } from "./wire-danger.ts";
import type { WireZoneShape } from "./wire-zone-shape.ts";

const HEX_COLOR = /^#[0-9a-f]{6}$/i;

/** Levels by the API's words: in the specification, some days have words but no id. */
const LEVEL_BY_WORDS: Readonly<Record<string, DangerLevel>> = {
  bas: 1,
  modere: 2,
  eleve: 3,
  "tres eleve": 4,
  extreme: 5,
  low: 1,
  moderate: 2,
  high: 3,
  "very high": 4,
};

/** Converts a zone's record with three days. The record's name is often empty: see `nameZones`. */
export function toZoneDanger(record: WireZoneDanger): ZoneDanger {
  const days = [record.DangerJour1, record.DangerJour2, record.DangerJour3] as const;
  return {
    zone: record.NumeroZone,
    name: record.Nom ?? "",
    days: [toDay(days[0]), toDay(days[1]), toDay(days[2])],
  };
}

export function toZoneShape(record: WireZoneShape): ZoneShape {
  return { zone: record.Numero, name: nameOf(record.Numero, record.Nom ?? ""), geometry: record.geojson };
}

/** Names each zone by its shape, otherwise by its own record, otherwise by the territory's name. */
export function nameZones(danger: readonly ZoneDanger[], shapes: readonly ZoneShape[]): ZoneDanger[] {
  const names = new Map(shapes.map(({ zone, name }) => [zone, name]));
  return danger.map((zone) => ({ ...zone, name: names.get(zone.zone) || nameOf(zone.zone, zone.name) }));
}

function nameOf(zone: number, given: string): string {
  return given || (zoneByNumber(zone)?.name ?? "");
}

/** Converts a day; null without a level. If id and words give different levels, the higher level counts. */
function toDay(day: WireDayDanger): DayDanger | null {
  if (day === null) return null;
  const { Id, Couleur, DescriptionFr, DescriptionEn } = day;
  const given = [
    DANGER_LEVELS.find((known) => known === Id) ?? null,
    levelOf(DescriptionFr),
    levelOf(DescriptionEn),
  ].filter((each) => each !== null);
  const level = DANGER_LEVELS.findLast((each) => given.includes(each)) ?? null;
  if (level === null) return null;
  const color = Couleur !== null && HEX_COLOR.test(Couleur) ? Couleur : null;
  // Omit words of a lower level.
  const wordsOf = (words: string | null) => ((levelOf(words) ?? level) === level ? (words ?? "") : "");
  return { level, color, label: { fr: wordsOf(DescriptionFr), en: wordsOf(DescriptionEn) } };
}

function levelOf(words: string | null): DangerLevel | null {
  return LEVEL_BY_WORDS[plainWords(words ?? "")] ?? null;
}
