import { REGIONS } from "#territory/regions.ts";
import { regionsWkt, zonesWkt } from "./areas.ts";
import { DAY_MS, dayNumber, instantOfDay } from "./calendar.ts";
import { type Spell, spellsOf, type Threshold } from "./danger-spells.ts";
import { FIRE_COUNTRY } from "./fire-country.ts";
import { fireMeasures } from "./fire-measures.ts";
import {
  MEASURE_TYPE,
  type Measure,
  type MeasureType,
  WORK_HOURS,
  type WorkHours,
} from "./measure-record.ts";
import { wordsOf } from "./measure-words.ts";
import type { PlannedMeasure } from "./planned-measure.ts";
import type { Season } from "./season-drawn.ts";

/** Notice before an end. Earlier, the end is open. */
const END_ANNOUNCED_MS = 2 * DAY_MS;
const BEGINS_AT_HOUR = 8;

/** Mean danger of a region's zones that starts and lifts each restriction. */
const BAN: Threshold = { from: 3.6, until: 2.9 };
const ACCESS: Threshold = { from: 4.5, until: 3.8 };
const WORK: readonly { readonly hours: WorkHours; readonly threshold: Threshold }[] = [
  { hours: WORK_HOURS.afternoon, threshold: { from: 3.9, until: 3.3 } },
  { hours: WORK_HOURS.morning, threshold: { from: 4.4, until: 3.9 } },
  { hours: WORK_HOURS.day, threshold: { from: 4.9, until: 4.4 } },
];
/** Regions that extend far beyond the forest. Their zones are drawn instead of the whole region. */
const DRAWN_BY_ZONES = new Set(["09", "10"]);

/**
 * Returns every restriction of a season: bans by region during high danger, closed areas around the largest
 * fires.
 */
export function plannedMeasures(season: Season): PlannedMeasure[] {
  const byRegion = REGIONS.flatMap(({ code }) => regionMeasures(season, code));
  return [...byRegion, ...fireMeasures(season)];
}

/** Returns the restrictions announced or in force at an instant. */
export function measuresInForce(planned: readonly PlannedMeasure[], now: number): Measure[] {
  return planned
    .filter(({ announcedAt, endsAt }) => announcedAt <= now && now < endsAt)
    .map(({ measure, beginsAt, endsAt }) => ({
      ...measure,
      DateDebut: new Date(beginsAt).toISOString(),
      DateFin: endsAt - now <= END_ANNOUNCED_MS ? new Date(endsAt).toISOString() : null,
    }));
}

function regionMeasures(season: Season, region: string): PlannedMeasure[] {
  const countries = FIRE_COUNTRY.filter((country) => country.region === region);
  if (countries.length === 0) return [];
  const firstDay = dayNumber(season.calendar.opensAt);
  const days = dayNumber(season.calendar.closesAt) - firstDay;
  const indices = Array.from({ length: days }, (_, offset) => {
    const sum = countries.reduce(
      (total, { anchor }) => total + season.danger.indexAt(anchor, firstDay + offset),
      0,
    );
    return sum / countries.length;
  });
  const zones = countries.map(({ zone }) => zone);
  const zonesContour = zonesWkt(zones);
  const banContour = DRAWN_BY_ZONES.has(region) ? zonesContour : regionsWkt([region]);
  const plan = (type: MeasureType, hours: WorkHours | null, contour: string | null) => (spell: Spell) =>
    planned(region, type, hours, contour, spell);
  return [
    ...spellsOf(indices, firstDay, BAN).map(plan(MEASURE_TYPE.fire, null, banContour)),
    ...spellsOf(indices, firstDay, ACCESS).map(plan(MEASURE_TYPE.access, null, zonesContour)),
    ...workSpells(indices, firstDay).flatMap(({ hours, spell }) =>
      plan(MEASURE_TYPE.construction, hours, zonesContour)(spell),
    ),
  ];
}

/** Returns the longest hours required on each day, as runs. A region has one ban on work at a time. */
function workSpells(indices: readonly number[], firstDay: number): { hours: WorkHours; spell: Spell }[] {
  const byHours = WORK.map(({ hours, threshold }) => ({
    hours,
    spells: spellsOf(indices, firstDay, threshold),
  }));
  const runs: { hours: WorkHours; spell: { fromDay: number; toDay: number } }[] = [];
  for (let day = firstDay; day < firstDay + indices.length; day++) {
    const hours = byHours.findLast(({ spells }) =>
      spells.some(({ fromDay, toDay }) => fromDay <= day && day < toDay),
    )?.hours;
    if (hours === undefined) continue;
    const last = runs.at(-1);
    if (last?.hours === hours && last.spell.toDay === day) last.spell.toDay = day + 1;
    else runs.push({ hours, spell: { fromDay: day, toDay: day + 1 } });
  }
  return runs;
}

function planned(
  region: string,
  type: MeasureType,
  hours: WorkHours | null,
  contour: string | null,
  { fromDay, toDay }: Spell,
): PlannedMeasure {
  return {
    measure: {
      Id: `${region}-${type}${hours === null ? "" : `-${hours}`}-${fromDay}`,
      ContourWKT: contour,
      ...wordsOf(type, hours),
      TypeMesureId: type,
      TypeRtfId: hours,
      RegionsAdministrativesImpactees: [region],
    },
    announcedAt: instantOfDay(fromDay),
    beginsAt: instantOfDay(fromDay, BEGINS_AT_HOUR),
    endsAt: instantOfDay(toDay, BEGINS_AT_HOUR),
    fireKey: null,
  };
}
