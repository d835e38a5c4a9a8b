import { z } from "zod";
import { type Calendar, DAY_MS, dayNumber, instantOfDay } from "../season/calendar.ts";
import { FIRE_COUNTRY, type FireCountry } from "../season/fire-country.ts";
import { isNorthern } from "../season/ground.ts";
import { type ProtectionZone, pastCauses, pastYear, type Toll, tenYearMean } from "../season/past-years.ts";
import type { SeasonControls } from "../season/season-controls.ts";
import { type Statistics, statisticsOf } from "../season/statistics.ts";
import { type Filters, filters, protectionsOf, selectFires } from "./selection.ts";
import { testFires } from "./test-data.ts";

/** Days that every fire of a past year is assumed to burn: only the totals of past years are known. */
const DAYS_ACTIVE = 12;

/** Fraction, 0 to 1, of a protection zone's fires that a request selects; absent for other zones. */
type Shares = Readonly<Partial<Record<ProtectionZone, number>>>;

/** Returns the statistics of a past year up to a day of the season, in the public API's format. */
function pastStatistics(year: number, shares: Shares, seasonDay: number, mean: Toll, at: number): Statistics {
  const zones = Object.entries(shares) as [ProtectionZone, number][]; // the keys of Shares are zones
  const sum = (of: (zone: ProtectionZone) => number) =>
    zones.reduce((total, [zone, share]) => total + Math.round(of(zone) * share), 0);
  const fires = (day: number) => sum((zone) => pastYear(year, zone, day).fires);
  const hectares = (day: number) => sum((zone) => pastYear(year, zone, day).hectares);
  const active = (day: number) => fires(day) - fires(day - DAYS_ACTIVE);
  const started = fires(seasonDay);
  const lightning = sum((zone) => pastYear(year, zone, seasonDay).fires * pastCauses(year, zone).lightning);
  const undetermined = sum(
    (zone) => pastYear(year, zone, seasonDay).fires * pastCauses(year, zone).undetermined,
  );
  const burning = active(seasonDay);
  const [outOfControl, held] = [Math.floor(burning * 0.15), Math.floor(burning * 0.3)];
  return {
    NbFeuxAnnuel: started,
    NbFeuxMoyenne10Ans: mean.fires,
    NbFeuxActifs: burning,
    NbFeuxActifs24HeuresAvant: active(seasonDay - 1),
    NbFeuxActifs7JoursAvant: active(seasonDay - 7),
    SuperficieHaBruleeAnnuelle: hectares(seasonDay),
    SuperficieHaBruleeAnnuelle7JoursAvant: hectares(seasonDay - 7),
    SuperficieHaMoyenne10Ans: mean.hectares,
    NbFeuxNouveauxDerniers24Heures: started - fires(seasonDay - 1),
    NbFeuxEteintsDerniers24Heures: fires(seasonDay - DAYS_ACTIVE) - fires(seasonDay - DAYS_ACTIVE - 1),
    NbAnnuelFeuxCauseFoudre: lightning,
    NbAnnuelFeuxCauseHumaine: started - lightning - undetermined,
    NbAnnuelFeuxCauseIndeterminee: undetermined,
    NbFeuxRecense: 0,
    NbFeuxNouveau: 0,
    NbFeuxNouveaux24HeuresAvant: 0,
    NbFeuxSousObservation: 0,
    NbFeuxHorsControle: outOfControl,
    NbFeuxContenu: held,
    NbFeuxMaitrise: burning - outOfControl - held,
    DateDerniereModification: new Date(at).toISOString(),
  };
}

const isoDay = z.iso.date().transform((date) => instantOfDay(Date.parse(date) / DAY_MS + 1) - 1);
const instant = z.iso.datetime({ offset: true, local: true }).transform((date) => Date.parse(date));
const historicFilters = filters.extend({ dateHistorique: z.union([isoDay, instant]).optional() });

/** Day of the season on which every season is over. */
const WHOLE_SEASON = 366;

/** Returns the statistics of the selected fires now, at a past instant, or at the end of a past day. */
export function statisticsAnswer(controls: SeasonControls, query: Readonly<Record<string, string>>) {
  const wanted = historicFilters.parse(query);
  const { calendar } = controls.season;
  const now = controls.now();
  const at = Math.min(now, wanted.dateHistorique ?? now);
  const year = Math.min(yearOf(at), calendar.year);
  const shares = sharesOf(wanted);
  const seasonDay = seasonDayOf(at, calendar);
  const mean = meanOf(shares, year, seasonDay);
  if (year < calendar.year && !wanted.test)
    return { FeuxEtatSituationStats: pastStatistics(year, shares, seasonDay, mean, at) };
  const select = (instant: number) =>
    selectFires(wanted.test ? testFires(instant) : controls.firesAt(instant), wanted);
  const moments = { now: select(at), dayBefore: select(at - DAY_MS), weekBefore: select(at - 7 * DAY_MS) };
  return { FeuxEtatSituationStats: statisticsOf(moments, mean, at) };
}

const yearOf = (instant: number) => new Date(dayNumber(instant) * DAY_MS).getUTCFullYear();

/**
 * Returns the day of the season for an instant, rounded down, because means and past years change once a day.
 * Past years use the current season's calendar, so that the same date is the same day of every season.
 * On December 31 a past year is complete, whatever day of the simulated season that date is.
 */
function seasonDayOf(at: number, calendar: Calendar): number {
  const yearsAgo = calendar.year - yearOf(at);
  if (yearsAgo <= 0) return Math.floor(calendar.dayOf(at));
  const day = new Date(dayNumber(at) * DAY_MS);
  if (day.getUTCMonth() === 11 && day.getUTCDate() === 31) return WHOLE_SEASON;
  const sameDate = new Date(at);
  sameDate.setUTCFullYear(sameDate.getUTCFullYear() + yearsAgo);
  return Math.floor(calendar.dayOf(sameDate.getTime()));
}

/** Returns, for each requested protection zone, the share of its fires in the requested regions and MRCs. */
function sharesOf(wanted: Filters): Shares {
  const protections = protectionsOf(wanted);
  const weightIn = (countries: readonly FireCountry[]) =>
    countries.reduce((sum, { people, lightning }) => sum + people + lightning, 0);
  const inside = FIRE_COUNTRY.filter(
    ({ region, mrcCode }) =>
      (wanted.noRegionAdm?.includes(region) ?? true) && (wanted.noMrc?.includes(mrcCode) ?? true),
  );
  const shareOf = (zone: ProtectionZone) => {
    const isOf = (country: FireCountry) => isNorthern(country) === (zone === "northern");
    return weightIn(inside.filter(isOf)) / weightIn(FIRE_COUNTRY.filter(isOf));
  };
  return Object.fromEntries(
    (["intensive", "northern"] as const)
      .filter((zone) => protections[zone])
      .map((zone) => [zone, shareOf(zone)]),
  );
}

function meanOf(shares: Shares, year: number, seasonDay: number): Toll {
  const zones = Object.entries(shares) as [ProtectionZone, number][]; // the keys of Shares are zones
  const means = zones.map(([zone, share]) => ({ share, mean: tenYearMean(zone, year, seasonDay) }));
  return {
    fires: means.reduce((sum, { share, mean }) => sum + Math.round(mean.fires * share), 0),
    hectares: means.reduce((sum, { share, mean }) => sum + Math.round(mean.hectares * share), 0),
  };
}
