import { REGIONS } from "#territory/regions.ts";
import { circleArea, regionsWkt, zonesWkt } from "./areas.ts";
import { DAY_MS, dayNumber, instantOfDay } from "./calendar.ts";
import { FIRE_COUNTRY } from "./fire-country.ts";
import type { LivingFire } from "./living-fire.ts";
import {
  MEASURE_TYPE,
  type Measure,
  type MeasureType,
  WORK_HOURS,
  type WorkHours,
} from "./measure-record.ts";
import { wordsOf } from "./measure-words.ts";
import type { Season } from "./season-drawn.ts";

/** A restriction with its whole course. The season knows the end long before the end is announced. */
export interface PlannedMeasure {
  readonly measure: Omit<Measure, "DateDebut" | "DateFin">;
  readonly announcedAt: number;
  readonly beginsAt: number;
  readonly endsAt: number;
  /** Key of the out-of-control fire around which the restriction applies; null for whole regions. */
  readonly fireKey: string | null;
}

/** Restrictions around the largest fires: number of fires, minimum size, distance from the fire's edge. */
const AROUND_FIRES: readonly {
  readonly type: MeasureType;
  readonly fires: number;
  readonly fromHa: number;
  readonly marginKm: number;
}[] = [
  { type: MEASURE_TYPE.plane, fires: 14, fromHa: 300, marginKm: 9.3 },
  { type: MEASURE_TYPE.risk, fires: 8, fromHa: 800, marginKm: 20 },
  { type: MEASURE_TYPE.closure, fires: 5, fromHa: 8000, marginKm: 32 },
];

const HECTARES_PER_KM2 = 100;

/** Returns true if a fire gets out of control. Other fires get no restrictions. */
const isFought = ({ life }: LivingFire) => life.stages.some(({ condition }) => condition === 3);

function fireMeasures(season: Season): PlannedMeasure[] {
  const greatest = season.fires.filter(isFought).sort((a, b) => b.life.finalHa - a.life.finalHa);
  return AROUND_FIRES.flatMap(({ type, fires, fromHa, marginKm }) =>
    greatest
      .slice(0, fires)
      .filter(({ life }) => life.finalHa > fromHa)
      .map((fire) => around(fire, type, fromHa, marginKm)),
  );
}

function around(fire: LivingFire, type: MeasureType, fromHa: number, marginKm: number): PlannedMeasure {
  const { life, ground } = fire;
  const grown = (fromHa / life.finalHa) ** (1 / life.exponent);
  const beginsAt = Math.round(life.startsAt + grown * (life.growsUntil - life.startsAt));
  const { wkt, regions } = circleArea(
    ground.at,
    marginKm + Math.sqrt(life.finalHa / HECTARES_PER_KM2 / Math.PI),
  );
  const key = `${fire.Annee}-${fire.NoFeu}`;
  return {
    measure: {
      Id: `${key}-${type}`,
      ContourWKT: wkt,
      ...wordsOf(type, null),
      TypeMesureId: type,
      TypeRtfId: null,
      RegionsAdministrativesImpactees: regions,
    },
    announcedAt: beginsAt,
    beginsAt,
    endsAt: life.growsUntil,
    fireKey: key,
  };
}

/** Consecutive days, from `fromDay` to the day before `toDay`. */
interface Spell {
  readonly fromDay: number;
  readonly toDay: number;
}

interface Threshold {
  /** A spell begins after two days with an index of `from` or more, and ends after two days below `until`. */
  readonly from: number;
  readonly until: number;
}

const DAYS_IN_A_ROW = 2;

/** Returns the spells of high danger in a series of daily indices that begins on `firstDay`. */
export function spellsOf(indices: readonly number[], firstDay: number, { from, until }: Threshold): Spell[] {
  const spells: Spell[] = [];
  let begun: number | null = null;
  let days = 0;
  indices.forEach((index, offset) => {
    const turns = begun === null ? index >= from : index < until;
    days = turns ? days + 1 : 0;
    if (days < DAYS_IN_A_ROW) return;
    days = 0;
    if (begun !== null) spells.push({ fromDay: begun, toDay: firstDay + offset });
    begun = begun === null ? firstDay + offset : null;
  });
  if (begun !== null) spells.push({ fromDay: begun, toDay: firstDay + indices.length });
  return spells;
}

/** Time before a restriction's end at which its end date is announced. Before, the end date is null. */
const END_ANNOUNCED_MS = 2 * DAY_MS;
const BEGINS_AT_HOUR = 8;

/** Thresholds of each restriction, for the mean danger of a region's zones. */
const BAN: Threshold = { from: 3.6, until: 2.9 };
const ACCESS: Threshold = { from: 4.5, until: 3.8 };
const WORK: readonly { readonly hours: WorkHours; readonly threshold: Threshold }[] = [
  { hours: WORK_HOURS.afternoon, threshold: { from: 3.9, until: 3.3 } },
  { hours: WORK_HOURS.morning, threshold: { from: 4.4, until: 3.9 } },
  { hours: WORK_HOURS.day, threshold: { from: 4.9, until: 4.4 } },
];
/** Codes of regions that extend far beyond the forest. A fire ban there only covers the danger zones. */
const DRAWN_BY_ZONES = new Set(["09", "10"]);

/** Returns a season's restrictions: bans by region in high danger, closed areas around the largest fires. */
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

/** Returns spells of work bans. A region has one ban at a time: each day, the ban with the longest hours. */
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
